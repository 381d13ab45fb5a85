import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptImports, receiveImport } from '../../catalogue-import/import-upload.ts';
import { acceptMultipart, forEachFile } from './upload-form.ts';

const limits = { files: 2, fileBytes: 1_000_000 };
const hangs = 'still waits';

describe('an upload whose client left before its form is read', () => {
  let app: FastifyInstance;
  let folder = '';
  beforeEach(() => {
    app = Fastify();
    folder = mkdtempSync(path.join(tmpdir(), 'kayal-left-'));
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  /** Sends the beginning of a form, leaves, and reads the form only then. @returns how reading it ended */
  async function readAfterLeaving(
    accept: (scope: FastifyInstance) => Promise<void>,
    read: (request: FastifyRequest) => Promise<unknown>,
  ): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    await accept(app);
    app.post('/', async (request) => {
      const left = new Promise((done) => request.raw.once('close', done));
      client.destroy();
      await left;
      resolve(
        await Promise.race([read(request).catch((error: Error) => error.message), wait(5000, hangs, { ref: false })]),
      );
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = connect(Number(new URL(address).port), '127.0.0.1');
    const head =
      'POST / HTTP/1.1\r\nhost: shop\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9999';
    client.write(`${head}\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc`);
    return promise;
  }

  it('R-68 of pictures ends, so that it does not count as under way for ever', async () => {
    const result = await readAfterLeaving(
      (scope) => acceptMultipart(scope, limits),
      (request) => forEachFile(request, async () => {}),
    );
    expect(result).not.toBe(hangs);
    expect(result).toEqual(expect.any(String));
  });

  it('R-68 of an import ends, and leaves no file', async () => {
    const result = await readAfterLeaving(acceptImports, (request) => receiveImport(request, folder));
    expect(result).not.toBe(hangs);
    expect(result).toEqual(expect.any(String));
    expect(readdirSync(folder)).toEqual([]);
  });
});
