import { within } from 'storybook/test';
import type { Canvas, Typist } from '../../../storybook/testing/story-parts.test-support.ts';

type Chooser = Typist & { readonly selectOptions: (element: Element, option: string) => Promise<void> };

/** Picks 'Kumarakom Flow Tee', which has no offer, and types a price. */
export async function fill(canvas: Canvas, userEvent: Chooser, price: string): Promise<void> {
  const category = await canvas.findByRole('combobox', { name: 'Category' });
  await within(category).findByRole('option', { name: 'T-Shirts' });
  await userEvent.selectOptions(category, 'T-Shirts');
  const item = await canvas.findByRole('combobox', { name: 'Item' });
  await within(item).findByRole('option', { name: 'Kumarakom Flow Tee (1002)' });
  await userEvent.selectOptions(item, 'Kumarakom Flow Tee (1002)');
  if (price !== '') await userEvent.type(canvas.getByRole('spinbutton', { name: 'Offer Price' }), price);
}
