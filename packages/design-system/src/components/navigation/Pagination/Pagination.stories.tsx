import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  component: Pagination,
  title: 'Design system/Pagination',
  args: { label: 'Pages of products', current: 5, count: 12, hrefFor: (page: number) => `#page-${page}` },
});

export const Middle = meta.story();
Middle.test('every page is a link, and the current one is marked', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Page 5 of 12' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-6');
  await expect(canvas.getByRole('link', { name: 'Page 12 of 12' })).toHaveAttribute('href', '#page-12');
});

export const First = meta.story({ tags: ['picture'], args: { current: 1 } });
First.test('the link to the previous page stays visible and is disabled', async ({ canvas }) => {
  const back = canvas.getByRole('link', { name: 'Previous page' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await expect(back).not.toHaveAttribute('href');
});

export const Last = meta.story({ args: { current: 12 } });
export const Few = meta.story({ args: { current: 2, count: 3 } });
export const OnAPhone = Middle.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const RightToLeft = Middle.extend({ globals: { direction: 'rtl' } });
