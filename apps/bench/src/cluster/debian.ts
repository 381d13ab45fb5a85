import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian 12's packages, and a file of each. */
const packages = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
} as const;

/** Folder of PostgreSQL's programs. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin';

/**
 * Checks that this is root on a Debian with what a cluster needs.
 * @param mayInstall  installs what is missing
 * @throws when something is missing
 */
export function requirePrograms(mayInstall: boolean): void {
  if (process.getuid?.() !== 0) throw new Error('The cluster mounts small disks and needs root.');
  const missing = Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length === 0) return;
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...missing];
  if (!mayInstall) throw new Error(`Missing: ${missing.join(', ')}. Run with --install, or: ${command.join(' ')}`);
  // Debian may start services of its own on their usual ports; the cluster takes others.
  execFileSync('apt-get', command.slice(1), { stdio: 'inherit' });
}
