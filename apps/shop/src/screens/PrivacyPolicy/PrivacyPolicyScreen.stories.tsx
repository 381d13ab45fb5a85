import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoPlaceholder } from '../../../storybook/testing/no-placeholder.test-support.ts';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';

const meta = preview.meta({ title: 'Screens/PrivacyPolicy', parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  render: renderScreen({ path: '/privacypolicy' }),
  parameters: { states: ['PrivacyPolicy/ready'] },
});

Ready.test('S2.STATIC.18 J56 is between header and footer and has no placeholder', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
  await expectNoPlaceholder(canvas.getByRole('main'));
});

Ready.test('S2.STATIC.01 has seven numbered sections', async ({ canvas }) => {
  const headings = (await canvas.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  await expect(headings.filter((text) => /^\d/.test(text ?? ''))).toEqual([
    '1. Information we collect',
    '2. How we use your information',
    '3. How we protect your information',
    '4. Your rights',
    '5. Third-party links',
    '6. Changes to this policy',
    '7. Contact us',
  ]);
});

Ready.test('S2.STATIC.02 the rights are access and update, opt-out, delete', async ({ canvas }) => {
  for (const right of ['Access and update:', 'Opt-out:', 'Delete:'])
    await expect(await canvas.findByText(right)).toBeVisible();
});

Ready.test('S2.STATIC.03 S2.STATIC.04 J56 names the site and its contacts', async ({ canvas }) => {
  const main = within(await canvas.findByRole('main'));
  await expect(await main.findByText(/This policy is about https:\/\/kayal\.example,/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'hello@kayal.example' })).toBeVisible();
  await expect(main.getByRole('link', { name: '+91 90000 00000' })).toBeVisible();
  await expect(main.getByText(/Kerala, India/)).toBeVisible();
});

export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });
