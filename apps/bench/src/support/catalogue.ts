const garments = ['Tee', 'Shirt', 'Shorts', 'Jacket', 'Hoodie', 'Trousers', 'Skirt', 'Leggings', 'Singlet', 'Cap'];
const uses = ['Running', 'Training', 'Swimming', 'Cricket', 'Football', 'Badminton', 'Yoga', 'Cycling', 'Walking'];
const starts = ['Ba', 'Co', 'Dri', 'Fle', 'Gra', 'Hel', 'Ja', 'Kor', 'Lum', 'Mar', 'Nor', 'Pel', 'Qui', 'Ros', 'Tal'];
const middles = ['ma', 'ne', 'ri', 'so', 'tu', 'va', 'li', 'ko', 'ze', 'pa'];
const ends = ['nda', 'rin', 'lio', 'sta', 'vel', 'mor', 'tis', 'gan', 'dro', 'bek'];
const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** 1,500 names of collections, such as Banenda. */
const collections = starts.flatMap((start) => middles.flatMap((middle) => ends.map((end) => start + middle + end)));

/** The three words of a product's name. The first 15,000 names differ. */
export function nameWords(index: number): readonly [string, string, string] {
  const round = Math.floor(index / collections.length);
  return [
    collections[index % collections.length] ?? '',
    uses[(index + round) % uses.length] ?? '',
    garments[(index + 3 * round) % garments.length] ?? '',
  ];
}

/** A catalogue of six variants a product as CSV. @param surcharge  rupees added to every price */
export function catalogueFile(products: number, surcharge = 0): string {
  const lines = ['product_id,name,category,sub_category,mrp,colour,size,unique_code,units'];
  for (let index = 0; index < products; index += 1) {
    const price = 300 + (index % 900) + surcharge;
    const facts = `B-${index},${nameWords(index).join(' ')},Category ${index % 30},Men,${price},Navy`;
    for (const size of sizes) lines.push(`${facts},${size},B-${index}-${size},${(index % 40) + 1}`);
  }
  return lines.join('\n');
}

/** The same catalogue as a Shopify export: product fields in the first row of each product only, and no pictures. */
export function shopifyFile(products: number): string {
  const lines = [
    'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
  ];
  for (let index = 0; index < products; index += 1) {
    const handle = `b-${index}`;
    const price = 300 + (index % 900);
    const facts = `${nameWords(index).join(' ')},<p>Light and <b>quick</b> to dry.</p>,Category ${index % 30},"men, new"`;
    sizes.forEach((size, at) => {
      const own = at === 0 ? `${facts},Size,${size},Color` : `,,,,,${size},`;
      const rest = `Navy,B-${index}-${size},${(index % 40) + 1},${price},${price + 200},,${at === 0 ? 'active' : ''}`;
      lines.push(`${handle},${own},${rest}`);
    });
  }
  return lines.join('\n');
}

/** Numbers from 0 to below 1 that look random and are the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A word with one typing error after its first letter: a letter left out, doubled or replaced, or two swapped. */
export function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const errors = [
    before + after,
    before + letter + letter + after,
    `${before}q${after}`,
    before + after.charAt(0) + letter + after.slice(1),
  ];
  return errors[Math.floor(random() * errors.length)] ?? word;
}

/** Search texts that differ: a collection and one or two more words, a third of them misspelt, some cut short. */
export function* searchTexts(products: number, seed: number): Generator<string, never> {
  const random = randomNumbers(seed);
  const seen = new Set<string>();
  for (;;) {
    const [collection, use, garment] = nameWords(Math.floor(random() * products));
    const first = random() < 1 / 3 ? misspell(collection, random) : collection;
    const words = [first, use, ...(random() < 0.5 ? [garment] : [])].sort(() => random() - 0.5);
    const text = words.join(' ').slice(0, random() < 0.5 ? -1 : undefined);
    if (seen.has(text)) continue;
    seen.add(text);
    yield text;
  }
}
