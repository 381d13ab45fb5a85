import { buildApp } from '@kayal/server/src/app/build-app.ts';
import { readConfig } from '@kayal/server/src/config/config.ts';
import { prepareDatabase } from '@kayal/server/src/startup/prepare-database.ts';
import { endOnErrors } from '@kayal/server/src/startup/lifetime.ts';
import { openLogOutput } from '@kayal/server/src/http/monitoring/log-output.ts';

/**
 * The real server without the rendered pages, as a process of its own that a test can kill. It
 * listens on any free port and sends its parent the address.
 */
const config = readConfig(process.env);
const database = await prepareDatabase(config);
const output = openLogOutput(process.stdout.fd);
/** The server under attack. */
export const app = await buildApp({ config, database, logOutput: output.stream, importsApart: true });
endOnErrors(app.log, output);
const address = await app.listen({ port: 0, host: config.host });
process.send?.(address);
process.once('disconnect', () => process.exit(0));
