import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Inline } from '../../layout/Layout/Inline.tsx';
import { spinnerSizes } from './Spinner.css.ts';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  component: Spinner,
  title: 'Design system/Spinner',
  args: { label: 'Loading products' },
});

export const Announced = meta.story({});

Announced.test('announces what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading products');
});

export const Sizes = meta.story({
  render: () => (
    <Inline gap={24}>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
});
