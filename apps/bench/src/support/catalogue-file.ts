const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

/** The content of a generated catalogue. */
export interface CatalogueShape {
  readonly products: number;
  /** The first words of every product's name. */
  readonly name: string;
  /** Rupees added to every price. */
  readonly surcharge?: number;
  /** Rows of the shop's current products, to keep them on sale. */
  readonly also?: readonly string[];
}

/** The rows of a catalogue with six variants a product, as the lines of a CSV file. */
export function* catalogueLines({ products, name, surcharge = 0, also = [] }: CatalogueShape): Generator<string> {
  yield 'product_id,name,category,sub_category,mrp,colour,size,unique_code,units,offer\n';
  for (const row of also) yield `${row}\n`;
  for (let id = 1; id <= products; id += 1) {
    const facts = `${id + 1000},${name} ${id},Category ${id % 30},Men,${300 + (id % 900) + surcharge}`;
    for (const size of sizes) yield `${facts},Navy,${size},B-${id}-${size},${(id % 40) + 1},\n`;
  }
}
