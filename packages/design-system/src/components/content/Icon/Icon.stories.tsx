import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { Inline } from '../../layout/Layout/Inline.tsx';
import { Stack } from '../../layout/Layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { filledIcons, type IconName, iconNames, icons } from './icons.ts';

const meta = preview.meta({
  component: Icon,
  title: 'Design system/Icon',
  args: { name: 'bag' },
});

// every drawing stays inside its grid
// drawings are hidden from screen readers
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
  play: async ({ canvasElement, canvas }) => {
    for (const path of canvasElement.querySelectorAll('path')) {
      const box = path.getBBox();
      await expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(1);
      await expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(23);
    }
    await expect(canvas.queryAllByRole('img')).toHaveLength(0);
  },
});

/** A drawing as a separate file, in the colour of the surrounding text. */
const svgFile = (name: IconName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${filledIcons.includes(name) ? 'currentColor' : 'none'}" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${icons[name]}"/></svg>`;

/** All drawings as one archive. */
const archive = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(Object.fromEntries(iconNames.map((name) => [`${name}.svg`, strToU8(svgFile(name))]))));

function saveArchive(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([archive()], { type: 'application/zip' }));
  link.download = 'icons.zip';
  link.click();
  URL.revokeObjectURL(link.href);
}

// each file is a complete drawing
export const Downloads = meta.story({
  render: () => (
    <Inline gap={24}>
      <Button variant="secondary" onClick={saveArchive}>
        {`All ${iconNames.length} as icons.zip`}
      </Button>
      {iconNames.map((name) => (
        <a
          key={name}
          href={`data:image/svg+xml,${encodeURIComponent(svgFile(name))}`}
          download={`${name}.svg`}
          style={{ display: 'inline-flex', gap: '8px', alignItems: 'center', minBlockSize: '44px' }}
        >
          <Icon name={name} size={24} />
          {`${name}.svg`}
        </a>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(iconNames.length);
    for (const link of links) {
      const source = decodeURIComponent((link.getAttribute('href') ?? '').replace('data:image/svg+xml,', ''));
      const drawing = new DOMParser().parseFromString(source, 'image/svg+xml');
      await expect(drawing.querySelector('parsererror')).toBeNull();
    }
  },
});

Downloads.test('the archive has every file', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: `All ${iconNames.length} as icons.zip` })).toBeVisible();
  const files = unzipSync(archive());
  await expect(Object.keys(files)).toEqual(iconNames.map((name) => `${name}.svg`));
  await expect(new TextDecoder().decode(files['bag.svg'])).toBe(svgFile('bag'));
});
