import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../components/content/Heading/Heading.tsx';
import { Stack } from '../components/layout/Layout/Stack.tsx';
import { Text } from '../components/content/Text/Text.tsx';

const meta = preview.meta({ title: 'Introduction' });

const chapters: readonly (readonly [title: string, words: readonly string[]])[] = [
  [
    'What this is',
    [
      'The parts the KAYAL shop and its back office are built from, each in all its states, and every screen made of them. Screens run here on a mock shop: nothing needs a server.',
    ],
  ],
  [
    'Find a component',
    [
      'Foundations draws colour, type, space, motion and pictures from the tokens; How to choose settles which part to take.',
      'Design system has one page a component, by the name it is imported under. Controls lists every prop with its allowed values.',
    ],
  ],
  [
    'Find a screen',
    [
      'Screens has one page a screen, Chrome the header and the footer. A story whose name begins with an id such as S2.HOME.07 proves that row of the checklist.',
    ],
  ],
  [
    'Find a state',
    [
      'A screen’s stories are its states: ready, empty, loading, failed, offline, not allowed. Search (press /) for Empty or Failed to see that state everywhere.',
      'Statecharts draws each machine that decides the states, with the way to every one of them.',
    ],
  ],
  [
    'Read as others do',
    [
      'The toolbar sets theme, direction, text size, motion and language for every story, dialogs included; Viewport has the three designed widths. Forced colours come from the system or from the browser’s rendering tools.',
    ],
  ],
  [
    'Review a change',
    [
      'npm run test:stories runs every story in a browser and fails on what axe finds. npm run test:visual compares the pictures of all components and names the stories that differ.',
      'Look at the named stories in both themes and at 390 px. When the change is meant: npm run test:visual -- --update, look at the sheets, commit them.',
    ],
  ],
];

export const Introduction = meta.story({
  render: () => (
    <Stack gap={24}>
      <Heading level={1}>KAYAL design system</Heading>
      {chapters.map(([title, paragraphs]) => (
        <Stack key={title} gap={8}>
          <Heading level={2}>{title}</Heading>
          {paragraphs.map((words) => (
            <div key={words} style={{ maxInlineSize: '68ch' }}>
              <Text>{words}</Text>
            </div>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
});
Introduction.test('names every chapter', async ({ canvas }) => {
  for (const [title] of chapters) await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
});
