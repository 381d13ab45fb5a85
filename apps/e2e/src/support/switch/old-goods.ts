/** What the shop before this one sells, before it is written in the form of a system. */

/** A colour with the CSS colour of its pictures. */
export interface OldColour {
  readonly name: string;
  readonly drawn: string;
}

/** A product of the shop before this one. */
export interface OldProduct {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  /** As it stands in the old address of its page. */
  readonly slug: string;
  readonly category: string;
  /** Rupees. */
  readonly price: number;
  /** The higher price before a sale, rupees; null where there is none. */
  readonly before: number | null;
  readonly colours: readonly OldColour[];
  readonly variants: readonly OldVariant[];
}

interface OldVariant {
  readonly colour: OldColour;
  readonly size: string;
  readonly code: string;
  readonly units: number;
}

/** A customer with her address. */
export interface OldCustomer {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly mobile: string;
  readonly street: string;
}

/** An order of two products. */
export interface OldOrder {
  readonly number: number;
  readonly customer: OldCustomer;
  /** yyyy-mm-dd */
  readonly day: string;
  readonly lines: readonly { readonly product: OldProduct; readonly quantity: number }[];
  /** Rupees. */
  readonly total: number;
}

/** City, state and pincode of all customers. */
export const town = { city: 'Kochi', state: 'Kerala', pincode: '682020' };

const places =
  'Aluva,Bekal,Calicut,Devala,Edappal,Fort,Gokarna,Harbour,Idukki,Juhu,Karwar,Lagoon,Mahé,Nagercoil,Ooty,Payyoli,Quilon,Ranipuram,Shoreham,Thalassery,Udupi,Varkala,Wayanad,Yercaud,Zamorin'.split(
    ',',
  );
const cuts = ['Classic', 'Easy'];
/** A garment with its category. */
const garments = [
  ['Tee', 'Tees'],
  ['Polo', 'Polos'],
  ['Shirt', 'Shirts'],
  ['Shorts', 'Shorts'],
  ['Jacket', 'Jackets'],
  ['Hoodie', 'Hoodies'],
  ['Trousers', 'Trousers'],
  ['Skirt', 'Skirts'],
  ['Leggings', 'Leggings'],
  ['Cap', 'Caps'],
] as const;
const sizes = ['S', 'M', 'L'];

/** The colours of the old shop; pictures of the last one are of another host. */
export const colours: readonly OldColour[] = [
  { name: 'Coral', drawn: '#c0311f' },
  { name: 'Lagoon', drawn: '#1f31c0' },
  { name: 'Palm', drawn: '#1fa031' },
  { name: 'Sand', drawn: '#d8c69a' },
];

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty list.');
  return item;
};

function productOf(index: number): OldProduct {
  const [garment, category] = at(garments, index);
  const name = `${at(places, Math.floor(index / garments.length))} ${at(cuts, Math.floor(index / 250))} ${garment}`;
  const own = [at(colours, index), at(colours, index + 1)];
  const number = index + 1;
  const price = 399 + (index % 40) * 50;
  // A cap has neither colours nor sizes.
  const pairs = garment === 'Cap' ? [] : own.flatMap((colour) => sizes.map((size) => ({ colour, size })));
  const variants = pairs.map(({ colour, size }, place) => ({
    colour,
    size,
    code: `OLD-${number}-${colour.name.slice(0, 2).toUpperCase()}-${size}`,
    units: 3 + ((index + place) % 9),
  }));
  return {
    number,
    name,
    slug: name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-'),
    category,
    price,
    before: index % 5 === 1 ? price + 300 : null,
    colours: variants.length === 0 ? own.slice(0, 1) : own,
    variants,
  };
}

/** 500 products in 10 categories, of them 50 without colours and sizes. */
export const products: readonly OldProduct[] = Array.from({ length: 500 }, (_, index) => productOf(index));

/** 60 customers. */
export const customers: readonly OldCustomer[] = Array.from({ length: 60 }, (_, index) => ({
  first: at(['Anjali', 'Bala', 'Chitra', 'Divya', 'Esha', 'Farah'], index),
  last: at(['Nair', 'Menon', 'Pillai', 'Varma', 'Kurup'], index),
  email: `customer${index + 1}@mail.example`,
  mobile: String(9_846_000_000 + index),
  street: `${index + 1} Hill Road`,
}));

/** 120 orders, two of each customer. */
export const orders: readonly OldOrder[] = Array.from({ length: 120 }, (_, index) => {
  const lines = [
    { product: at(products, index), quantity: 1 },
    { product: at(products, index + 11), quantity: 2 },
  ];
  return {
    number: 1001 + index,
    customer: at(customers, index),
    day: `2025-0${1 + (index % 9)}-${String(1 + (index % 28)).padStart(2, '0')}`,
    lines,
    total: lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
  };
});
