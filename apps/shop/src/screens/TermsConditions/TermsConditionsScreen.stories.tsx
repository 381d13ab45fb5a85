import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoPlaceholder } from '../../../storybook/testing/no-placeholder.test-support.ts';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/TermsConditions', parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  render: renderScreen({ path: '/termsconditions' }),
  parameters: { states: ['TermsConditions/ready'] },
});

Ready.test('S2.STATIC.18 J56 is between header and footer and has no placeholder', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
  await expectNoPlaceholder(canvas.getByRole('main'));
});

Ready.test('S2.STATIC.05 S2.STATIC.06-16 J57 has eleven numbered sections', async ({ canvas }) => {
  const headings = (await canvas.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  await expect(headings.filter((text) => /^\d/.test(text ?? ''))).toEqual([
    '1. Use of the website',
    '2. Account responsibility',
    '3. Product information and pricing',
    '4. Orders and payment',
    '5. Shipping and delivery',
    '6. Returns and refunds',
    '7. Intellectual property',
    '8. Limitation of liability',
    '9. Indemnification',
    '10. Changes to these terms',
    '11. Contact us',
  ]);
});

Ready.test('S2.STATIC.06 S2.STATIC.12 S9.POL.07 J57 says who may use the website, and how', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect((await main.findByText('Age:')).parentElement).toHaveTextContent(/18\+ years old.* parental consent/);
  for (const term of ['Accurate information:', 'Prohibited activities:', 'Intellectual property:'])
    await expect(main.getByText(term)).toBeVisible();
});

Ready.test('S2.STATIC.11 S2.STATIC.13 J56 fills the return period, and limits liability', async ({ canvas }) => {
  const main = await canvas.findByRole('main');
  await within(main).findByRole('heading', { level: 1 });
  await expect(main).toHaveTextContent('You can return a piece within 30 days of delivery');
  await expect(main).toHaveTextContent('at most the amount you paid');
});

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });
