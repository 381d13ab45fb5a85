import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const meta = preview.meta({
  component: SectionHeading,
  title: 'Design system/SectionHeading',
  args: { title: 'New arrivals', link: { href: '#new', label: 'View all' } },
});

export const Primary = meta.story();
Primary.test('S1.HOME.03 the section’s title describes the link', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'New arrivals' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAccessibleDescription('New arrivals');
});

export const WithoutLink = meta.story({ args: { link: undefined, title: 'Similar Products' } });
