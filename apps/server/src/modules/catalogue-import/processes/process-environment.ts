/**
 * The variables that the process of an import gets: those that connections to PostgreSQL read. All others, secrets among
 * them, stay in the shop's process.
 */
export function environmentOf(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isPassedOn = (name: string): boolean => name.startsWith('PG') || name === 'NODE_EXTRA_CA_CERTS';
  return Object.fromEntries(Object.entries(env).filter(([name]) => isPassedOn(name)));
}
