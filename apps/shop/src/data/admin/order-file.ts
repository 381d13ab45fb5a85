import type { AdminApi, AllOrdersQuery } from '@kayal/api-contract/client';
import type { ApiConnection } from '../api/api-context.ts';

/**
 * Reads the matching orders as a CSV file.
 * @throws an error that `toCallError` reads, when the server refuses or does not answer
 */
export async function readOrderFile(connection: ApiConnection, api: AdminApi, filter: AllOrdersQuery): Promise<Blob> {
  const { url, init } = api.exportRequest(filter);
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
