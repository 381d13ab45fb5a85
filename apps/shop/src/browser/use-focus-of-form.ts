import { useRef, type RefObject } from 'react';
import { useFocusIfLost } from './use-focus-if-lost.ts';

/**
 * Gives the focus back to a form of filters that a new address draws again, because its fields start with what the address
 * says: to the control that had it, or to the first field when that one is gone, such as the link that clears all.
 * @param address changes when the form is drawn again
 * @returns the form's ref, and what to call when it is sent
 */
export function useFocusOfForm(address: string): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly noteFocus: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const place = useRef(0);
  useFocusIfLost(address, () => {
    const control = form.current?.elements[place.current];
    place.current = 0;
    return control instanceof HTMLElement ? control : null;
  });
  const noteFocus = () => {
    const { activeElement } = document;
    place.current = [...(form.current?.elements ?? [])].findIndex((control) => control === activeElement);
  };
  return { form, noteFocus };
}
