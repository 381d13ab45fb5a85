import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { ProgressOverlay } from './ProgressOverlay.tsx';

const meta = preview.meta({
  component: ProgressOverlay,
  title: 'Design system/ProgressOverlay',
  args: { progress: { kind: 'working' as const }, text: 'Saving the picture' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: '280px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Working = meta.story({});

Working.test('S4.IMG.02 shows what runs', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Saving the picture');
});

export const Percent = meta.story({
  args: { progress: { kind: 'percent', percent: 41.6 }, text: 'Sending front.webp' },
});

Percent.test('shows the progress', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '42');
});

export const Done = meta.story({ args: { progress: { kind: 'done' }, text: 'Picture saved' } });

export const Failed = meta.story({
  args: {
    progress: {
      kind: 'failed',
      actions: (
        <>
          <Button>Retry</Button>
          <Button variant="secondary">Close</Button>
        </>
      ),
    },
    text: 'lagoon-tee-front-with-a-long-name.webp could not be saved',
  },
});

Failed.test('J51 names the file and offers actions', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('lagoon-tee-front');
  await expect(canvas.getAllByRole('button')).toHaveLength(2);
});
