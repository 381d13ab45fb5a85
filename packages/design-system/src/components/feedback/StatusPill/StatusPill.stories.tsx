import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { StatusPill, type StatusTone, statusTones } from './StatusPill.tsx';

const tone: StatusTone = 'danger';
const meta = preview.meta({
  component: StatusPill,
  title: 'Design system/StatusPill',
  args: { tone, label: 'Pending' },
});

export const Primary = meta.story();
Primary.test('S4.ADMORD.01 a pending order is red and says so', async ({ canvas }) => {
  await expect(canvas.getByText('Pending')).toHaveAttribute('data-tone', 'danger');
});

export const Done = meta.story({ args: { tone: 'success', label: 'Success' } });
Done.test('S4.ADMORD.02 a delivered order is green and says so', async ({ canvas }) => {
  await expect(canvas.getByText('Success')).toHaveAttribute('data-tone', 'success');
});

export const Tones = meta.story({
  tags: ['picture'],
  render: (args) => (
    <>
      {statusTones.map((each) => (
        <StatusPill key={each} {...args} tone={each} />
      ))}
    </>
  ),
});
