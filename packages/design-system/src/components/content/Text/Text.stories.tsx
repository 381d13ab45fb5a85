import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/Layout/Stack.tsx';
import { textSizes, textTones, textWeights } from './Text.css.ts';
import { Text } from './Text.tsx';

const meta = preview.meta({
  component: Text,
  title: 'Design system/Text',
  args: { children: 'Quick dry cloth, flat seams.' },
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
});

export const Tones = meta.story({
  tags: ['picture'],
  render: (args) => (
    <Stack>
      {textTones
        .filter((tone) => tone !== 'inverse')
        .map((tone) => (
          <Text key={tone} {...args} tone={tone} />
        ))}
      <Text eyebrow size={12}>
        New arrivals
      </Text>
    </Stack>
  ),
});

export const Weights = meta.story({
  render: (args) => (
    <Stack>
      {textWeights.map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </Stack>
  ),
});

export const Tabular = meta.story({
  render: () => (
    <div>
      <Text as="div" tabular>
        <span data-testid="ones">₹1,111</span>
      </Text>
      <Text as="div" tabular>
        <span data-testid="eights">₹8,888</span>
      </Text>
    </div>
  ),
});

Tabular.test('S9.MON.01 digits have equal widths, so that prices are aligned', async ({ canvas }) => {
  await document.fonts.ready;
  const width = (id: string) => canvas.getByTestId(id).getBoundingClientRect().width;
  await expect(width('ones')).toBeCloseTo(width('eights'), 1);
});
