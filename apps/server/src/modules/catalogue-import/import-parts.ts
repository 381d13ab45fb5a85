import path from 'node:path';
import type { AppContext } from '../../context/app-context.ts';
import type { Config } from '../../config/config.ts';
import type { NotifyingParts } from '../stock-watch/stock-watch.service.ts';
import type { ImportProcesses } from './processes/import-processes.ts';

/** The parts of an app that importing needs; a command, which has no server, has them too. */
export interface ImportParts extends NotifyingParts {
  /** Absent when imports run in this process, as those of a command do. */
  readonly processes?: Pick<ImportProcesses, 'run'> | undefined;
  readonly config: Pick<Config, 'dataDir' | 'publicOrigin' | 'season' | 'demo' | 'companyCode'>;
}

/** What every module gets, with the processes of this module. */
export interface ImportContext extends AppContext {
  readonly processes?: ImportProcesses | undefined;
}

/** Folder of the imported files, in the data folder. */
export function importFolder({ config }: Pick<ImportParts, 'config'>): string {
  return path.join(config.dataDir, 'imports');
}
