import type { AdminApi, AllOrdersQuery } from '@kayal/api-contract/client';
import type { ApiConnection } from '../api/api-context.ts';

/**
 * Reads the matching orders as a CSV file.
 * @throws Error when the server refuses or does not answer
 */
export async function readOrderFile(connection: ApiConnection, api: AdminApi, filter: AllOrdersQuery): Promise<Blob> {
  const { url, init } = api.exportRequest(filter);
  const response = await connection.fetch(url, init);
  if (!response.ok) throw new Error(`The file of orders was refused with ${response.status}.`);
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
