import { demoShop } from '@kayal/demo-catalogue/settings';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ShopProvider } from '../../data/use-shop.ts';
import { productLink } from '../../paths.ts';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { SizeGuideDialog } from './SizeGuideDialog.tsx';

const meta = preview.meta({
  title: 'Parts/SizeGuide',
  decorators: [
    (Story) => (
      <ShopProvider value={demoShop}>
        <Story />
      </ShopProvider>
    ),
  ],
  parameters: { layout: 'fullscreen' },
});

const opener = { name: 'Size guide' };

export const BesideTheSizes = meta.story({
  render: renderScreen({ path: productLink({ id: 1001, name: 'Vembanad Run Tee' }).href, frame: 'bare' }),
});

BesideTheSizes.test(
  'the guide opens from the sizes, marks the chosen one and gives the focus back',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'S' }));
    await userEvent.click(canvas.getByRole('button', opener));
    const guide = within(await screen.findByRole('dialog', opener));
    const table = within(guide.getByRole('table', { name: 'Men, in cm' }));
    // The first choice loads the machine that keeps it.
    await expect(await table.findByRole('rowheader', { name: 'S (chosen)' })).toBeInTheDocument();
    await expect(table.getAllByRole('row')).toHaveLength(5);
    await userEvent.click(guide.getByRole('radio', { name: 'inches' }));
    await expect(guide.getByRole('table', { name: 'Men, in inches' })).toHaveTextContent('36.5–38.5');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', opener)).toHaveFocus());
  },
);

export const NoneForOneSize = meta.story({
  render: renderScreen({ path: productLink({ id: 1021, name: 'Jetty Gym Bag' }).href, frame: 'bare' }),
});

NoneForOneSize.test('a product of one size has no guide', async ({ canvas }) => {
  await expect(await canvas.findByRole('group', { name: 'Size' })).toBeVisible();
  await expect(canvas.queryByRole('button', opener)).toBeNull();
});

export const ForEither = meta.story({
  render: () => (
    <SizeGuideDialog
      guide={{ charts: ['women', 'men'], measures: ['waist', 'hips', 'insideLeg'] }}
      sizes={['S', 'M', 'XXL']}
      chosen="2XL"
      open
      onOpenChange={() => {}}
    />
  ),
});

ForEither.test('J33 offers both charts when the department is unknown; XXL is 2XL', async ({ userEvent }) => {
  const guide = within(await screen.findByRole('dialog', opener));
  await expect(within(guide.getByRole('table')).getByRole('rowheader', { name: '2XL (chosen)' })).toBeInTheDocument();
  await userEvent.click(guide.getByRole('radio', { name: 'Men' }));
  await expect(guide.getByRole('table', { name: 'Men, in cm' })).toHaveTextContent('82–83');
});

export const ForChildren = meta.story({
  render: () => (
    <SizeGuideDialog
      guide={{ charts: ['kids-chest'], measures: ['age', 'height', 'chest', 'waist'] }}
      sizes={['22', '24', '26', '28', '30', '32']}
      chosen={null}
      open
      onOpenChange={() => {}}
    />
  ),
  globals: { viewport: { value: 'phone' } },
});

ForChildren.test('ages stay in years in any unit', async ({ userEvent }) => {
  const guide = within(await screen.findByRole('dialog', opener));
  await userEvent.click(guide.getByRole('radio', { name: 'inches' }));
  const row = guide.getByRole('row', { name: /^22/ });
  await expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3–4', '38.5–42.5', '21.5–22.5', '20–21']);
});
