import type { PointerEvent } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import * as css from './Combobox.css.ts';
import type { ComboboxOption } from './use-combobox.ts';

export interface SuggestionProps {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly active: boolean;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** A mouse chooses on pointerdown, before the input loses focus; a finger on pointerup, so that it can scroll. */
export function Suggestion({ id, option, active, onChoose }: SuggestionProps) {
  const pointerDown = (event: PointerEvent) => {
    event.preventDefault();
    if (event.pointerType !== 'touch' && event.button === 0) onChoose(option);
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={active}
      className={css.option}
      onPointerDown={pointerDown}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      {option.imageUrl ? (
        <img src={option.imageUrl} alt="" className={css.thumbnail} width={40} height={48} loading="lazy" />
      ) : (
        <Icon name="search" size={20} />
      )}
      <span className={css.optionLabel}>{option.label}</span>
      {option.detail ? <span className={css.optionDetail}>{option.detail}</span> : null}
    </button>
  );
}
