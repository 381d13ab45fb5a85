import { fileForm } from '../forms.ts';
import type { Facts } from '../facts.ts';
import { textAt, valueAt, type Parts, type Place } from '../place.ts';
import { kept, step, type Step } from '../step.ts';
import { untilSettled } from '../until-settled.ts';

const who = 'admin';
const mapName = 'Conformance';

const atWork = ['checking', 'applying', 'undoing'];

/** The headings that the mock returns for every file. */
const headings = ['Style No', 'Style', 'Group', 'Price (Rs)', 'Shade', 'Size', 'EAN', 'Closing stock', 'Buyer'];

const row = (style: number, price: string, code: string, group = 'Surf') =>
  [style, `Vest ${style}`, group, price, 'CORAL', 'S', code, '12', 'Leela'].join(';');

const goodFile = [headings.join(';'), row(7001, '899', 'C-7001'), row(7002, '799', 'C-7002'), ''].join('\r\n');
const brokenFile = [headings.join(';'), row(7001, '7,99 abc', 'C-7001'), ''].join('\r\n');

const mapping = {
  product_id: 'Style No',
  name: 'Style',
  category: 'Group',
  mrp: 'Price (Rs)',
  colour: 'Shade',
  size: 'Size',
  unique_code: 'EAN',
  units: 'Closing stock',
};

const { unique_code: _code, ...withoutCode } = mapping;

const uploading = (title: string, name: string, file: string, key: string): Step =>
  step('uploadImport', title, {
    who,
    parts: () => ({ form: fileForm(name, file) }),
    learn: (body, { learned }) => learned.set(key, textAt(body, 'id')),
  });

/** The run with a name, after its work has ended. */
const settled =
  (key: string, rest: Parts = {}) =>
  async (facts: Facts, place: Place): Promise<Parts> => {
    const params = { id: kept(facts, key) };
    const isSettled = (body: unknown): boolean => !atWork.includes(String(valueAt(body, 'state')));
    await untilSettled(place, 'getImport', { params }, isSettled);
    return { params, ...rest };
  };

const none = { params: { id: 'none' } };
const checking = { body: { mode: 'changes', mapping } };

const upToDryRun: readonly Step[] = [
  uploading('a file', 'office.csv', goodFile, 'import'),
  step('uploadImport', 'nothing', { who, parts: () => ({ form: new FormData() }) }),
  step('checkImport', 'without a unique code', {
    who,
    parts: settled('import', { body: { mode: 'changes', mapping: withoutCode } }),
  }),
  step('checkImport', 'a missing one', { who, parts: () => ({ ...none, ...checking }) }),
  step('applyImport', 'before the dry run', { who, parts: settled('import', { body: {} }) }),
  step('checkImport', 'one', { who, parts: settled('import', checking) }),
  step('getImport', 'checked', { who, parts: settled('import') }),
  step('getImport', 'a missing one', { who, parts: () => none }),
  step('getImports', 'a page', { who, parts: () => ({ query: { limit: '1' } }) }),
  step('getImportChanges', 'new ones', { who, parts: settled('import', { query: { kind: 'new' } }) }),
  step('getImportChanges', 'of a missing one', { who, parts: () => none }),
  step('getImportErrors', 'none', { who, parts: settled('import') }),
];

const broken: readonly Step[] = [
  uploading('a file with errors', 'broken.csv', brokenFile, 'broken'),
  step('checkImport', 'one with errors', { who, parts: settled('broken', checking) }),
  step('getImport', 'refused', { who, parts: settled('broken') }),
  step('getImportErrors', 'a page', { who, parts: settled('broken') }),
  step('getImportErrors', 'of a missing one', { who, parts: () => none }),
  step('getImportErrorsFile', 'as a file', { who, parts: settled('broken') }),
  step('getImportErrorsFile', 'of a missing one', { who, parts: () => none }),
  step('applyImport', 'one that was refused', { who, parts: settled('broken', { body: {} }) }),
  step('deleteImport', 'one', { who, parts: settled('broken') }),
  step('deleteImport', 'a deleted one', { who, parts: (facts) => ({ params: { id: kept(facts, 'broken') } }) }),
];

const applied: readonly Step[] = [
  step('applyImport', 'without a word about new categories', { who, parts: settled('import', { body: {} }) }),
  step('applyImport', 'one', { who, parts: settled('import', { body: { confirmNewNames: true } }) }),
  step('getImport', 'applied', { who, parts: settled('import') }),
  step('deleteImport', 'one that was applied', { who, parts: settled('import') }),
  step('undoImport', 'one', { who, parts: settled('import') }),
  step('undoImport', 'one that was undone', { who, parts: settled('import') }),
  step('undoImport', 'a missing one', { who, parts: () => none }),
];

const maps: readonly Step[] = [
  step('saveImportMap', 'one', { who, parts: () => ({ params: { name: mapName }, body: { mapping } }) }),
  step('saveImportMap', 'without a mapping', { who, parts: () => ({ params: { name: mapName }, body: {} }) }),
  step('getImportMaps', 'all', { who }),
  step('deleteImportMap', 'one', { who, parts: () => ({ params: { name: mapName } }) }),
  step('deleteImportMap', 'a deleted one', { who, parts: () => ({ params: { name: mapName } }) }),
];

const season = '2031-32';

/** A file with a new category: undoing an import keeps the categories it made. */
const seasonFile = [headings.join(';'), row(7003, '899', 'C-7003', 'Kites'), ''].join('\r\n');

const seasons: readonly Step[] = [
  uploading('a file for a season', 'season.csv', seasonFile, 'season'),
  step('checkImport', 'for a season', {
    who,
    parts: settled('season', { body: { mode: 'changes', mapping, season } }),
  }),
  step('applyImport', 'for a season', { who, parts: settled('season', { body: { confirmNewNames: true } }) }),
  step('getSeasons', 'with a prepared one', {
    who,
    parts: async (facts, place) => {
      await settled('season')(facts, place);
      return {};
    },
  }),
  step('switchSeason', 'a missing one', { who, parts: () => ({ body: { season: '2099-00' } }) }),
  step('switchSeason', 'one', { who, parts: () => ({ body: { season } }) }),
  step('undoImport', 'a season', { who, parts: settled('season') }),
  step('getImport', 'a season that was undone', { who, parts: settled('season') }),
];

/** The import of a company's own file, and its undo. */
export const importSteps: readonly Step[] = [...upToDryRun, ...broken, ...applied, ...maps, ...seasons];
