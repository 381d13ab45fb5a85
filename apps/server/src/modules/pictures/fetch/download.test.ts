import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@kayal/server-testing/src/servers/listen-locally.ts';
import {
  pictureOf,
  startPictureHost,
  statusOf,
  type PictureHost,
} from '@kayal/server-testing/src/servers/picture-host.ts';
import { downloadPicture, type DownloadRules } from './download.ts';

const bytes = Buffer.from('bytes of a picture');
const { signal } = new AbortController();
const here: DownloadRules = { allowsPrivate: true, signal };
const login = Buffer.from('\n<!DOCTYPE html><title>Log in</title>');

describe('download of a picture', () => {
  let host: PictureHost;

  beforeAll(async () => {
    host = await startPictureHost();
    host.pages
      .set('/1.png', pictureOf(bytes))
      .set('/moved', statusOf(302, { location: '/1.png' }))
      .set('/circle', statusOf(301, { location: '/round' }))
      .set('/round', statusOf(301, { location: '/circle' }))
      .set('/disk', statusOf(302, { location: 'file:///etc/passwd' }))
      .set('/login', pictureOf(login, 'text/html; charset=utf-8'))
      .set('/disguised', pictureOf(login, 'image/jpeg'))
      .set('/gone', statusOf(410))
      .set('/members', statusOf(403))
      .set('/broken', statusOf(500))
      .set('/wait', statusOf(429, { 'retry-after': '120' }))
      .set('/says-large', (response) => response.writeHead(200, { 'content-length': 20_000_000 }).flushHeaders())
      .set('/is-large', pictureOf(Buffer.alloc(13_000_000)))
      .set('/cut', (response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('half of it', () => response.destroy());
      })
      .set('/slow', (response) => response.writeHead(200).flushHeaders())
      .set(
        '/other-protocol',
        ({ socket }) =>
          void socket?.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
      );
    for (let step = 0; step < 8; step += 1)
      host.pages.set(`/far${step}`, statusOf(302, { location: `/far${step + 1}` }));
  });
  afterAll(() => host.close());

  it('answers its bytes, also where it has moved', async () => {
    expect(await downloadPicture(`${host.origin}/1.png`, here)).toEqual(bytes);
    expect(await downloadPicture(`${host.origin}/moved`, here)).toEqual(bytes);
  });

  it.each([
    ['/none', 'fetch.not_found'],
    ['/gone', 'fetch.not_found'],
    ['/members', 'fetch.refused'],
    ['/broken', 'fetch.busy'],
    ['/cut', 'fetch.busy'],
    ['/circle', 'fetch.redirects'],
    ['/far0', 'fetch.redirects'],
    ['/disk', 'fetch.private'],
    ['/login', 'fetch.page'],
    ['/disguised', 'fetch.page'],
    ['/says-large', 'request.too_large'],
    ['/is-large', 'request.too_large'],
    ['/other-protocol', 'fetch.unreachable'],
  ])('%s ends as %s', async (path, code) => {
    await expect(downloadPicture(host.origin + path, here)).rejects.toMatchObject({ code });
  });

  it('a server that is too slow is left, and one that wants to be left alone says for how long', async () => {
    await expect(downloadPicture(`${host.origin}/slow`, { ...here, timeoutMs: 50 })).rejects.toMatchObject({
      code: 'fetch.slow',
    });
    await expect(downloadPicture(`${host.origin}/wait`, here)).rejects.toMatchObject({
      code: 'fetch.busy',
      retryAfterMs: 120_000,
    });
  });

  it('a private address is not called, by its number or its name', async () => {
    const before = host.asked.length;
    const { port } = new URL(host.origin);
    for (const address of [`${host.origin}/1.png`, `http://localhost:${port}/1.png`, 'http://169.254.169.254/latest']) {
      await expect(downloadPicture(address, { ...here, allowsPrivate: false })).rejects.toMatchObject({
        code: 'fetch.private',
      });
    }
    expect(host.asked).toHaveLength(before);
  });

  it('a server that is gone is unreachable', async () => {
    const address = `http://127.0.0.1:${await freePort()}/1.png`;
    await expect(downloadPicture(address, here)).rejects.toMatchObject({ code: 'fetch.unreachable' });
  });
});
