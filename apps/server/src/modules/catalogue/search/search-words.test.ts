import { describe, expect, it } from 'vitest';
import { queryWords, searchWordsOf, wordsOf } from './search-words.ts';

describe('words of a search', () => {
  it('S7.CAT.06 splits text at characters other than letters and digits, in lower case without accents', () => {
    expect(wordsOf("Café  Women's %_ Tee")).toEqual(['cafe', 'womens', 'tee']);
  });

  it('S7.CAT.06 vowel signs and joiners belong to the word, so that Indian words are found as a whole', () => {
    expect(wordsOf('நீல குர்தா')).toEqual(['நீல', 'குர்தா']);
    expect(queryWords('काला सूट')).toEqual(['काला', 'सूट']);
    expect(wordsOf('ന\u0D4D\u200Dീല')).toEqual(wordsOf('ന\u0D4Dീല'));
  });

  it('S7.CAT.06 symbols and their marks are no words', () => {
    expect(queryWords('tee \u2764\uFE0F 1\uFE0F\u20E3 \u093E')).toEqual(['tee', '1']);
  });

  it('S7.CAT.06 a hyphenated word counts in parts and as one word', () => {
    expect(wordsOf('T-Shirts')).toEqual(['t', 'shirts', 'tshirts']);
    expect(queryWords('T-Shirts')).toEqual(['tshirts']);
  });

  it('S7.CAT.06 counts each word of a search once and at most twelve of them', () => {
    expect(queryWords('run run RUN')).toEqual(['run']);
    expect(queryWords(Array.from({ length: 30 }, (_, at) => `word${at}`).join(' '))).toHaveLength(12);
    expect(queryWords('  \\ % _ ')).toEqual([]);
  });

  it('S7.CAT.06 a product is found by its name, category, groups, department, colours and description', () => {
    const words = searchWordsOf({
      name: 'Vembanad Run Tee',
      categoryName: 'T-Shirts',
      department: 'women',
      groupNames: ['Running'],
      colourNames: ['PETROL BLUE', 'LAGOON'],
      description: `Soft cotton, a run of it. ${Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ')}`,
    });
    expect(words.slice(12)).toEqual(['soft', 'cotton', ...Array.from({ length: 57 }, (_, at) => `word${at}`)]);
    expect(words.slice(0, 12)).toEqual([
      'vembanad',
      'run',
      'tee',
      't',
      'shirts',
      'tshirts',
      'women',
      'womens',
      'running',
      'petrol',
      'blue',
      'lagoon',
    ]);
  });
});
