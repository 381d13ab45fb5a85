import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/Layout/Stack.tsx';
import { headingSizes } from './Heading.css.ts';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  component: Heading,
  title: 'Design system/Heading',
  args: { level: 1 as const, children: 'Made to move' },
});

export const Sizes = meta.story({
  render: () => (
    <Stack gap={32}>
      {headingSizes.map((size, index) => (
        <Heading key={size} level={index === 0 ? 1 : 2} size={size}>
          Run the backwater road ₹1,299
        </Heading>
      ))}
    </Stack>
  ),
});

Sizes.test('level and size are independent', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(headingSizes.length - 1);
});

export const SecondBrand = Sizes.extend({ globals: { brand: 'monsoon' } });

SecondBrand.test('every size has the family of headlines', async ({ canvas }) => {
  for (const heading of canvas.getAllByRole('heading'))
    await expect(getComputedStyle(heading).fontFamily).toMatch(/^"Iowan Old Style"/);
});

export const LongName = meta.story({
  tags: ['picture'],
  args: { children: 'Thiruvananthapuram International Marathon finisher collection, long distance edition' },
  globals: { viewport: { value: 'phone' } },
});
