import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Inline } from '../../layout/Layout/Inline.tsx';
import { Stack } from '../../layout/Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { iconNames } from './icons.ts';

const meta = preview.meta({ component: Icon, title: 'Design system/Icon', args: { name: 'bag' } });

export const All = meta.story({
  render: () => (
    <Inline gap={24}>
      {iconNames.map((name) => (
        <Stack key={name} gap={4} align="center">
          <Icon name={name} size={32} />
          <Text size={12} tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
});

All.test('every drawing stays inside its grid', async ({ canvasElement }) => {
  for (const path of canvasElement.querySelectorAll('path')) {
    const box = path.getBBox();
    await expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(1);
    await expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(23);
  }
});

All.test('drawings are silent for screen readers', async ({ canvas }) => {
  await expect(canvas.queryAllByRole('img')).toHaveLength(0);
});
