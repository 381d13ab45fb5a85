import type { MockShopState } from '@kayal/mocks';
import type { Canvas, Typist } from '../../../storybook/testing/story-parts.test-support.ts';

/** The page of a delivered order of three units of one piece. */
export const page = { path: '/orderreturn?o=KY260002', as: 'shopper', frame: 'bare' } as const;

/** Chooses one unit of the only piece, and a reason. */
export async function giveReason(canvas: Canvas, userEvent: Pick<Typist, 'click'> & SelectsOptions, reason: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Increase' }));
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Reason' }), reason);
  await canvas.findByRole('button', { name: 'Ask for the return' });
}

/** Presses the form's button. */
export const ask = async (canvas: Canvas, userEvent: Pick<Typist, 'click'>): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Ask for the return' }));

/** Chooses an option of a native select. */
interface SelectsOptions {
  readonly selectOptions: (select: Element, option: string) => Promise<unknown>;
}

/** The order arrived yesterday, so that it is in time for damage too. */
export function deliveredYesterday(state: MockShopState): void {
  const deliveredAt = Date.now() - 86_400_000;
  state.orders = state.orders.map((row) => (row.EntryNo === 'KY260002' ? { ...row, deliveredAt } : row));
}

/** The order arrived a year ago. */
export function deliveredLongAgo(state: MockShopState): void {
  const deliveredAt = Date.UTC(2025, 10, 1, 6, 0);
  state.orders = state.orders.map((row) => (row.EntryNo === 'KY260002' ? { ...row, deliveredAt } : row));
}

/** A picture as a phone takes it. */
export async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(60, 80);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 60, 80);
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

/** A network that loses the first call whose address contains a text. */
export function losesFirst(part: string) {
  return (send: typeof fetch): typeof fetch => {
    let isLost = false;
    return async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (isLost || !address.includes(part)) return send(input, init);
      isLost = true;
      throw new TypeError('Failed to fetch');
    };
  };
}
