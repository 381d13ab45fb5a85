import { within } from 'storybook/test';
import type { Canvas, Typist } from '../../../storybook/testing/story-parts.test-support.ts';

type Writer = Typist & { readonly clear: (element: Element) => Promise<void> };

/** The controls of a colour's row. */
export async function rowOf(canvas: Canvas, key: string) {
  const name = await canvas.findByRole('textbox', { name: `Display name of ${key}` });
  const hex = canvas.getByRole('textbox', { name: `Hex of ${key}` });
  return { name, hex, row: canvas.getByRole('row', { name: new RegExp(`^${key}`) }) };
}

/** Gives a colour another name and looks it up. */
export async function lookUp(canvas: Canvas, userEvent: Writer, key: string, text: string) {
  const row = await rowOf(canvas, key);
  await userEvent.clear(row.name);
  await userEvent.type(row.name, text);
  await userEvent.click(within(row.row).getByRole('button', { name: `Look up ${text.toUpperCase()}` }));
  return row;
}
