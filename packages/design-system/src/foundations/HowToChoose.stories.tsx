import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../components/content/Heading/Heading.tsx';
import { Stack } from '../components/layout/Layout/Stack.tsx';
import { Text } from '../components/content/Text/Text.tsx';

const meta = preview.meta({ title: 'How to choose' });

const choices: readonly (readonly [question: string, answer: string])[] = [
  [
    'Which button?',
    'One primary a view: the act the page is for. Secondary beside it; danger only for what cannot be undone.',
  ],
  ['Button or link?', 'A link goes somewhere and can be opened in a new tab; a button does something here.'],
  [
    'Dialog, drawer or toast?',
    'A dialog asks before going on. A drawer holds a side task such as filters. A toast says what has already happened and needs no answer.',
  ],
  ['Select or radio?', 'Up to five answers stand open as radios, so that they can be compared. More go into a select.'],
  ['Checkbox or chip?', 'Checkboxes choose; chips show what was chosen and take it away.'],
  ['Skeleton or spinner?', 'A skeleton where the final layout is known. A spinner only on the thing that was pressed.'],
];

export const HowToChoose = meta.story({
  render: () => (
    <Stack gap={24}>
      <Heading level={1}>How to choose</Heading>
      {choices.map(([question, answer]) => (
        <Stack key={question} gap={4}>
          <Heading level={2}>{question}</Heading>
          <Text>{answer}</Text>
        </Stack>
      ))}
    </Stack>
  ),
});
HowToChoose.test('answers every question', async ({ canvas }) => {
  for (const [question, answer] of choices) {
    await expect(canvas.getByRole('heading', { name: question })).toBeVisible();
    await expect(canvas.getByText(answer)).toBeVisible();
  }
});
