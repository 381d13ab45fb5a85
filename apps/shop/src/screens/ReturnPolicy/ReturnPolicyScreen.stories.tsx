import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoPlaceholder } from '../../../storybook/testing/no-placeholder.test-support.ts';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/ReturnPolicy', parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  render: renderScreen({ path: '/returnpolicy' }),
  parameters: { states: ['ReturnPolicy/ready'] },
});

Ready.test('S2.STATIC.18 J56 is between header and footer and has no placeholder', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Returns and Refunds Policy' })).toBeVisible();
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
  await expectNoPlaceholder(canvas.getByRole('main'));
});

Ready.test('S9.POL.03 S9.POL.04 S9.POL.05 S9.POL.06 states what can be returned, and when', async ({ canvas }) => {
  const main = await canvas.findByRole('main');
  await within(main).findByRole('heading', { level: 1 });
  await expect(main).toHaveTextContent('returns within 30 days of delivery');
  await expect(main).toHaveTextContent('Damaged or incorrect items must be reported within 7 days');
  await expect(main).toHaveTextContent('within 5-7 business days');
  await expect(main).toHaveTextContent('Final sale items are not returnable');
});

Ready.test('S2.STATIC.18 J55 the contents list leads to a section', async ({ canvas, userEvent }) => {
  const contents = within(await canvas.findByRole('navigation', { name: 'On this page' }));
  await userEvent.click(contents.getByRole('link', { name: 'Refunds' }));
  await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Refunds' })).toHaveFocus());
});

export const AtASection = meta.story({
  render: renderScreen({ path: '/returnpolicy#size-and-fit' }),
  parameters: { states: ['ReturnPolicy/atASection'] },
});

AtASection.test('J55 a link to a section scrolls to it', async ({ canvas }) => {
  const heading = await canvas.findByRole('heading', { level: 2, name: 'Size and fit' });
  await waitFor(() => expect(heading).toHaveFocus());
});

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });
