import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { AddressCard } from './AddressCard.tsx';

const meta = preview.meta({
  component: AddressCard,
  title: 'Design system/AddressCard',
  args: {
    name: 'Asha Nair',
    kind: 'Home',
    lines: ['12 Canal Road, Mullackal', 'Alappuzha 688001', '98470 00000'],
    actions: (
      <>
        <Button variant="secondary" onClick={fn()}>
          Edit
        </Button>
        <Button variant="quiet" onClick={fn()}>
          Remove
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '420px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Primary = meta.story({ tags: ['picture'] });
Primary.test('S2.ADDR.03 S2.ADDR.04 an address can be edited and removed', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
});

export const ActiveWithRadio = meta.story({
  args: {
    state: 'active',
    mark: 'Default billing address',
    choice: { group: 'deliver-to', isChosen: true, onChoose: fn() },
  },
});
ActiveWithRadio.test('S2.ADDR.02 S2.ACC.17 the active address is chosen and marked', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Asha Nair' })).toBeChecked();
  await expect(canvas.getByText('Default billing address')).toBeVisible();
});

export const Busy = meta.story({ args: { state: 'busy' } });

export const LongLines = meta.story({
  args: { name: 'Thiruvananthapuram'.repeat(4), lines: ['Verylongunbrokenstreetname'.repeat(3), 'Alappuzha 688001'] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '300px' }}>
        <Story />
      </div>
    ),
  ],
});
LongLines.test('S2.ACC.16 long lines break inside the card', async ({ canvas }) => {
  const card = canvas.getByRole('article');
  await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});
