import { Heading, Stack, Text } from '@kayal/design-system';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  picturedComponents,
  statePicture,
  StatePictures,
} from '../../../../.storybook/component-page/StatePictures.tsx';

const meta = preview.meta({ title: 'For designers' });

export const PicturesOfStates = meta.story({
  render: () => (
    <Stack gap={24}>
      <Heading level={1}>Pictures of all states</Heading>
      <Text>Each button downloads one state as PNG, 390 px wide, in the first brand.</Text>
      {picturedComponents.map((component) => (
        <Stack key={component} gap={8}>
          <Heading level={2}>{component}</Heading>
          <StatePictures component={component} />
        </Stack>
      ))}
    </Stack>
  ),
});
PicturesOfStates.test('each state is a PNG of its own size', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button').length).toBeGreaterThanOrEqual(240);
  const picture = await statePicture('Button', 'design-system-button--primary');
  await expect(picture.type).toBe('image/png');
  const { width } = await createImageBitmap(picture);
  await expect(width).toBe(390);
});

export const ContrastOfTexts = meta.story({
  globals: { contrast: 'on' },
  render: () => (
    <>
      <p style={{ color: '#000000', background: '#ffffff' }}>Black on white</p>
      <p style={{ color: '#767676', background: '#ffffff' }}>Grey on white</p>
    </>
  ),
});
ContrastOfTexts.test('the toolbar’s switch writes its ratio above each text', async () => {
  const labels = () => document.querySelector('#kayal-contrast')?.textContent ?? '';
  await waitFor(() => expect(labels()).toContain('21.0:1'));
  await expect(labels()).toContain('4.5:1');
});
