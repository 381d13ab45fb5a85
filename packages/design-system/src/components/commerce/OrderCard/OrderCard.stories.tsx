import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { StatusPill } from '../../feedback/StatusPill/StatusPill.tsx';
import { storyPicture } from '../../story-pictures.test-support.ts';
import { OrderCard } from './OrderCard.tsx';

const meta = preview.meta({
  component: OrderCard,
  title: 'Design system/OrderCard',
  args: {
    name: 'Coast Polo with Moisture Control',
    href: '#order-5012',
    picture: storyPicture('tee', '#C0311F', '#F3E3DC'),
    sizeText: 'Size: M',
    dateText: 'Ordered on 28/12/2024',
    status: <StatusPill tone="danger" label="Pending" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '760px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Primary = meta.story({ tags: ['picture'] });
Primary.test(
  'S2.ORD.01 S2.ORD.02 S2.ORD.03 S2.ORD.04 an order shows picture, name, size and date',
  async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Coast Polo with Moisture Control' })).toHaveAttribute(
      'href',
      '#order-5012',
    );
    await expect(canvas.getByText('Size: M')).toBeVisible();
    await expect(canvas.getByText('Ordered on 28/12/2024')).toBeVisible();
  },
);

export const Delivered = meta.story({
  args: { status: <StatusPill tone="success" label="Success" />, facts: ['Order 5012', '2 × ₹899'] },
});

export const LongNameOnAPhone = meta.story({
  args: { name: 'Supercalifragilisticexpialidocious'.repeat(2) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '342px' }}>
        <Story />
      </div>
    ),
  ],
});
