import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** One suggestion. */
export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** A price or a category. */
  readonly detail?: string | undefined;
  readonly imageUrl?: string | undefined;
}

export interface ComboboxWiring {
  readonly value: string;
  readonly options: readonly ComboboxOption[];
  readonly onValueChange: (value: string) => void;
  readonly onSubmit: (text: string) => void;
  readonly onSelect: (option: ComboboxOption) => void;
  /** Called when the input gets the focus. */
  readonly onEnter?: (() => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
}

const nothing = -1;

/**
 * Keyboard, pointer and focus of a list-autocomplete combobox (WAI-ARIA pattern). The typed text is never replaced:
 * arrows move the highlight, Enter chooses it, Escape closes the list and then clears the text.
 */
export function useCombobox({ value, options, onValueChange, onSubmit, onSelect, onEnter, onLeave }: ComboboxWiring) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  /** By id: options that come later may have another order. */
  const [highlight, setHighlight] = useState<string>();
  const open = wanted && value.trim() !== '';
  const active = open ? options.findIndex((option) => option.id === highlight) : nothing;
  const optionId = (index: number) => `${id}-option-${index}`;

  const close = () => {
    setWanted(false);
    setHighlight(undefined);
  };
  const choose = (option: ComboboxOption) => {
    close();
    onSelect(option);
  };
  const submit = () => {
    const chosen = options[active];
    if (chosen) choose(chosen);
    else if (value.trim() !== '') {
      close();
      onSubmit(value.trim());
    }
  };
  const move = (step: 1 | -1) => {
    setWanted(true);
    if (options.length === 0) return;
    const places = options.length + 1;
    const next = ((active + 1 + step + places) % places) - 1;
    setHighlight(options[next]?.id);
    if (next !== nothing) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Escape' && value !== '') onValueChange('');
    else return;
    event.preventDefault();
  };
  const change = (next: string) => {
    setWanted(true);
    setHighlight(undefined);
    onValueChange(next);
  };
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.closest('form')?.contains(event.relatedTarget)) return;
    close();
    onLeave?.();
  };
  const focus = () => {
    setWanted(true);
    onEnter?.();
  };

  return { id, open, active, optionId, choose, submit, pressKey, change, leave, focus };
}
