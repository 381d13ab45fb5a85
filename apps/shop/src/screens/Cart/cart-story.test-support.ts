import type { StoryContext } from '@storybook/react-vite';

/** Presses Place Order once the bag and its address are there. */
export async function pressPlaceOrder({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await canvas.findByText('Deliver to:');
  const [button = document.body] = await canvas.findAllByRole('button', { name: 'Place Order' });
  await userEvent.click(button);
}
