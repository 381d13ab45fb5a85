import { useSyncExternalStore } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { readRecording, type PageEntry, type Recording } from './recording.test-support.ts';
import { openRecording, ReplayScreen } from './replay/open-recording.test-support.tsx';
import { replayAll, type ReplayResult } from './replay/replay-all.test-support.ts';
import { createReplay, type Replay } from './replay/replay.test-support.ts';
import { samples } from './samples/samples.test-support.ts';

/** Where `npm run replay` says which files to repeat, and where it reads the results. */
const filesOfCommand: unknown = import.meta.env['STORYBOOK_REPLAY_FILES'];
const resultFile = String(import.meta.env['STORYBOOK_REPLAY_RESULT'] ?? '');

const meta = preview.meta({ title: 'Recordings/Replay', parameters: { layout: 'fullscreen' } });

/** The replay that runs now. */
let current: Replay | null = null;
const listeners = new Set<() => void>();
const showReplay = (replay: Replay | null): void => {
  current = replay;
  for (const listener of listeners) listener();
};
const onReplay = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The screens of the replay that runs now. */
function Stage() {
  const replay = useSyncExternalStore(onReplay, () => current);
  return replay === null ? null : <ReplayScreen replay={replay} />;
}

const recorded = openRecording(samples.placed);

/** What the page Recordings writes: a story that ends after an entry. */
export const OneEntry = meta.story({ render: recorded.render, play: () => recorded.playTo(4) });

OneEntry.test('shows what the shopper saw then', async ({ canvas }) => {
  await expect(await canvas.findByText('Deliver to:')).toBeVisible();
});

/** Repeats recordings one after the other; `npm run replay` names others than the samples. */
export const Screens = meta.story({ render: () => <Stage /> });

async function recordings(): Promise<(readonly [file: string, recording: Recording])[]> {
  if (typeof filesOfCommand !== 'string') return [[samples.placed.title, samples.placed]];
  const { commands } = await import('vitest/browser');
  const files = filesOfCommand.split('\n');
  return Promise.all(files.map(async (file) => [file, readRecording(await commands.readFile(file))] as const));
}

Screens.test('repeats each recording without a server, as it was', async ({ msw }) => {
  const { commands, page } = await import('vitest/browser');
  const results: ReplayResult[] = [];
  for (const [file, recording] of await recordings()) {
    const first = recording.entries.find((entry): entry is PageEntry => entry.kind === 'page');
    if (first !== undefined) await page.viewport(first.viewport.width, first.viewport.height);
    const replay = createReplay(recording);
    msw.use(replay.handler);
    showReplay(replay);
    results.push(await replayAll(file, recording, replay));
    if (resultFile !== '') await commands.writeFile(resultFile, JSON.stringify(results));
    replay.close();
    showReplay(null);
  }
  await page.viewport(1280, 720);
  if (resultFile === '') await expect(results.map(({ difference }) => difference)).toEqual([null]);
});
