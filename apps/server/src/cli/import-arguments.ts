import { parseArgs } from 'node:util';
import { importModes, type ImportMode } from '@kayal/api-contract';

/** Arguments of the import command. */
export interface ImportArguments {
  readonly file: string;
  readonly mode: ImportMode;
  /** Name of a saved mapping; null matches headings by name. */
  readonly mapName: string | null;
  /** Name of the sheet to read; undefined for the one that fits best. */
  readonly sheet: string | undefined;
  readonly isDryRun: boolean;
  /** Path of the report file; null for none. */
  readonly report: string | null;
}

/** Usage text of the command. */
export const importUsage = `Usage: npm run catalogue:import -- FILE [--map NAME] [--sheet NAME] [--dry-run] [--mode ${importModes.join('|')}] [--report FILE]`;

/** @returns null when the arguments are wrong */
export function readImportArguments(words: readonly string[]): ImportArguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        sheet: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        mode: { type: 'string', default: 'changes' },
        report: { type: 'string' },
      },
    });
    const [file, ...others] = positionals;
    const mode = importModes.find((each) => each === values.mode);
    if (file === undefined || others.length > 0 || mode === undefined) return null;
    return {
      file,
      mode,
      mapName: values.map ?? null,
      sheet: values.sheet,
      isDryRun: values['dry-run'],
      report: values.report ?? null,
    };
  } catch {
    return null;
  }
}
