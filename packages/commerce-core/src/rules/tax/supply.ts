import { pincodeStates } from './pincode-states.ts';

/** States and Union Territories by their code of GST. */
export const stateNames: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** Union Territories without a legislature: their half is called UTGST. */
const territories: readonly string[] = ['04', '26', '31', '35', '38'];

/** What the half of the State is called. @param code of the State */
export const stateTaxName = (code: string): 'SGST' | 'UTGST' => (territories.includes(code) ? 'UTGST' : 'SGST');

/** '32-Kerala', as the tables of GSTR-1 write a State. */
export const stateLabel = (code: string): string => `${code}-${stateNames[code] ?? ''}`;

const byPrefix = new Map(
  Object.entries(pincodeStates).flatMap(([state, prefixes]) => prefixes.split(' ').map((prefix) => [prefix, state])),
);

/** The State of a pincode; undefined where its digits name none. @param pincode six digits */
export function stateOfPincode(pincode: string): string | undefined {
  const lengths = [6, 5, 4, 3, 2];
  return lengths.map((length) => byPrefix.get(pincode.slice(0, length))).find((state) => state !== undefined);
}

/**
 * The State to which goods go: that of the last pincode of an address, or else the last State that it names.
 * @param address as an order stores it, on one line
 * @returns undefined where the address says neither
 */
export function stateOfAddress(address: string): string | undefined {
  const pincodes = [...address.matchAll(/(?<!\d)([1-9]\d{2})\s?(\d{3})(?!\d)/g)].map(
    ([, head, tail]) => `${head}${tail}`,
  );
  const byPincode = pincodes.map(stateOfPincode).findLast((state) => state !== undefined);
  if (byPincode !== undefined) return byPincode;
  const words = address.toLowerCase();
  const named = Object.entries(stateNames)
    .map(([code, name]) => ({ code, at: words.lastIndexOf(name.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at);
  return named[0]?.code;
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The State code of a GSTIN; null where its form, State or check digit is wrong. */
export function stateOfGstin(gstin: string): string | null {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/.test(gstin)) return null;
  const sum = gstin
    .slice(0, 14)
    .split('')
    .reduce((total, letter, index) => {
      const product = digits.indexOf(letter) * (1 + (index % 2));
      return total + Math.floor(product / 36) + (product % 36);
    }, 0);
  const state = gstin.slice(0, 2);
  return digits[(36 - (sum % 36)) % 36] === gstin[14] && state in stateNames ? state : null;
}
