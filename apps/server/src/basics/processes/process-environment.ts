/** Beside those of PostgreSQL: more certificates to trust, and where SQLite and Node put temporary files. */
const passedOn = ['NODE_EXTRA_CA_CERTS', 'TMPDIR', 'SQLITE_TMPDIR'];

/**
 * The variables that a process with work gets: those that connections to PostgreSQL read, and some that hold no secret.
 * All others, secrets among them, stay in the shop's process.
 */
export function environmentOf(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isPassedOn = (name: string): boolean => name.startsWith('PG') || passedOn.includes(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => isPassedOn(name)));
}
