import type { FastifyInstance } from 'fastify';
import { apiBase, type WireOf } from '@kayal/api-contract';

/** What an upload of a file answered. */
export interface UploadReply {
  readonly status: number;
  /** The run, or the refusal. */
  readonly body: WireOf<'getImport'>['answer'] & { readonly code?: string; readonly message?: string };
}

/** Sends a file as a page's form does. */
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
