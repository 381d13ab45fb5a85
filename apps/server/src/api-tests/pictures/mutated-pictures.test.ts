import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { headersOfPage, sendForm } from '@kayal/server-testing/src/upload-form.ts';

/** Pictures on each engine; a longer run sets it. */
const runs = Number(process.env['MUTATED_PICTURES'] ?? 150);
const seed = Number(process.env['MUTATED_PICTURES_SEED'] ?? 54);

const file = '101_JET-BLACK.webp';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const page = '<!DOCTYPE html><script>alert(1)</script>';

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 120, sigma: 60 } },
  });

/** One whole picture of each kind, and bytes that are none. */
async function whole(): Promise<readonly Buffer[]> {
  const picture = noise(48, 60);
  return [
    await picture.clone().jpeg().toBuffer(),
    await picture.clone().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
    await picture.clone().png().toBuffer(),
    await picture.clone().png({ palette: true, progressive: true }).toBuffer(),
    await picture.clone().webp().toBuffer(),
    await picture.clone().webp({ lossless: true }).toBuffer(),
    await picture.clone().gif().toBuffer(),
    Buffer.from(svg),
    Buffer.from(page),
  ];
}

/** Positions are shares of the length, so that one mutation fits every picture. */
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

type Mutation = (bytes: Buffer, other: Buffer) => Buffer;

const at = (bytes: Buffer, share: number): number => Math.floor(bytes.length * share);

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.constant<Mutation>((bytes) => bytes),
  place.map<Mutation>((end) => (bytes) => bytes.subarray(0, at(bytes, end))),
  fc.array(fc.tuple(place, fc.nat(255)), { minLength: 1, maxLength: 24 }).map<Mutation>((changes) => (bytes) => {
    const changed = Buffer.from(bytes);
    for (const [share, value] of changes) changed[at(changed, share)] = value;
    return changed;
  }),
  // Sizes, types of chunks and tables are in the first bytes.
  fc.array(fc.tuple(fc.nat(63), fc.nat(255)), { minLength: 1, maxLength: 6 }).map<Mutation>((changes) => (bytes) => {
    const changed = Buffer.from(bytes);
    for (const [index, value] of changes) if (index < changed.length) changed[index] = value;
    return changed;
  }),
  fc
    .nat(32)
    .map<Mutation>((length) => (bytes, other) => Buffer.concat([other.subarray(0, length), bytes.subarray(length)])),
  place.map<Mutation>((start) => (bytes, other) => Buffer.concat([bytes.subarray(0, at(bytes, start)), other])),
  fc.constant<Mutation>((bytes, other) => Buffer.concat([bytes, other])),
  fc
    .constantFrom(svg, page, 'GIF89a/*', '#!/bin/sh\n')
    .map<Mutation>((text) => (bytes) => Buffer.concat([bytes, Buffer.from(text)])),
  fc
    .constantFrom(svg, page, 'GIF89a/*', '\xFF\xD8\xFF')
    .map<Mutation>((text) => (bytes) => Buffer.concat([Buffer.from(text, 'latin1'), bytes])),
);

const upload = (shop: TestApp, cookie: string, bytes: Buffer): Promise<LightMyRequestResponse> =>
  sendForm(shop.app, {
    url: '/upload-image1',
    field: 'images',
    files: [[file, bytes]],
    headers: headersOfPage(cookie),
  });

const allowed = { refused: '422 image.invalid', stored: '200 image/webp, nosniff, webp, 3 channels' } as const;

/** What became of an upload, in a few words. @throws when what is served cannot be decoded */
async function outcomeOf(shop: TestApp, answer: LightMyRequestResponse): Promise<string> {
  if (answer.statusCode !== 200) return `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
  shop.clock.advance(1000);
  const { statusCode, headers, rawPayload } = await shop.app.inject({
    url: `/uploads/${file}?w=160&t=${shop.clock.now()}`,
  });
  if (rawPayload.includes('<script>')) return 'a script was stored';
  // Reads every pixel.
  const { channels } = await sharp(rawPayload).stats();
  const { format } = await sharp(rawPayload).metadata();
  return `${statusCode} ${headers['content-type']}, ${headers['x-content-type-options']}, ${format}, ${channels.length} channels`;
}

forEachEngine('pictures that somebody has changed', (engine) => {
  it(
    'R-54 R-51 each is refused by its code, or stored and served as a whole WebP and nothing else',
    async () => {
      const shop = await openTestApp({ engine, seed: 'small' });
      const cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
      const pictures = await whole();
      const outcomes = new Map<string, number>();
      const sends = fc.asyncProperty(fc.nat(), fc.nat(), mutation, async (first, second, mutate) => {
        const [bytes = Buffer.alloc(0), other = Buffer.alloc(0)] = [first, second].map(
          (number) => pictures[number % pictures.length],
        );
        const outcome = await outcomeOf(shop, await upload(shop, cookie, mutate(bytes, other)));
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        expect(Object.values(allowed)).toContain(outcome);
      });
      await fc.assert(sends, { numRuns: runs, seed, endOnFailure: true });
      expect([...outcomes.keys()].toSorted()).toEqual(Object.values(allowed).toSorted());
      // What a newer picture replaced stays for a while, since pages name it. Nothing is left of a refused one.
      const files = await readdir(path.join(shop.config.dataDir, 'uploads'));
      expect(files.length).toBeLessThanOrEqual(outcomes.get(allowed.stored) ?? 0);
      expect(files.filter((name) => !/^101_JET-BLACK_[0-9a-f]{16}\.webp$/.test(name))).toEqual([]);
    },
    runs * 1000,
  );
});
