import { describe, expect, it } from 'vitest';
import { resolveWord } from './resolve-word.ts';

const vocabulary = [
  'bottle',
  'jacket',
  'jackets',
  'leggings',
  'mint',
  'run',
  'running',
  'shorts',
  'tee',
  'track',
  'trail',
];

const found = (typed: string): readonly string[] => {
  const { exact, near } = resolveWord(typed, vocabulary);
  return [...exact, ...near];
};

describe('resolveWord', () => {
  it('S7.CAT.06 separates the word itself from those that begin with it', () => {
    expect(resolveWord('run', vocabulary)).toEqual({ exact: ['run'], near: ['running'] });
    expect(resolveWord('tra', vocabulary)).toEqual({ exact: [], near: ['track', 'trail'] });
  });

  it('S7.CAT.06 forgives one slip in words of four or five letters and two in longer ones', () => {
    expect(found('shrts')).toEqual(['shorts']);
    expect(found('jakcet')).toEqual(['jacket', 'jackets']);
    expect(found('legins')).toEqual(['leggings']);
    expect(found('trakc')).toEqual(['track']);
  });

  it('S7.CAT.06 forgives nothing in short words and does not guess far', () => {
    expect(found('ren')).toEqual([]);
    expect(found('xylophone')).toEqual([]);
    expect(found('mitn')).toEqual(['mint']);
    expect(found('mxxt')).toEqual([]);
  });

  it('S7.CAT.06 does not guess where the catalogue has the word', () => {
    expect(found('track')).toEqual(['track']);
  });

  it('S7.CAT.06 knows other names of the same thing', () => {
    expect(found('tshirt')).toEqual(['tee']);
    expect(found('flask')).toEqual(['bottle']);
  });
});
