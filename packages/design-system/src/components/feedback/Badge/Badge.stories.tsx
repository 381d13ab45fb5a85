import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Inline } from '../../layout/Layout/Inline.tsx';
import { badgeTones } from './Badge.css.ts';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  component: Badge,
  title: 'Design system/Badge',
  args: { children: 'Delivered' },
});

export const Tones = meta.story({
  tags: ['picture'],
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone} icon="check">
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
});

Tones.test('has its state as text', async ({ canvas }) => {
  for (const tone of badgeTones) await expect(canvas.getByText(tone)).toBeVisible();
});

export const Dark = Tones.extend({ globals: { theme: 'dark' } });
