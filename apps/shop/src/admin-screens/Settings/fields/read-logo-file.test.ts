import { expect, it } from 'vitest';
import { readLogoFile } from './read-logo-file.ts';

it('J58 a logo is read by the ending of its name', async () => {
  const bytes = new Uint8Array([137, 80, 78, 71, 255]);
  expect(await readLogoFile(new File([bytes], 'Logo.PNG'))).toEqual({ logo: 'data:image/png;base64,iVBOR/8=' });
  expect(await readLogoFile(new File(['<svg/>'], 'a.svg'))).toEqual({ logo: 'data:image/svg+xml;base64,PHN2Zy8+' });
});

it('J58 another file, a large one and an empty one are refused with the way out', async () => {
  expect(await readLogoFile(new File(['x'], 'logo.jpg'))).toEqual({ error: 'Choose an SVG or a PNG file.' });
  const large = new File([new Uint8Array(100 * 1024 + 1)], 'logo.png');
  expect((await readLogoFile(large)).error).toMatch(/above 100 KB/);
  expect((await readLogoFile(new File([], 'logo.png'))).error).toBe('This file is empty.');
});
