import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/Layout/Stack.tsx';
import { Alert } from './Alert.tsx';
import { alertTones } from './Alert.css.ts';

const meta = preview.meta({
  component: Alert,
  title: 'Design system/Alert',
});

export const Tones = meta.story({
  render: () => (
    <Stack>
      {alertTones.map((tone) => (
        <Alert key={tone} tone={tone}>
          This is what {tone} looks like.
        </Alert>
      ))}
    </Stack>
  ),
});

Tones.test('only danger interrupts', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('danger');
  await expect(canvas.getAllByRole('status')).toHaveLength(2);
});

export const LongText = meta.story({
  args: { tone: 'danger', children: `${'Unbroken'.repeat(30)} and then some words that wrap onto the next lines.` },
});
