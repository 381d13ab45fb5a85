import {
  importFields,
  type Attribute,
  type ImportColumn,
  type ImportColumns,
  type ImportField,
  type ImportMode,
} from '@kayal/api-contract';
import { importRules } from '../../import-modes.ts';

/** The file's heading of each field and attribute. */
export type Mapping = Readonly<ImportColumns>;

/** The column of an attribute; with it our own files name theirs. */
export const attributeColumn = ({ id }: Pick<Attribute, 'id'>): `attribute:${string}` => `attribute:${id}`;

/** Whether the name of a column means an attribute. */
export const isAttributeColumn = (name: string): name is `attribute:${string}` => name.startsWith('attribute:');

/** The columns of a mapping that hold attributes. */
export const attributeColumnsOf = (mapping: Mapping): readonly `attribute:${string}`[] =>
  Object.keys(mapping).filter(isAttributeColumn);

/**
 * Other headings of a field, used by common programs, in English, German and Hindi; letters with their marks and digits only, with spaces
 * between them.
 */
const synonyms: Readonly<Record<ImportField, string>> = {
  product_id:
    'productid id handle itemid item itemno itemcode styleno stylecode article articleno productcode slno artikel artikelnummer artikelnr artnr produktnummer उत्पादक्रमांक उत्पादआईडी उत्पादसंख्या',
  name: 'name productname itemname title stylename style description1 bezeichnung artikelbezeichnung artikelname produktname नाम उत्पादनाम उत्पादकानाम',
  category:
    'category categoryname group itemgroup productgroup maincategory producttype warengruppe kategorie hauptgruppe श्रेणी वर्ग',
  sub_category:
    'subcategory subcategoryname subgroup department gender zielgruppe unterkategorie untergruppe geschlecht उपश्रेणी उपवर्ग लिंग',
  mrp: 'mrp price mrprs pricers mrpinr listprice rate retailprice listenpreis preis verkaufspreis vkpreis uvp एमआरपी मूल्य कीमत दाम',
  colour: 'colour color shade colourname colorname farbe farbton couleur colore kleur रंग',
  size: 'size sizename größe grösse groesse konfektionsgröße taille talla taglia maat आकार साइज़ साइज',
  unique_code:
    'uniquecode sku variantsku barcode ean ean13 gtin upc variantcode skucode strichcode eannummer variantennummer बारकोड',
  units:
    'units qty variantinventoryqty quantity stock closingstock closingqty onhand balance stockqty bestand lagerbestand menge anzahl मात्रा स्टॉक भंडार',
  offer: 'offer offerprice saleprice sellingprice discountprice angebotspreis aktionspreis sonderpreis ऑफर छूटमूल्य',
  description: 'description bodyhtml longdescription details remarks beschreibung langtext विवरण',
  season: 'season seasoncode saison सीजन',
  hidden: 'hidden hide inactive disabled versteckt inaktiv छिपा',
  hsn: 'hsn hsncode hsnsac hsnno hsnsaccode एचएसएन',
  tax_class: 'taxclass gstclass steuerklasse',
  country_of_origin: 'countryoforigin origin madein countryofmanufacture herkunftsland ursprungsland मूलदेश',
  final_sale: 'finalsale nonreturnable noreturn noreturns',
  weight_grams: 'weightgrams weightg weightingrams gewichtg',
  manufacturer: 'manufacturer manufacturedby manufacturername hersteller निर्माता',
  packer: 'packer packedby packername',
  importer: 'importer importedby importername importeur आयातक',
  generic_name: 'genericname commonname',
  net_quantity: 'netquantity netqty netcontents',
  consumer_care: 'consumercare customercare consumercaredetails',
  pictures:
    'pictures picture pictureurl pictureurls images image imageurl imageurls imagesrc imagelink photos photourl bilder bild bildurl bildadresse चित्र',
};

const synonymSets = new Map(importFields.map((field) => [field, new Set(synonyms[field].split(' '))]));

/** Whether a word of a name, such as `Shoe size` or `Farbe`, means a field in one of the languages of `synonyms`. */
export function means(field: ImportField, name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).map(plain);
  return words.some((word) => synonymSets.get(field)?.has(word) === true);
}

/** The letters and digits of a heading, in lower case. */
export const plain = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Guesses the field of each heading. Each field and each heading is used once; our own names take precedence. */
export function guessMapping(headings: readonly string[]): Mapping {
  const guessed: Partial<Record<ImportField, string>> = {};
  const free = new Set(headings.filter((heading) => heading !== ''));
  const take = (field: ImportField, fits: (heading: string) => boolean): void => {
    if (guessed[field] !== undefined) return;
    const heading = [...free].find(fits);
    if (heading === undefined) return;
    guessed[field] = heading;
    free.delete(heading);
  };
  for (const field of importFields) take(field, (heading) => heading.toLowerCase() === field);
  for (const field of importFields) {
    for (const synonym of synonyms[field].split(' ')) take(field, (heading) => plain(heading) === synonym);
  }
  return guessed;
}

/** A mapping with the attributes that headings name which it leaves free, by short name or name. */
export function withAttributes(
  mapping: Mapping,
  headings: readonly string[],
  attributes: readonly Attribute[],
): Mapping {
  const used = new Set(Object.values(mapping));
  const guessed: ImportColumns = {};
  for (const attribute of attributes.filter(({ isRetired }) => !isRetired)) {
    const column = attributeColumn(attribute);
    const names = [column, attribute.name, attribute.id].map(plain);
    const heading = headings.find((each) => each !== '' && !used.has(each) && names.includes(plain(each)));
    if (heading === undefined || mapping[column] !== undefined) continue;
    guessed[column] = heading;
    used.add(heading);
  }
  return { ...mapping, ...guessed };
}

/**
 * Errors of a mapping, by field.
 * @param attributes those of the shop
 * @param isExport whether the file is another shop's export, which may have no units
 * @returns an empty object when it can be used
 */
export function mappingErrors(
  mapping: Mapping,
  mode: ImportMode,
  headings: readonly string[],
  attributes: readonly Attribute[],
  isExport = false,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const used = new Map<string, ImportColumn>();
  const ids = new Set(attributes.map(attributeColumn));
  for (const field of [...importFields, ...attributeColumnsOf(mapping)]) {
    const heading = mapping[field];
    if (heading === undefined || heading === '') {
      const { required, isCatalogue } = importRules[mode];
      const isOptional = isExport && isCatalogue && field === 'units';
      if (required.some((each) => each === field) && !isOptional) errors[field] = 'not matched';
      continue;
    }
    const other = used.get(heading);
    if (!headings.includes(heading)) errors[field] = `there is no column ${heading}`;
    else if (headings.indexOf(heading) !== headings.lastIndexOf(heading)) errors[field] = `${heading} is there twice`;
    else if (isAttributeColumn(field) && !ids.has(field)) errors[field] = 'there is no such attribute';
    else if (other !== undefined) errors[field] = `${heading} is used for ${other} already`;
    used.set(heading, field);
  }
  if (mode === 'prices') {
    if (mapping.product_id === undefined && mapping.unique_code === undefined) errors['product_id'] = 'not matched';
    if (mapping.mrp === undefined && mapping.offer === undefined) errors['mrp'] = 'not matched';
  }
  return errors;
}

/** A mapping without empty entries. */
export function cleanMapping(mapping: Mapping): Mapping {
  return Object.fromEntries(Object.entries(mapping).filter(([, heading]) => heading !== ''));
}
