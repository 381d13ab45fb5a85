import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Text } from '../../content/Text/Text.tsx';
import { Container } from './Container.tsx';
import { Inline } from './Inline.tsx';
import { containerWidths, gaps } from './Layout.css.ts';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  component: Stack,
  title: 'Design system/Layout',
  parameters: { layout: 'fullscreen' },
});

export const Gaps = meta.story({
  render: () => (
    <Stack gap={24}>
      {gaps.map((gap) => (
        <Inline key={gap} gap={gap}>
          <Text>{gap} px</Text>
          <Text>between</Text>
          <Text>parts</Text>
        </Inline>
      ))}
    </Stack>
  ),
});

export const Containers = meta.story({
  render: () => (
    <Stack>
      {containerWidths.map((width) => (
        <Container key={width} width={width} data-testid={width}>
          <Text>{width}</Text>
        </Container>
      ))}
    </Stack>
  ),
});

Containers.test('keep text away from the edges', async ({ canvas }) => {
  for (const width of containerWidths) {
    await expect(canvas.getByText(width).getBoundingClientRect().left).toBeGreaterThanOrEqual(16);
  }
});
