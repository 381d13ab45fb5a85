import { randomNumbers } from './random-numbers.ts';

const garments = ['Tee', 'Shirt', 'Shorts', 'Jacket', 'Hoodie', 'Trousers', 'Skirt', 'Leggings', 'Singlet', 'Cap'];
const uses = ['Running', 'Training', 'Swimming', 'Cricket', 'Football', 'Badminton', 'Yoga', 'Cycling', 'Walking'];
const starts = ['ba', 'co', 'dri', 'fle', 'gra', 'hel', 'ja', 'kor', 'lum', 'mar', 'nor', 'pel', 'qui', 'ros', 'tal'];
const middles = ['ma', 'ne', 'ri', 'so', 'tu', 'va', 'li', 'ko', 'ze', 'pa'];
const ends = ['nda', 'rin', 'lio', 'sta', 'vel', 'mor', 'tis', 'gan', 'dro', 'bek'];
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** 1,500 names of collections, such as Baneda. */
const collections = starts.flatMap((start) =>
  middles.flatMap((middle) => ends.map((end) => `${start.charAt(0).toUpperCase()}${start.slice(1)}${middle}${end}`)),
);

/** The words of the name of a product of a generated shop, whose names consist of some 1,500 words. */
export function nameWords(index: number): readonly string[] {
  const collection = collections[index % collections.length] ?? '';
  const round = Math.floor(index / collections.length);
  return [collection, uses[(index + round) % uses.length] ?? '', garments[(index + 3 * round) % garments.length] ?? ''];
}

/** The rows of a shop with such names, six variants a product, as the lines of a CSV file. */
export function* wordCatalogueLines(products: number): Generator<string> {
  yield 'product_id,name,category,sub_category,mrp,colour,size,unique_code,units,offer\n';
  for (let index = 0; index < products; index += 1) {
    const facts = `${index + 1001},${nameWords(index).join(' ')},Category ${index % 30},Men,${300 + (index % 900)}`;
    for (const size of ['XS', 'S', 'M', 'L', 'XL', 'XXL']) {
      yield `${facts},Navy,${size},W-${index}-${size},${(index % 40) + 1},\n`;
    }
  }
}

/** A word with one typing error after its first letter: left out, doubled, another letter, or two in the wrong order. */
export function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return before + letters.charAt(Math.floor(random() * letters.length)) + after;
    default:
      return before + after.charAt(0) + letter + after.slice(1);
  }
}

/** Search texts that all differ, a third of them with a typing error. */
export function* searchTexts(products: number, seed: number): Generator<string> {
  const random = randomNumbers(seed);
  const seen = new Set<string>();
  for (;;) {
    const words = [...nameWords(Math.floor(random() * products))];
    const [first = ''] = words;
    if (random() < 1 / 3) words[0] = misspell(first, random);
    words.sort(() => random() - 0.5);
    // The collection and one or two more words, some with only the beginning of the last.
    const kept = words.filter((_, place) => place < 2 || random() < 0.5);
    const last = kept.at(-1) ?? '';
    const text = [...kept.slice(0, -1), last.slice(0, Math.max(3, last.length - Math.floor(random() * 3)))].join(' ');
    if (seen.has(text)) continue;
    seen.add(text);
    yield text;
  }
}
