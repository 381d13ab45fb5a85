import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { catalogueVersionOf } from '../modules/catalogue-version/catalogue-version.ts';
import { giveWayToShoppers } from '../modules/catalogue-import/give-way.ts';
import { importFile, type FileReport } from '../modules/catalogue-import/import-file.ts';
import { progressOf } from '../modules/catalogue-import/import-run.ts';
import type { Config } from '../config/config.ts';
import { CommandError, commandParts, runCommand, withDatabase } from './command.ts';
import { importUsage, readImportArguments, type ImportArguments } from './import-arguments.ts';

/** Exit code for wrong arguments. Code 1 is a refusal, 0 an import that was applied or had nothing to change. */
const wrongUse = 2;
const barWidth = 30;

/** Draws the import's progress, on a terminal only. @returns a function that stops it */
function showProgress(): () => void {
  if (!process.stderr.isTTY) return () => undefined;
  const timer = setInterval(() => {
    const [progress] = progressOf.values();
    if (progress === undefined) return;
    const { done, total } = progress;
    const full = total === 0 ? 0 : Math.round((done / total) * barWidth);
    const bar = '#'.repeat(full).padEnd(barWidth, '.');
    process.stderr.write(`\r[${bar}] ${done}${total === 0 ? '' : ` of ${total}`} `);
  }, 200);
  return () => {
    clearInterval(timer);
    process.stderr.write('\r\u001B[K');
  };
}

/**
 * The shop may stay open meanwhile: it shows the new catalogue within a second and sends the mails that this command
 * writes.
 */
function importNow(config: Config, { file, ...options }: ImportArguments): Promise<FileReport> {
  giveWayToShoppers(config);
  return withDatabase(config, async ({ db }) => {
    const endProgress = showProgress();
    try {
      return await importFile(commandParts(config, db), file, { ...options, source: 'command' });
    } finally {
      endProgress();
      await catalogueVersionOf(db).publishStockChange();
    }
  });
}

// Collects garbage sooner. By default an import holds twice the memory, to save one twentieth of its time.
setFlagsFromString('--heap-growing-percent=30');

const asked = readImportArguments(process.argv.slice(2));
if (asked === null || !existsSync(asked.file)) {
  process.stderr.write(asked === null ? `${importUsage}\n` : `There is no file ${asked.file}.\n${importUsage}\n`);
  process.exitCode = wrongUse;
} else {
  await runCommand(async (config) => {
    const report = await importNow(config, asked);
    if (asked.report !== null) await writeFile(asked.report, `${JSON.stringify(report, null, 2)}\n`);
    if (report.result === 'refused') throw new CommandError(report.message);
    return report.message;
  });
}
