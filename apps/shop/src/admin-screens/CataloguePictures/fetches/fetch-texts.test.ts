import { expect, it } from 'vitest';
import { fetchHeading, fetchProgress, fetchRemedy } from './fetch-texts.ts';

const counts = { waiting: 1025, fetched: 212, failed: 3, left: 9 };

it('says how far the pictures of an import are, without those that the owner does without', () => {
  expect(fetchProgress(counts)).toBe(
    '212 of 1,240 pictures, 3 failed. You may leave this page; the shop can open meanwhile.',
  );
  expect(fetchProgress({ ...counts, waiting: 0, failed: 0 })).toBe('212 of 212 pictures.');
  expect(fetchHeading(counts)).toMatch(/^Fetching/);
  expect(fetchHeading({ ...counts, waiting: 0 })).toMatch(/could not/);
  expect(fetchHeading({ ...counts, waiting: 0, failed: 0 })).toMatch(/are here/);
});

it('says what to do about each error', () => {
  expect(fetchRemedy({ code: 'fetch.page' })).toMatch(/without a login/);
  expect(fetchRemedy({ code: 'fetch.slow' })).toMatch(/later/);
  expect(fetchRemedy({ code: 'image.heic' })).toMatch(/JPEG/);
});
