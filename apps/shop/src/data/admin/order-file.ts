import type { ApiConnection } from '../api/api-context.ts';

/** A request for a file that the server makes. */
export interface FileRequest {
  readonly url: string;
  readonly init: RequestInit;
}

/**
 * Reads a file that the server makes, such as the matching orders as CSV.
 * @throws an error that `toCallError` reads, when the server refuses or does not answer
 */
export async function readMadeFile(connection: ApiConnection, { url, init }: FileRequest): Promise<Blob> {
  const response = await connection.fetch(url, init);
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    throw Object.assign(new Error(), { status: response.status, body });
  }
  return response.blob();
}

/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the URL only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
