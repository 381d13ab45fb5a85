import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Products/Attributes', parameters: { layout: 'fullscreen' } });

export const Editing = meta.story({
  render: renderScreen({ path: '/catalogue?open=1001', as: 'admin', scenario: 'attributedGoods' }),
  parameters: { states: ['Products/ready'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Attributes: 4 of 4' }));
  },
});

Editing.test('attributes are chosen and typed by their kind, and a wrong number is named', async ({ userEvent }) => {
  const drawer = within(screen.getByRole('dialog'));
  await expect(await drawer.findByRole('checkbox', { name: 'Cotton' })).toBeChecked();
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Fit' }), 'Slim');
  const weight = drawer.getByRole('textbox', { name: 'Fabric weight (gsm)' });
  await userEvent.clear(weight);
  await userEvent.type(weight, 'heavy');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await userEvent.click(await drawer.findByRole('link', { name: /^This is not a number/ }));
  await expect(drawer.getByRole('textbox', { name: 'Fabric weight (gsm)' })).toHaveFocus();
  await userEvent.clear(drawer.getByRole('textbox', { name: 'Fabric weight (gsm)' }));
  await userEvent.type(drawer.getByRole('textbox', { name: 'Fabric weight (gsm)' }), '190');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await expectSeen(await screen.findByText(/is saved$/));
});

export const SizeOfTheModel = meta.story({
  render: renderScreen({ path: '/catalogue?open=1001', as: 'admin', scenario: 'modelled' }),
  parameters: { states: ['Products/ready'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Size of the model: 1 of / }));
  },
});

SizeOfTheModel.test(
  'what is said of the model is typed by colour, and stays when it is saved',
  async ({ userEvent }) => {
    const drawer = within(screen.getByRole('dialog'));
    const field = drawer.getByRole('textbox', { name: 'Pictures in PETROL BLUE' });
    await expect(field).toHaveValue('Model is 178 cm and wears M');
    await userEvent.clear(field);
    await userEvent.type(field, 'Model is 165 cm and wears S');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expectSeen(await screen.findByText(/is saved$/));
    await expect(drawer.getByRole('textbox', { name: 'Pictures in PETROL BLUE' })).toHaveValue(
      'Model is 165 cm and wears S',
    );
  },
);

export const EditingOnAPhone = Editing.extend({ globals: { viewport: { value: 'phone' } } });
