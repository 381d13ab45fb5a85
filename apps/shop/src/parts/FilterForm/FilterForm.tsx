import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { textsOf } from '../../browser/field-text.ts';
import { useFocusOfForm } from '../../browser/use-focus-of-form.ts';

interface FilterFormProps {
  readonly label: string;
  readonly className: string;
  /** What its fields show, as an address: with another one the form is drawn again. */
  readonly address: string;
  /** The address with these texts of fields. */
  readonly addressOf: (texts: URLSearchParams) => string;
  /** Called with the form when it is sent. */
  readonly onSend?: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/** A form whose choices are in the address, so that they can be shared and Back restores them. Its fields are uncontrolled. */
export function FilterForm({ label, className, address, addressOf, onSend, children }: FilterFormProps) {
  const navigate = useNavigate();
  const { form, noteFocus } = useFocusOfForm(address);
  return (
    <form
      key={address}
      ref={form}
      role="search"
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        noteFocus();
        onSend?.(event.currentTarget);
        void navigate(addressOf(textsOf(event.currentTarget)));
      }}
    >
      {children}
    </form>
  );
}
