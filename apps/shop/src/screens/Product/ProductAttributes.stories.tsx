import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { productLink } from '../../paths.ts';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

/** Products of a shop whose owner defined attributes and size charts. */
const meta = preview.meta({ title: 'Screens/Product/Attributes', parameters: { layout: 'fullscreen' } });

const tee = productLink({ id: 1001, name: 'Vembanad Run Tee' }).href;

export const Attributes = meta.story({
  render: renderScreen({ path: tee, frame: 'bare', scenario: 'attributedGoods' }),
  parameters: { states: ['Product/ready'] },
});

Attributes.test(
  'S2.PDP.05 attributes stand among the facts, and in the data for search engines',
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Vembanad Run Tee' });
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms.slice(0, 4)).toEqual(['Fabric', 'Fit', 'Fabric weight', 'Care']);
    await expect(canvas.getByText('180 gsm')).toBeVisible();
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    );
    await expect(data.join('\n')).toContain('"material":"Cotton, Polyester"');
    await expect(data.join('\n')).toContain('{"@type":"PropertyValue","name":"Fit","value":"Regular"}');
  },
);

Attributes.test(
  'J33 the size guide has the owner’s chart in centimetres and inches, the chosen size marked',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'S' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Size guide' }));
    const guide = within(await screen.findByRole('dialog', { name: 'Size guide' }));
    await expect(guide.getByRole('table', { name: 'Run tees, in cm' })).toHaveTextContent('96–100');
    await expect(await guide.findByRole('rowheader', { name: 'S (chosen)' })).toBeInTheDocument();
    await expectSeen(guide.getByText('Laid flat, doubled.'));
    await userEvent.click(guide.getByRole('radio', { name: 'inches' }));
    await expect(guide.getByRole('table', { name: 'Run tees, in inches' })).toHaveTextContent('38–39.5');
  },
);

export const AttributesOnAPhone = Attributes.extend({ globals: { viewport: { value: 'phone' } } });

export const SizeOfTheModel = meta.story({
  render: renderScreen({ path: tee, frame: 'bare', scenario: 'modelled' }),
  parameters: { states: ['Product/ready'] },
});

SizeOfTheModel.test(
  'the size of the model stands below the pictures of its colour only',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Model is 178 cm and wears M')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'NAVY' }));
    await canvas.findByRole('button', { name: 'Zoom in on Vembanad Run Tee, NAVY, front' });
    await expect(canvas.queryByText('Model is 178 cm and wears M')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'LAGOON' }));
    await expect(await canvas.findByText('Model is 178 cm and wears M')).toBeVisible();
  },
);

export const SizeOfTheModelOnAPhone = SizeOfTheModel.extend({ globals: { viewport: { value: 'phone' } } });

Attributes.test('the product is chosen for a comparison, and taken out again', async ({ canvas, userEvent }) => {
  const toggle = await canvas.findByRole('button', { name: 'Compare Vembanad Run Tee' });
  await userEvent.click(toggle);
  await expect(await canvas.findByRole('link', { name: '1 to compare' })).toHaveAttribute('href', '/compare?c=1001');
  await userEvent.click(toggle);
  await expect(canvas.queryByRole('link', { name: '1 to compare' })).toBeNull();
});
