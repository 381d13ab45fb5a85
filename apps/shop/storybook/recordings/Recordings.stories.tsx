import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { sharedWindow } from '../machines-panel/machines-bus.test-support.ts';
import { sendMachines } from '../machines-panel/send-machines.test-support.ts';
import type { WrittenFile } from './as-story.test-support.ts';
import type { Recording } from './recording.test-support.ts';
import * as css from './RecordingsPage.css.ts';
import { RecordingsPage } from './RecordingsPage.test-support.tsx';
import { RecordedScreen } from './replay/open-recording.test-support.tsx';
import { samples } from './samples/samples.test-support.ts';

const meta = preview.meta({ title: 'Recordings/Recordings', parameters: { layout: 'fullscreen' } });

const offered = [samples.placed, samples.other, samples.opened];

/** The story below, in a frame as wide as the recorded window: its dialogs and its focus stay in there. */
const screenStory = 'iframe.html?id=recordings-recordings--screen&viewMode=story';

/** Opens a recording, and shows the real screen at each of its entries beside its machines. */
export const Page = meta.story({
  render: () => (
    <RecordingsPage
      samples={offered}
      bus={window}
      screen={({ viewport: { width, height } }) => (
        <iframe title="Recorded screen" className={css.frame} src={screenStory} width={width} height={height} />
      )}
    />
  ),
});

/** What the page shows in its frame; alone it waits for a recording. */
export const Screen = meta.story({
  render: (_args: unknown, { msw }: Pick<StoryContext, 'msw'>) => <RecordedScreen msw={msw} bus={sharedWindow()} />,
});

const save = fn<(file: WrittenFile) => void>();

/** The page with its screen in the same document, which the test runner needs. */
function PageAndScreen({ msw }: Pick<StoryContext, 'msw'>) {
  const [bus] = useState(() => new EventTarget());
  useEffect(() => sendMachines(bus), [bus]);
  return (
    <RecordingsPage samples={offered} bus={bus} save={save} screen={() => <RecordedScreen msw={msw} bus={bus} />} />
  );
}

const render = (_args: unknown, { msw }: Pick<StoryContext, 'msw'>) => <PageAndScreen msw={msw} />;

type Canvas = StoryContext['canvas'];

async function openSample(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  { title }: Recording,
): Promise<void> {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Samples' }), title);
  await canvas.findByText(/^The screen is at entry [1-9]/);
}

/** Moves the slider. @param entry from 0 */
async function goTo(canvas: Canvas, entry: number): Promise<void> {
  await fireEvent.change(canvas.getByRole('slider', { name: /^Entry/ }), { target: { value: String(entry) } });
  await canvas.findByText(`The screen is at entry ${entry + 1}.`);
}

export const Empty = meta.story({
  render,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Samples' })).toHaveDisplayValue('Choose a sample');
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
});

/** Opened at its last entry, and written as a story. */
export const Loaded = meta.story({
  render,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openSample(context, samples.opened);
    await canvas.findByText('Deliver to:');
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Write as a story and a failing test' }));
    await expect(save.mock.calls.map(([{ name }]) => name)).toEqual([
      'OpeningTheBag.stories.tsx',
      'opening-the-bag.recording.json',
    ]);
  },
});

/** Before the answers that came later: the bag is not read yet. By keyboard, and forth and back again. */
export const Scrubbed = meta.story({
  render,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openSample(context, samples.opened);
    await canvas.findByText('Deliver to:');
    const back = canvas.getByRole('button', { name: 'Previous entry' });
    back.focus();
    for (const entry of [4, 3, 2]) {
      await userEvent.keyboard('{Enter}');
      await canvas.findByText(`The screen is at entry ${entry}.`);
    }
    await canvas.findByText('Loading your bag');
    await expect(back).toHaveFocus();
    await goTo(canvas, 4);
    await canvas.findByText('Deliver to:');
    await goTo(canvas, 1);
    await canvas.findByText('Loading your bag');
    await expect(canvas.getByText(/^Entry 2 of 5: GET .*\/session\//)).toBeVisible();
  },
});

export const Compared = meta.story({
  render,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openSample(context, samples.opened);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Compare with' }), samples.other.title);
    await canvas.findByText(/^They differ first in entry 6\. The other one: click at button “Place Order”/);
    await goTo(canvas, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first difference' }));
    await canvas.findByText('The screen is at entry 5.');
  },
});

/** A file that is no recording is refused with the reason; a recording is opened. */
export const BrokenFile = meta.story({
  render,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const upload = (text: string) =>
      userEvent.upload(input ?? document.body, new File([text], 'recording.json', { type: 'application/json' }));
    await upload(JSON.stringify(samples.opened));
    await canvas.findByText('The screen is at entry 5.');
    await upload('{');
    await canvas.findByText('This file is not JSON.');
  },
});
