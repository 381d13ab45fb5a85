import { errorCode } from '../basics/error-code.ts';
import { ConfigError, type Config } from '../config/config.ts';

const unavailableCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000', '57P03']);

/**
 * One or two sentences that say why the shop cannot start and what to do about it.
 * @param config null while the settings themselves are wrong.
 */
export function explainStartError(error: unknown, config: Config | null): string {
  if (error instanceof ConfigError)
    return `These settings need a look:\n${error.errors.map((each) => `  ${each}`).join('\n')}`;
  const { code, message } = describe(error);
  if (config === null) return message;
  if (code === 'ENOENT' && message.includes('manifest.json')) return 'The shop has not been built. Run: npm run build';
  if (code === 'EADDRINUSE') {
    return `Port ${config.port} is taken by another program. Stop that one, or choose another port: PORT=${config.port + 1} npm start`;
  }
  if (code === 'EADDRNOTAVAIL')
    return `This machine has no address ${config.host}. Set HOST to one it has, such as 127.0.0.1.`;
  if (code === 'EACCES' && config.port < 1024)
    return `Port ${config.port} is reserved. Choose one from 1024 up: PORT=3000 npm start`;
  if (code === 'ENOSPC' || /disk is full/.test(message)) {
    return `The disk that holds ${config.dataDir} is full. Make room there, or set DATA_DIR to another folder.`;
  }
  if (
    code === 'EACCES' ||
    code === 'EROFS' ||
    code === 'EPERM' ||
    code === 'ENOTDIR' ||
    /unable to open|readonly database/.test(message)
  ) {
    return `The folder ${config.dataDir} cannot be written. Make it writable, or set DATA_DIR to another folder.`;
  }
  if (unavailableCodes.has(code) && config.databaseUrl !== null) {
    return `The database of DATABASE_URL does not answer (${code}). Start it or correct the address; without DATABASE_URL the shop keeps its data in ${config.dataDir}.`;
  }
  return `The shop cannot start: ${message}`;
}

function describe(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  const code = errorCode(error);
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError && code !== '') return { code, message: String(error.errors[0]) };
  return { code, message: error.message };
}
