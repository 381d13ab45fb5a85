import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { FooterGroup } from './FooterGroup.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta = preview.meta({
  component: SiteFooter,
  title: 'Design system/SiteFooter',
  subcomponents: { FooterGroup },
  args: {
    brand: <p style={{ fontSize: '2.25rem', fontWeight: 900, fontStretch: '125%', lineHeight: 1 }}>KAYAL</p>,
    groups: [
      {
        title: 'Need Help',
        links: [
          { label: 'Contact Us', href: '#contact' },
          { label: 'Shipping Policy', href: '#shipping' },
        ],
      },
      { title: 'Company', links: [{ label: 'About Us', href: '#about' }] },
      {
        title: 'More Info',
        links: [
          { label: 'Terms & Condition', href: '#terms' },
          { label: 'Privacy Policy', href: '#privacy' },
        ],
      },
      {
        title: 'Location',
        children: <address style={{ fontStyle: 'normal' }}>14 Canal Road, Alappuzha, Kerala 688001, India</address>,
      },
    ],
    copyright: '© 2026 KAYAL. All rights reserved.',
  },
  parameters: { layout: 'fullscreen' },
});

// S2.FTR.01 S2.FTR.02 S2.FTR.03 four groups, the address and the copyright text
// S2.FTR.04 on a wide screen all groups are open
export const Primary = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    for (const title of ['Need Help', 'Company', 'More Info', 'Location']) {
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    await expect(canvas.getByText(/Alappuzha/)).toBeVisible();
    await expect(canvas.getByText(/All rights reserved/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('S2.FTR.04 at or below 768 px a group unfolds at a press', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('link', { name: 'Contact Us' })).toBeNull();
  const head = canvas.getByRole('button', { name: 'Need Help' });
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(head);
  await expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'About Us' })).toBeNull();
});
