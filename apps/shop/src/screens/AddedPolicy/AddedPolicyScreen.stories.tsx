import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/AddedPolicy', parameters: { layout: 'fullscreen' } });
const phone = { viewport: { value: 'phone' } } as const;

export const Ready = meta.story({
  render: renderScreen({ path: '/policy?page=washing-care', scenario: 'policyAdded' }),
  parameters: { states: ['AddedPolicy/ready'] },
});

Ready.test('J56 shows the words of the owner, and the footer of every page leads to them', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Washing and care' })).toBeVisible();
  const main = canvas.getByRole('main');
  await expect(main).toHaveTextContent('Cloth lives longer when it is washed rarely.');
  await expect(within(main).getByRole('link', { name: 'Washing' })).toHaveAttribute(
    'href',
    '/policy?page=washing-care#washing',
  );
  const footer = within(canvas.getByRole('contentinfo'));
  await expect(footer.getByRole('link', { name: 'Washing and care' })).toHaveAttribute(
    'href',
    '/policy?page=washing-care',
  );
});

export const Phone = Ready.extend({ globals: phone });
export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

// J54 a page that the shop took down leads on to the shop
export const NotFound = meta.story({
  render: renderScreen({ path: '/policy?page=nothing' }),
  globals: phone,
  parameters: { states: ['AddedPolicy/notFound'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/');
  },
});
