import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storyPicture } from '../../story-pictures.test-support.ts';
import { CategoryTile } from './CategoryTile.tsx';

const meta = preview.meta({
  component: CategoryTile,
  title: 'Design system/CategoryTile',
  args: { name: 'Track pants', href: '#track-pants', picture: storyPicture('shorts', '#3D5A80', '#DCE4EE') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '420px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Primary = meta.story();
Primary.test('S1.HOME.02 a category is one link with its name', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Track pants' })).toHaveAttribute('href', '#track-pants');
});

export const WithDetail = meta.story({ args: { detail: '48 items' } });

export const LongName = meta.story({
  args: { name: 'Swimmingwearandwatersportsaccessories for everybody', detail: '1,204 items' },
});
LongName.test('S1.HOME.02 a long name stays inside its tile', async ({ canvas }) => {
  const link = canvas.getByRole('link');
  await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
});
