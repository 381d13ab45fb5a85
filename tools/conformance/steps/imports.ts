import { fileForm } from '../forms.ts';
import type { Facts } from '../facts.ts';
import { valueAt, type Parts, type Place } from '../place.ts';
import { asAdmin, kept, learn, type Step } from '../step.ts';
import { untilSettled } from '../until-settled.ts';

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
  asAdmin('uploadImport', title, { form: fileForm(name, file) }, learn({ [key]: 'id' }));

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
  asAdmin('uploadImport', 'nothing', { form: new FormData() }),
  asAdmin(
    'checkImport',
    'without a unique code',
    settled('import', { body: { mode: 'changes', mapping: withoutCode } }),
  ),
  asAdmin('placeImport', 'a missing one', { ...none, body: {} }),
  asAdmin('placeImport', 'a sheet that the file does not have', settled('import', { body: { sheet: 'None' } })),
  asAdmin('placeImport', 'the row of headings', settled('import', { body: { headingRow: 1 } })),
  asAdmin('getImportValues', 'of a column', settled('import', { query: { heading: 'Shade' } })),
  asAdmin('getImportValues', 'of no column', settled('import', { query: { heading: 'None' } })),
  asAdmin('getImportSample', 'of a missing one', none),
  asAdmin('checkImport', 'a missing one', { ...none, ...checking }),
  asAdmin('applyImport', 'before the dry run', settled('import', { body: {} })),
  asAdmin('checkImport', 'one', settled('import', checking)),
  asAdmin('getImport', 'checked', settled('import')),
  asAdmin('getImport', 'a missing one', none),
  asAdmin('getImportSample', 'of a checked one', settled('import')),
  asAdmin('getImports', 'a page', { query: { limit: '1' } }),
  asAdmin('getImportChanges', 'new ones', settled('import', { query: { kind: 'new' } })),
  asAdmin('getImportChanges', 'of a missing one', none),
  asAdmin('getImportErrors', 'none', settled('import')),
];

const broken: readonly Step[] = [
  uploading('a file with errors', 'broken.csv', brokenFile, 'broken'),
  asAdmin('checkImport', 'one with errors', settled('broken', checking)),
  asAdmin('getImport', 'refused', settled('broken')),
  asAdmin('getImportErrors', 'a page', settled('broken')),
  asAdmin('getImportErrors', 'of a missing one', none),
  asAdmin('getImportErrorsFile', 'as a file', settled('broken')),
  asAdmin('getImportErrorsFile', 'of a missing one', none),
  asAdmin('applyImport', 'one that was refused', settled('broken', { body: {} })),
  asAdmin('deleteImport', 'one', settled('broken')),
  asAdmin('deleteImport', 'a deleted one', (facts) => ({ params: { id: kept(facts, 'broken') } })),
];

const applied: readonly Step[] = [
  asAdmin('applyImport', 'without a word about new categories', settled('import', { body: {} })),
  asAdmin('applyImport', 'one', settled('import', { body: { confirmNewNames: true } })),
  asAdmin('getImport', 'applied', settled('import')),
  asAdmin('deleteImport', 'one that was applied', settled('import')),
  asAdmin('undoImport', 'one', settled('import')),
  asAdmin('undoImport', 'one that was undone', settled('import')),
  asAdmin('undoImport', 'a missing one', none),
];

const maps: readonly Step[] = [
  asAdmin('saveImportMap', 'one', { params: { name: mapName }, body: { mapping } }),
  asAdmin('saveImportMap', 'without a mapping', { params: { name: mapName }, body: {} }),
  asAdmin('getImportMaps', 'all'),
  asAdmin('deleteImportMap', 'one', { params: { name: mapName } }),
  asAdmin('deleteImportMap', 'a deleted one', { params: { name: mapName } }),
];

const season = '2031-32';

/** A file with a new category: undoing an import keeps the categories it made. */
const seasonFile = [headings.join(';'), row(7003, '899', 'C-7003', 'Kites'), ''].join('\r\n');

const seasons: readonly Step[] = [
  uploading('a file for a season', 'season.csv', seasonFile, 'season'),
  asAdmin('checkImport', 'for a season', settled('season', { body: { mode: 'changes', mapping, season } })),
  asAdmin('applyImport', 'for a season', settled('season', { body: { confirmNewNames: true } })),
  asAdmin('getSeasons', 'with a prepared one', async (facts, place) => {
    await settled('season')(facts, place);
    return {};
  }),
  asAdmin('switchSeason', 'a missing one', { body: { season: '2099-00' } }),
  asAdmin('switchSeason', 'one', { body: { season } }),
  asAdmin('getSeasons', 'with the former one', async (facts, place) => {
    await settled('season')(facts, place);
    return {};
  }),
  asAdmin('undoImport', 'a season', settled('season')),
  asAdmin('getImport', 'a season that was undone', settled('season')),
];

/** The import of a company's own file, and its undo. */
export const importSteps: readonly Step[] = [...upToDryRun, ...broken, ...applied, ...maps, ...seasons];
