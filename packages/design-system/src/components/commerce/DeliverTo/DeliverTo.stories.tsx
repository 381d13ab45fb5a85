import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ButtonLink } from '../../forms/Button/ButtonLink.tsx';
import { DeliverTo } from './DeliverTo.tsx';

const meta = preview.meta({
  component: DeliverTo,
  title: 'Design system/DeliverTo',
  args: {
    label: 'Deliver to:',
    address: 'Asha Nair, 12 Canal Road, Alappuzha 688001',
    emptyText: 'No address Selected',
    action: (
      <ButtonLink href="#address" variant="secondary">
        Add
      </ButtonLink>
    ),
  },
});

export const Primary = meta.story();
Primary.test('S2.CART.02 S2.CART.04 the active address is shown with a link to the addresses', async ({ canvas }) => {
  await expect(canvas.getByText('Deliver to:')).toBeVisible();
  await expect(canvas.getByText(/12 Canal Road/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '#address');
});

export const None = meta.story({ args: { address: undefined } });
None.test('S2.CART.03 without an address the line says so', async ({ canvas }) => {
  await expect(canvas.getByText('No address Selected')).toBeVisible();
  await expect(canvas.queryByText('Deliver to:')).toBeNull();
});

export const LongAddressOnAPhone = meta.story({
  args: { address: `${'Thiruvananthapurammunicipalcorporation'.repeat(2)} 695001` },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '342px' }}>
        <Story />
      </div>
    ),
  ],
});
