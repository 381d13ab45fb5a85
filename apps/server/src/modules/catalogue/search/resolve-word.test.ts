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
  it('S7.CAT.06 separates exact words from those that begin with them', () => {
    expect(resolveWord('run', vocabulary)).toEqual({ exact: ['run'], near: ['running'] });
    expect(resolveWord('tra', vocabulary)).toEqual({ exact: [], near: ['track', 'trail'] });
  });

  it('S7.CAT.06 tolerates one error in words of four or five letters and two in longer ones', () => {
    expect(found('shrts')).toEqual(['shorts']);
    expect(found('jakcet')).toEqual(['jacket', 'jackets']);
    expect(found('legins')).toEqual(['leggings']);
    expect(found('trakc')).toEqual(['track']);
  });

  it('S7.CAT.06 tolerates no error in short words and no larger errors', () => {
    expect(found('ren')).toEqual([]);
    expect(found('xylophone')).toEqual([]);
    expect(found('mitn')).toEqual(['mint']);
    expect(found('mxxt')).toEqual([]);
  });

  it('S7.CAT.06 does not look for similar words when the word exists', () => {
    expect(found('track')).toEqual(['track']);
  });

  it('S7.CAT.06 finds synonyms', () => {
    expect(found('tshirt')).toEqual(['tee']);
    expect(found('flask')).toEqual(['bottle']);
  });
});
