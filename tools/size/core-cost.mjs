/**
 * The size of each export of the commerce core, and of the API contract, minified and gzipped: `node tools/size/core-cost.mjs`.
 * A machine's figure is what it adds to XState, which is external here; pages that use several machines load it once.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { costOf, kilobytes, root, using } from './script-cost.mjs';

const core = '@kayal/commerce-core';
const contract = '@kayal/api-contract';
const machines = readdirSync(path.join(root, 'packages/commerce-core/src/machines'));
const camel = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

const scripts = [
  ['XState alone', using(['setup', 'assign', 'createActor', 'fromPromise'], 'xstate')],
  ...machines.map((name) => [`${camel(name)}Machine`, using([`${camel(name)}Machine`], core)]),
  ['formatMoney', using(['formatMoney'], core)],
  ['filterSizes', using(['filterSizes'], core)],
  ['contract: client', using(['createApiClient', 'createShopApi'], `${contract}/client`)],
  ['contract: all of client', `import * as all from '${contract}/client'; globalThis.used = all;`],
  ['contract: schemas', `import * as all from '${contract}'; globalThis.used = all;`],
  ['namedColours', using(['namedColours'], `${core}/named-colours`)],
];
for (const [name, code] of scripts) {
  const { js } = await costOf(code, name.endsWith('Machine') ? ['xstate'] : []);
  console.info(`${name.padEnd(26)} ${kilobytes(js)} kB`);
}
