import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { addressOf, encode } from './api.ts';

const noise = { raw: { width: 600, height: 750, channels: 3 } } as const;

/** Uploads a picture of noise, which is another one each time. @param signal ends the upload on its way */
export async function uploadPicture(
  origin: string,
  headers: Readonly<Record<string, string>>,
  name: string,
  signal?: AbortSignal,
): Promise<Response> {
  const picture = await sharp(randomBytes(600 * 750 * 3), noise)
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(picture)]), name);
  const { type, bytes } = await encode(form);
  return fetch(origin + addressOf('uploadImages'), {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: bytes,
    ...(signal && { signal }),
  });
}
