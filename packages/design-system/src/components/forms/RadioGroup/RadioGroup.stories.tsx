import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Text } from '../../content/Text/Text.tsx';
import { Radio, RadioCard, RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  component: RadioGroup,
  title: 'Design system/RadioGroup',
  args: { label: 'Address type', defaultValue: 'home', onValueChange: fn() },
  render: (args) => (
    <RadioGroup {...args}>
      <Radio value="home">Home</Radio>
      <Radio value="office">Office</Radio>
      <Radio value="other" disabled>
        Other
      </Radio>
    </RadioGroup>
  ),
});

export const Rows = meta.story({ tags: ['picture'] });

Rows.test('arrow keys move the choice', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Address type' })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Home' }));
  await userEvent.keyboard('{ArrowDown>}');
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Office' })).toBeChecked());
  await userEvent.keyboard('{/ArrowDown}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('office');
});

export const Cards = meta.story({
  args: { label: 'Deliver to', cards: true },
  render: (args) => (
    <RadioGroup {...args}>
      <RadioCard value="home" label="Meera Nair, Home">
        <Text as="span" weight="bold">
          Meera Nair
        </Text>
        <Text as="div" tone="muted" size={14}>
          12 Kayal Lane, Alappuzha, Kerala 688001
        </Text>
      </RadioCard>
      <RadioCard value="office" label="Meera Nair, Office">
        <Text as="span" weight="bold">
          Meera Nair
        </Text>
        <Text as="div" tone="muted" size={14}>
          Marine Drive, Kochi, Kerala 682011
        </Text>
      </RadioCard>
    </RadioGroup>
  ),
});

Cards.test('a press anywhere on the card chooses it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(/Marine Drive/));
  await expect(canvas.getByRole('radio', { name: 'Meera Nair, Office' })).toBeChecked();
});

export const WithError = meta.story({ args: { error: 'Choose one of the two.' } });
