import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ButtonLink } from '../../forms/Button/ButtonLink.tsx';
import { StatePanel } from './StatePanel.tsx';
import { EmptyState, FailedState, NotAllowedState, OfflineState } from './StatePanels.tsx';

const retry = fn();
const meta = preview.meta({
  component: StatePanel,
  title: 'Design system/StatePanel',
  args: { kind: 'empty', heading: 'Your bag is empty' },
});

export const Empty = meta.story({
  tags: ['picture'],
  render: () => (
    <EmptyState
      heading="Your bag is empty"
      text="What you add waits here until you order."
      actions={<ButtonLink href="/products">Shop new arrivals</ButtonLink>}
    />
  ),
});

Empty.test('says what to do next', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Shop new arrivals' })).toBeVisible();
});

export const Failed = meta.story({
  render: () => <FailedState heading="Could not load product details" onRetry={retry} />,
});

Failed.test('J54 differs from an empty list and can be retried', async ({ canvas, userEvent }) => {
  retry.mockClear();
  await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load product details');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(retry).toHaveBeenCalledOnce();
});

export const Offline = meta.story({ render: () => <OfflineState onRetry={retry} /> });
export const Retrying = meta.story({ render: () => <FailedState onRetry={retry} retrying /> });
export const NotAllowed = meta.story({
  render: () => <NotAllowedState actions={<ButtonLink href="/login">Log in</ButtonLink>} />,
});
