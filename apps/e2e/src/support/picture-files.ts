import sharp from 'sharp';

/** A file for a file chooser. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

type Format = 'jpeg' | 'png' | 'webp';

/** A picture with detail to compress, cheaply: enlarged noise. */
function noise(width: number, height: number, format: Format): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#808080', noise: grain } })
    .resize(width, height, { fit: 'fill' })
    .toFormat(format)
    .toBuffer();
}

/** A real picture. */
export async function pictureFile(format: Format, name: string, width = 900, height = 1200): Promise<ChosenFile> {
  return { name, mimeType: `image/${format}`, buffer: await noise(width, height, format) };
}

const shirt =
  'M230 160 L150 200 L90 330 L160 365 L185 310 L185 650 L455 650 L455 310 L480 365 L550 330 L490 200 L410 160 Q320 240 230 160 Z';

/** A shirt of one colour, so that a test can see which one a page shows. */
export function shirtPicture(colour: string): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800"><rect width="640" height="800" fill="#eeece6"/><path d="${shirt}" fill="${colour}"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

/** Which of red, green and blue a shown picture has most of in its middle; null until it has loaded. */
export function mainColourOf(image: HTMLImageElement): 'red' | 'green' | 'blue' | null {
  if (!image.complete || image.naturalWidth === 0) return null;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  canvas?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
  return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
}

/** A photograph of 3 megapixels, turned by its EXIF as a phone writes it. */
export async function turnedPhoto(name: string): Promise<ChosenFile> {
  const buffer = await sharp(await noise(2000, 1500, 'jpeg'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
