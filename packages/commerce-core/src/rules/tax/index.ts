/** Rules of the Indian goods and services tax: pure, exact in paise. No legal advice; docs/law.md names the sources. */
export {
  documentDay,
  documentKinds,
  documentNumber,
  financialYearOf,
  seriesOf,
  type DocumentKind,
} from './document-numbers.ts';
export { firstTaxClasses, firstTaxRates } from './first-tax-classes.ts';
export { afterDiscount, roundOff, shareOut } from './parts.ts';
export { stateLabel, stateNames, stateOfAddress, stateOfGstin, stateOfPincode, stateTaxName } from './supply.ts';
export { amountOf, amountOfPieces, creditOf, noParts, sumOfParts, taxIn, type TaxParts } from './tax-in-price.ts';
export {
  noSuchClass,
  rateOf,
  stepsOn,
  taxClassProblems,
  type ClassRate,
  type GapChoice,
  type TaxClass,
  type TaxRate,
} from './tax-rates.ts';
export { taxedLines, type GoodsLine, type Supply, type TaxedLine } from './taxed-lines.ts';
