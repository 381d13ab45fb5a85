import { entryText } from './entry-text.test-support.ts';
import type { Recording } from './recording.test-support.ts';

/** A file to save. */
export interface WrittenFile {
  readonly name: string;
  readonly text: string;
}

/** The check at which a journey failed, for Testing Library; null where it has no equal. */
function failedCheck(failure: string): string | null {
  const [, by, what] = /^Locator:\s+getBy(Text|Role|Label)\((.*)\)$/m.exec(failure) ?? [];
  if (by === undefined || what === undefined || !/toBeVisible/.test(failure)) return null;
  return `await expect(await screen.findBy${by}Text(${what})).toBeVisible();`.replace(
    /findBy(Role|Text)Text/,
    'findBy$1',
  );
}

/**
 * Writes a recording up to an entry as a story with a test that fails until the error is mended. Both files belong in
 * `apps/shop/storybook/recordings`.
 */
export function asStory(recording: Recording, entry: number): readonly WrittenFile[] {
  const words = recording.title.match(/[A-Za-z]{2,}/g)?.slice(0, 6) ?? ['recording'];
  const file = words.join('-').toLowerCase();
  const name = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1).toLowerCase()}`).join('');
  const failure = recording.failure ?? 'Say what should be seen here.';
  const last = recording.entries[entry];
  const check = failedCheck(failure);
  const lines = [
    `import { ${check === null ? '' : 'expect, '}screen } from 'storybook/test';`,
    `import preview from '../../../../.storybook/preview.tsx';`,
    `import recorded from './${file}.recording.json' with { type: 'json' };`,
    `import { openRecording } from './replay/open-recording.test-support.tsx';`,
    ``,
    `const meta = preview.meta({ title: 'Recorded/${words.join(' ')}', parameters: { layout: 'fullscreen' } });`,
    `const recording = openRecording(recorded);`,
    ``,
    `/** Ends after: ${last === undefined ? 'nothing' : entryText(last).replaceAll('*/', '* /')} */`,
    `export const ${name} = meta.story({ render: recording.render, play: () => recording.playTo(${entry}) });`,
    ``,
    `${name}.test('does what the journey expected', async () => {`,
    ...failure.split('\n').map((line) => `  // ${line}`.trimEnd()),
    check === null
      ? `  await screen.findByText('Write here what should be seen, instead of this line.', {}, { timeout: 1000 });`
      : `  ${check}`,
    `});`,
    ``,
  ];
  const upTo: Recording = { ...recording, entries: recording.entries.slice(0, entry + 1) };
  return [
    { name: `${name}.stories.tsx`, text: lines.join('\n') },
    { name: `${file}.recording.json`, text: `${JSON.stringify(upTo, null, 1)}\n` },
  ];
}
