import { describe, expect, it } from 'vitest';
import { columnOf, emptyDraft, placeWith, suggestedHeading, type ColumnDraft } from './made-columns.ts';

const draft = (over: Partial<ColumnDraft>): ColumnDraft => ({ ...emptyDraft, ...over });

describe('a made column', () => {
  it.each([
    ['twice', draft({ way: 'copy', column: 'Style' }), { heading: 'Style again', parts: [{ column: 'Style' }] }],
    [
      'a constant',
      draft({ way: 'constant', text: 'One size' }),
      { heading: 'Always One size', parts: [{ text: 'One size' }] },
    ],
    [
      'a piece',
      draft({ way: 'split', column: 'Variant', piece: 2 }),
      { heading: 'Variant, piece 2', parts: [{ column: 'Variant', separator: '/', piece: 2 }] },
    ],
    [
      'joined',
      draft({ way: 'join', column: 'Brand', second: 'Style', text: ' ' }),
      { heading: 'Brand and Style', parts: [{ column: 'Brand' }, { text: ' ' }, { column: 'Style' }] },
    ],
    [
      'translated, with a name of its own',
      draft({ way: 'translate', column: 'Farbe', values: { Schwarz: ' Black ', Rot: '' }, heading: 'Colour' }),
      { heading: 'Colour', parts: [{ column: 'Farbe' }], values: { Schwarz: 'Black' } },
    ],
  ])('is %s', (_what, from, column) => {
    expect(columnOf(from, [])).toEqual(column);
  });

  it.each([
    ['a column', draft({ way: 'copy' })],
    ['a value', draft({ way: 'constant' })],
    ['a second column', draft({ way: 'join', column: 'Brand' })],
    ['a separator', draft({ column: 'Variant', separator: '' })],
    ['a name of its own', draft({ way: 'copy', column: 'Style', heading: 'EAN' })],
  ])('needs %s', (_what, from) => {
    expect(typeof columnOf(from, ['EAN'])).toBe('string');
  });

  it('has no name before its columns are chosen', () => {
    expect([suggestedHeading(emptyDraft), suggestedHeading(draft({ way: 'join', column: 'Brand' }))]).toEqual(['', '']);
  });

  it('is read in the same place as the table', () => {
    const format = {
      kind: 'xlsx',
      encoding: '',
      delimiter: '',
      sheets: ['A', 'B'],
      sheet: 'B',
      headingRow: 3,
    } as const;
    expect(placeWith({ format: { ...format, sheets: ['A', 'B'], system: null, made: [] } }, [])).toEqual({
      sheet: 'B',
      headingRow: 3,
      system: 'none',
      made: [],
    });
  });
});
