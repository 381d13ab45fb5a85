import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ColourDots } from './ColourDots.tsx';

const meta = preview.meta({
  component: ColourDots,
  title: 'Design system/ColourDots',
  args: {
    colours: [
      { name: 'Ink', hex: '#10201E' },
      { name: 'Lagoon', hex: '#0B5F5A' },
      { name: 'Marigold', hex: '#FFB31A' },
    ],
  },
});

export const Primary = meta.story();
Primary.test('S1.SHOP.06 the names of the colours are spoken', async ({ canvas }) => {
  await expect(canvas.getByRole('paragraph')).toHaveTextContent('Colours: Ink, Lagoon, Marigold');
});

export const One = meta.story({ args: { colours: [{ name: 'Paper', hex: '#FBFAF7' }] } });

export const Many = meta.story({
  args: {
    colours: Array.from({ length: 9 }, (_, index) => ({ name: `Shade ${index + 1}`, hex: `#${index}${index}6655` })),
  },
});
Many.test('S1.SHOP.06 more than five dots are counted', async ({ canvas }) => {
  await expect(canvas.getByText('+4')).toBeVisible();
});

export const UnknownColour = meta.story({ args: { colours: [{ name: 'Broom', hex: undefined }] } });
