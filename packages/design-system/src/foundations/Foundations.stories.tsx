import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Layout/Stack.tsx';
import { storyCuts, storyImage } from '../components/storyPictures.test-support.ts';
import { Text } from '../components/Text/Text.tsx';
import { motionScale, spaceScale, textScale } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const meta = preview.meta({ title: 'Design system/Foundations' });

const roles = Object.entries(vars.color);

export const Colour = meta.story({
  render: () => (
    <Stack gap={8}>
      <Heading level={1}>Colour</Heading>
      <Text>Components name roles, never values. Marigold is a shape or stands on ink; it is never text on paper.</Text>
      {roles.map(([role, colour]) => (
        <div key={role} style={{ display: 'flex', gap: '16px', alignItems: 'center' }}>
          <span
            style={{
              inlineSize: '64px',
              blockSize: '44px',
              flex: 'none',
              background: colour,
              border: `1px solid ${vars.color.lineSoft}`,
            }}
          />
          <Text>{role}</Text>
        </div>
      ))}
    </Stack>
  ),
});
Colour.test('shows every role of the theme', async ({ canvas }) => {
  for (const [role] of roles) await expect(canvas.getByText(role, { exact: true })).toBeVisible();
});

export const ColourInTheDark = Colour.extend({ globals: { theme: 'dark' } });

export const Type = meta.story({
  render: () => (
    <Stack gap={16}>
      <Heading level={1}>Type</Heading>
      {Object.values(textScale).map((px) => (
        <p key={px} style={{ fontSize: `${px / 16}rem`, lineHeight: 1.1, overflowWrap: 'anywhere' }}>
          {`${px} Made to move ₹1,299`}
        </p>
      ))}
    </Stack>
  ),
});

export const Space = meta.story({
  render: () => (
    <Stack gap={12}>
      <Heading level={1}>Space</Heading>
      {Object.values(spaceScale).map((px) => (
        <div key={px} style={{ display: 'flex', gap: '16px', alignItems: 'center' }}>
          <span style={{ inlineSize: `${px}px`, blockSize: '16px', background: vars.color.brand }} />
          <Text>{`${px} px`}</Text>
        </div>
      ))}
    </Stack>
  ),
});

export const Motion = meta.story({
  render: () => (
    <Stack gap={12}>
      <Heading level={1}>Motion</Heading>
      <Text>Only transform and opacity move, and nothing moves for a reader who asked for less motion.</Text>
      {Object.entries(motionScale).map(([step, ms]) => (
        <Text key={step}>{`${step}: ${ms} ms`}</Text>
      ))}
    </Stack>
  ),
});

export const Pictures = meta.story({
  render: () => (
    <Stack gap={16}>
      <Heading level={1}>Pictures</Heading>
      <Text>Goods stand on a 4:5 plate that suits their colour, lit from the upper left.</Text>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12px' }}>
        {storyCuts.map((cut) => (
          <div key={cut}>{storyImage(cut, '#0B5F5A', '#DDECE8', cut)}</div>
        ))}
      </div>
    </Stack>
  ),
});

const choices: readonly (readonly [question: string, answer: string])[] = [
  [
    'Which button?',
    'One primary a view: the act the page is for. Secondary beside it; danger only for what cannot be undone.',
  ],
  ['Button or link?', 'A link goes somewhere and can be opened in a new tab; a button does something here.'],
  [
    'Dialog, drawer or toast?',
    'A dialog asks before going on. A drawer holds a side task such as filters. A toast tells what has already happened and needs no answer.',
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
