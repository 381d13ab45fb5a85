import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  title: 'Design system/VisuallyHidden',
});

export const InSentence = meta.story({
  render: () => (
    <p>
      ₹699 <VisuallyHidden>offer price</VisuallyHidden>
    </p>
  ),
});

InSentence.test('is in the text but takes no space', async ({ canvas }) => {
  const hidden = canvas.getByText('offer price');
  await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
});
