import type { AddressFields } from '@kayal/api-contract/client';
import { addressHints } from '@kayal/commerce-core';
import { Radio, RadioGroup, TextField } from '@kayal/design-system';
import { useEffect, useRef, useState, type FocusEvent, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { addressTexts, readAddress } from './address-fields.ts';
import { PrivacyNotice } from '../../parts/PrivacyNotice/PrivacyNotice.tsx';
import * as css from './AddressForm.css.ts';
import { districtOf } from './pincode-districts.ts';

interface AddressFormProps {
  readonly id: string;
  /** The first field, where the focus starts. */
  readonly firstField: Ref<HTMLInputElement>;
  /** Initial values of the fields. */
  readonly start: AddressFields;
  readonly onSubmit: (fields: AddressFields) => void;
  /** Receives what is typed when the form goes away for any reason. */
  readonly onLeave: (fields: AddressFields) => void;
  /** Why the last save failed. */
  readonly alert: ReactNode;
}

/** Seven free-text fields and Home or Office; hints never prevent saving. */
export function AddressForm({ id, firstField, start, onSubmit, onLeave, alert }: AddressFormProps) {
  const [hints, setHints] = useState(() => addressHints(start));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    return () => {
      if (current !== null) onLeave(readAddress(new FormData(current)));
    };
  }, [onLeave]);

  /** The district that a pincode filled in; a corrected pincode replaces it, but nothing else that is in its field. */
  const filledIn = useRef('');
  const fillDistrict = ({ elements }: HTMLFormElement, pincode: string): void => {
    const district = elements.namedItem('district');
    if (!(district instanceof HTMLInputElement)) return;
    if (district.value.trim() !== '' && district.value !== filledIn.current) return;
    filledIn.current = districtOf(pincode) ?? '';
    district.value = filledIn.current;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter leaves no field.
    fillDistrict(event.currentTarget, readAddress(new FormData(event.currentTarget)).pincode);
    onSubmit(readAddress(new FormData(event.currentTarget)));
  };
  const leaveField = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (currentTarget.form === null) return;
    const fields = readAddress(new FormData(currentTarget.form));
    setHints(addressHints(fields));
    fillDistrict(currentTarget.form, fields.pincode);
  };

  return (
    <form ref={form} id={id} className={css.form} onSubmit={submit} noValidate>
      {alert === null ? null : <div className={css.row}>{alert}</div>}
      {addressTexts.map(({ name, wide, ...field }, index) => (
        <div key={name} className={wide ? css.row : undefined}>
          <TextField
            {...field}
            ref={index === 0 ? firstField : undefined}
            name={name}
            onBlur={leaveField}
            defaultValue={start[name]}
            hint={name === 'pincode' || name === 'mobile' ? (hints[name] ?? undefined) : undefined}
          />
        </div>
      ))}
      <div className={css.row}>
        <RadioGroup label="Address type" name="addressType" defaultValue={start.addressType}>
          <Radio value="Home">Home</Radio>
          <Radio value="Office">Office</Radio>
        </RadioGroup>
      </div>
      <div className={css.row}>
        <PrivacyNotice form="address" />
      </div>
    </form>
  );
}
