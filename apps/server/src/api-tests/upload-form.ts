import type { FastifyInstance } from 'fastify';
import { apiBase, type WireOf } from '@kayal/api-contract';

/** The answer of an upload. */
export interface UploadReply {
  readonly status: number;
  /** The run, or the refusal. */
  readonly body: WireOf<'getImport'>['answer'] & { readonly code?: string; readonly message?: string };
}

/** Uploads a file as a form. */
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
    readonly bytes: string | Uint8Array<ArrayBuffer>;
  },
): Promise<UploadReply> {
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get('content-type') ?? '';
  const response = await app.inject({
    method: 'POST',
    url: `${apiBase}${path}`,
    headers: { ...headers, 'content-type': type },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}
