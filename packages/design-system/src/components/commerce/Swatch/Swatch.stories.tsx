import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Swatch, swatchSizes } from './Swatch.tsx';

const meta = preview.meta({
  component: Swatch,
  title: 'Design system/Swatch',
  args: { hex: '#0B5F5A' },
});

export const Primary = meta.story();

export const Sizes = meta.story({
  render: (args) => (
    <div>
      {swatchSizes.map((size) => (
        <Swatch key={size} {...args} size={size} />
      ))}
    </div>
  ),
});

export const NotAColour = meta.story({ args: { hex: 'url(https://evil.example)' } });
NotAColour.test('S5.COLOR.01 free text in place of a hex code never reaches CSS', async ({ canvasElement }) => {
  const dot = canvasElement.querySelector('[data-state]');
  await expect(dot).toHaveAttribute('data-state', 'unknown');
  await expect(dot).not.toHaveAttribute('style');
});
