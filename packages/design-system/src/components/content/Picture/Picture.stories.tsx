import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Inline } from '../../layout/Layout/Inline.tsx';
import { pictureRatios } from './Picture.css.ts';
import { Picture } from './Picture.tsx';

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><rect width="40" height="50" fill="${colour}"/></svg>`)}`;
const broken = 'data:image/png;base64,AAAA';

const meta = preview.meta({
  component: Picture,
  title: 'Design system/Picture',
  args: { src: drawing('teal'), alt: 'Lagoon training tee', priority: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Loaded = meta.story({});

Loaded.test('has its alternative text and is loaded early in the first view', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Lagoon training tee' })).toHaveAttribute('fetchpriority', 'high');
});

export const Ratios = meta.story({
  render: (args) => (
    <Inline align="start">
      {pictureRatios
        .filter((ratio) => ratio !== 'fill')
        .map((ratio) => (
          <Picture key={ratio} {...args} ratio={ratio} alt={ratio} />
        ))}
    </Inline>
  ),
});

export const Fallback = meta.story({ args: { src: broken, fallbacks: [drawing('orange')] } });

Fallback.test('tries the next source once', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img').getAttribute('src')).toContain('orange'));
});

export const Placeholder = meta.story({ args: { src: broken, fallbacks: [`${broken}AA`] } });

Placeholder.test('keeps box and alternative text when no source loads', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img', { name: 'Lagoon training tee' }).tagName).toBe('svg'));
  const box = canvas.getByRole('img').getBoundingClientRect();
  await expect(box.height).toBeCloseTo(300, 0);
});

/** A picture that is not there yet: this one has nothing in it. */
export const TintedPlate = meta.story({ args: { src: drawing('none'), plate: '#0b5f5a' } });

TintedPlate.test('is tinted by the colour of what the picture will show', async ({ canvas }) => {
  const frame = canvas.getByRole('img').parentElement;
  const background = () => (frame === null ? '' : getComputedStyle(frame).backgroundColor);
  const tinted = background();
  frame?.removeAttribute('style');
  await waitFor(() => expect(background()).not.toBe(tinted));
});

/** A colour whose stored text is no hex code. */
export const UntintedPlate = meta.story({ args: { src: drawing('none'), plate: 'red; display: none' } });

UntintedPlate.test('puts no unchecked text into styles', async ({ canvas }) => {
  await expect(canvas.getByRole('img').parentElement).not.toHaveAttribute('style');
});

export const Responsive = meta.story({
  args: {
    src: drawing('teal'),
    widths: [320, 640],
    urlFor: (source: string, width: number) => `${source}#w=${width}`,
    sizes: '240px',
    priority: false,
  },
});

Responsive.test('offers the widths and is loaded when it is near', async ({ canvas }) => {
  const picture = canvas.getByRole('img');
  await expect(picture.getAttribute('srcset')).toContain('640w');
  await expect(picture).toHaveAttribute('loading', 'lazy');
});

export const FarBelow = meta.story({
  args: { priority: false },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '6000px' }}>
        <Story />
      </div>
    ),
  ],
});

FarBelow.test('a picture that is not requested yet has not failed', async ({ canvas }) => {
  await expect(canvas.getByRole('img').tagName).toBe('IMG');
});
