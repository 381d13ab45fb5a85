import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { prepareDatabase } from '../startup/prepare-database.ts';
import { endOnErrors } from '../startup/lifetime.ts';
import { openLogOutput } from '../http/monitoring/log-output.ts';

/**
 * The real server without the rendered pages, as a process of its own that a test can kill. It
 * listens on any free port and sends its parent the address.
 */
const config = readConfig(process.env);
const database = await prepareDatabase(config);
const output = openLogOutput(process.stdout.fd);
const app = await buildApp({ config, database, logOutput: output.stream, importsApart: true });
endOnErrors(app.log, output);
const address = await app.listen({ port: 0, host: config.host });
process.send?.(address);
process.once('disconnect', () => process.exit(0));
