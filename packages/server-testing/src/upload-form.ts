import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { apiBase, type WireOf } from '@kayal/api-contract';

/** The answer of an upload. */
export interface UploadReply {
  readonly status: number;
  /** The run, or the refusal. */
  readonly body: WireOf<'getImport'>['answer'] & { readonly code?: string; readonly message?: string };
}

/** Files of a form, with their names. */
export type FormFiles = readonly (readonly [name: string, bytes: string | Uint8Array])[];

/** Headers of a form of the shop's own pages. @param cookie the session's; empty for a visitor */
export const headersOfPage = (cookie: string): Readonly<Record<string, string>> => ({
  'sec-fetch-site': 'same-origin',
  ...(cookie === '' ? {} : { cookie }),
});

/** Sends files as a form. */
export async function sendForm(
  app: FastifyInstance,
  {
    url,
    field,
    files,
    headers,
  }: {
    readonly url: string;
    /** Name of the form's field that holds the files. */
    readonly field: string;
    readonly files: FormFiles;
    /** Of a page ({@link headersOfPage}), or with a token. */
    readonly headers: Readonly<Record<string, string>>;
  },
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  for (const [name, bytes] of files) {
    form.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  }
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** Uploads the file of an import. */
export async function uploadFile(
  app: FastifyInstance,
  {
    path,
    headers,
    name,
    bytes,
  }: {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly name: string;
    readonly bytes: string | Uint8Array;
  },
): Promise<UploadReply> {
  const response = await sendForm(app, { url: `${apiBase}${path}`, field: 'file', files: [[name, bytes]], headers });
  return { status: response.statusCode, body: response.json() };
}
