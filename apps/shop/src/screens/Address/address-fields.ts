import { addressTypes, type AddressFields } from '@kayal/api-contract/client';
import { emptyAddress } from '@kayal/commerce-core';
import type { TextFieldProps } from '@kayal/design-system';

/** A text field of the address form. */
interface AddressText extends Pick<TextFieldProps, 'label' | 'autoComplete' | 'inputMode' | 'type' | 'maxLength'> {
  readonly name: Exclude<keyof AddressFields, 'addressType'>;
  /** Takes a whole row. */
  readonly wide: boolean;
}

/** Max length of each text in the contract, in characters. */
const [shortText, longText] = [100, 300];

/** The seven fields in their order, with the hints for keyboards and autofill. */
export const addressTexts: readonly AddressText[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', maxLength: shortText, wide: true },
  {
    name: 'mobile',
    label: 'Mobile No',
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    maxLength: shortText,
    wide: false,
  },
  {
    name: 'pincode',
    label: 'Pincode',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    maxLength: shortText,
    wide: false,
  },
  { name: 'locality', label: 'Locality / Town', autoComplete: 'address-line2', maxLength: shortText, wide: true },
  { name: 'address', label: 'Address', autoComplete: 'address-line1', maxLength: longText, wide: true },
  { name: 'city', label: 'City', autoComplete: 'address-level2', maxLength: shortText, wide: false },
  { name: 'district', label: 'District', autoComplete: 'address-level3', maxLength: shortText, wide: false },
];

/** Reads the address of a form; a missing or unknown type is Home. */
export function readAddress(form: FormData): AddressFields {
  const texts = addressTexts.map(({ name }) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value.trim() : ''] as const;
  });
  const addressType = addressTypes.find((type) => type === form.get('addressType')) ?? emptyAddress.addressType;
  return { ...emptyAddress, ...Object.fromEntries(texts), addressType };
}
