import { expect, it } from 'vitest';
import { listedAddresses, parsePictures, pictureAddress } from './parse-pictures.ts';

it.each([
  ['', []],
  ['https://a.example/1.jpg', ['https://a.example/1.jpg']],
  ['https://a.example/1.jpg, https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
  ['https://a.example/1.jpg|http://b.example/2.jpg', ['https://a.example/1.jpg', 'http://b.example/2.jpg']],
  ['/c/h.jpg,/c/d.jpg', ['/c/h.jpg', '/c/d.jpg']],
  ['https://a.example/w_400,h_300/my photo.jpg', ['https://a.example/w_400,h_300/my photo.jpg']],
])('the addresses of %j', (text, addresses) => {
  expect(listedAddresses(text)).toEqual(addresses);
});

it('a cell may have fifty of them', () => {
  const many = Array.from({ length: 51 }, (_, at) => `https://a.example/${at}.jpg`);
  expect(parsePictures(many.slice(1).join(' '))).toEqual({ value: many.slice(1) });
  expect(parsePictures(many.join(' '))).toHaveProperty('problem');
});

it('only a full address on the web is fetched, without the part behind #', () => {
  expect(pictureAddress('https://a.example/my photo.jpg#top')?.href).toBe('https://a.example/my%20photo.jpg');
  for (const text of ['/c/h.jpg', '1001_NAVY.jpg', 'ftp://a.example/1.jpg', `https://a.example/${'x'.repeat(2000)}`]) {
    expect(pictureAddress(text)).toBeNull();
  }
});
