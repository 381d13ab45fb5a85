import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/Layout/Stack.tsx';
import { skeletonShapes } from './Skeleton.css.ts';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = preview.meta({
  component: SkeletonGroup,
  title: 'Design system/Skeleton',
  args: {
    label: 'Loading products',
    children: (
      <Stack>
        {skeletonShapes.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Shapes = meta.story({});

Shapes.test('is announced once for the group', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading products');
});
