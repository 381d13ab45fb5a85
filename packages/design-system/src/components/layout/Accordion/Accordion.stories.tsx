import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Heading } from '../../content/Heading/Heading.tsx';
import { Accordion } from './Accordion.tsx';

const meta = preview.meta({
  component: Accordion,
  title: 'Design system/Accordion',
  args: {
    items: [
      { id: 'fabric', title: 'Fabric and care', content: 'Recycled polyester, 140 g/m². Wash cold, dry in the shade.' },
      { id: 'delivery', title: 'Delivery and returns', content: 'Returns within 30 days of delivery.' },
      {
        id: 'long',
        title: 'What to do when the parcel arrives damaged, late, or at your neighbour two doors away',
        content: 'Write to us within 7 days.',
      },
    ],
    initiallyOpen: ['fabric'],
  },
  render: (args) => (
    <>
      <Heading level={2}>Details</Heading>
      <Accordion {...args} />
    </>
  ),
});

export const FirstOpen = meta.story({});

FirstOpen.test('sections open and close independently by keyboard', async ({ canvas, userEvent }) => {
  const delivery = canvas.getByRole('button', { name: 'Delivery and returns' });
  delivery.focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText(/within 30 days/)).toBeVisible();
  await expect(canvas.getByText(/Recycled polyester/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Fabric and care' }));
  await expect(canvas.queryByText(/Recycled polyester/)).toBeNull();
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
