import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { FeatureBadges, type FeatureBadge } from './FeatureBadges.tsx';

const items: readonly FeatureBadge[] = [
  { label: 'Secure payment', icon: 'shield', href: '#terms' },
  { label: 'Size & Fit', icon: 'ruler', href: '#sizes' },
  { label: 'Free shipping', icon: 'truck', href: '#shipping' },
  { label: 'Free Shipping & Returns', icon: 'return', href: '#returns' },
];

const meta = preview.meta({
  component: FeatureBadges,
  title: 'Design system/FeatureBadges',
  args: { label: 'Our promises', items },
});

export const Primary = meta.story();
Primary.test('S2.PDP.12 four badges, each a link', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(4);
  await expect(canvas.getByRole('link', { name: 'Free Shipping & Returns' })).toHaveAttribute('href', '#returns');
});

export const WithoutLinks = meta.story({ args: { items: [{ label: 'Secure payment', icon: 'shield' }] } });
