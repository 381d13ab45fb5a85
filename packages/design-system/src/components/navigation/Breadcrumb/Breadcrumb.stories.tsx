import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = preview.meta({
  component: Breadcrumb,
  title: 'Design system/Breadcrumb',
  args: { crumbs: [{ label: 'Home', href: '#home' }, { label: 'Coast Polo' }] },
});

export const Primary = meta.story({ tags: ['picture'] });
Primary.test('S2.PDP.03 home is a link and the page itself is not', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#home');
  await expect(canvas.getByText('Coast Polo')).toHaveAttribute('aria-current', 'page');
});

export const LongAndUnbroken = meta.story({
  args: {
    crumbs: [
      { label: 'Home', href: '#home' },
      { label: 'Men', href: '#men' },
      { label: 'Supercalifragilisticexpialidocious'.repeat(3) },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '342px' }}>
        <Story />
      </div>
    ),
  ],
});
LongAndUnbroken.test('S2.LIST.02 a long name wraps inside the page', async ({ canvas }) => {
  const list = canvas.getByRole('list');
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});

export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
