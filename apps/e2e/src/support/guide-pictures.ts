import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Where the pictures of the guide go; undefined in a run that only tests. */
const folder = process.env['GUIDE_PICTURES'];

/** Widest picture, px: a page of 1440 px stays readable, and the guide stays small. */
const maxWidth = 1000;

/**
 * Stores what a page shows as a picture of a guide in docs, in runs that draw these pictures.
 * @param name of the file, without its ending
 * @param top what the picture begins with; where the page stands when absent
 */
export async function keepGuidePicture(page: Page, name: string, top?: Locator): Promise<void> {
  if (folder === undefined) return;
  await top?.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  mkdirSync(folder, { recursive: true });
  const shot = await page.screenshot({ animations: 'disabled' });
  await sharp(shot)
    .resize({ width: maxWidth, withoutEnlargement: true })
    .webp({ quality: 72 })
    .toFile(path.join(folder, `${name}.webp`));
}
