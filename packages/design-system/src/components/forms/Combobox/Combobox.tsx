import clsx from 'clsx';
import type { Ref } from 'react';
import * as fieldCss from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Combobox.css.ts';
import { Suggestion } from './Suggestion.tsx';
import { useCombobox, type ComboboxWiring } from './use-combobox.ts';

/** States of the suggestions. */
export const comboboxStatuses = ['idle', 'loading', 'ready', 'failed', 'empty'] as const;

export type ComboboxStatus = (typeof comboboxStatuses)[number];

export interface ComboboxProps extends ComboboxWiring {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly status: ComboboxStatus;
  /** Name of the button that searches for the typed text. */
  readonly submitLabel?: string | undefined;
  /** Lines for the statuses without suggestions. */
  readonly messages?: Partial<Record<'loading' | 'failed' | 'empty', string>> | undefined;
  readonly name?: string | undefined;
  /** Address of the form while no script runs; the text is sent under `name`. */
  readonly action?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const defaultMessages = {
  loading: 'Searching…',
  failed: 'Suggestions could not be loaded.',
  empty: 'No match. Press Enter to search all the same.',
};

/** A search line with suggestions. */
export function Combobox(props: ComboboxProps) {
  const { label, placeholder, value, options, status, submitLabel = 'Search', messages, name, action, ref } = props;
  const combobox = useCombobox(props);
  const listId = `${combobox.id}-list`;
  const note = status === 'idle' || status === 'ready' ? undefined : { ...defaultMessages, ...messages }[status];
  const expanded = combobox.open && options.length > 0;
  const noted = combobox.open && !expanded ? note : undefined;
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      className={css.root}
      onSubmit={(event) => {
        event.preventDefault();
        combobox.submit();
      }}
    >
      <span className={clsx(fieldCss.box, css.line)}>
        <input
          ref={ref}
          name={name}
          type="search"
          role="combobox"
          className={clsx(fieldCss.input, css.searchInput)}
          aria-label={label}
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={combobox.active < 0 ? undefined : combobox.optionId(combobox.active)}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          placeholder={placeholder}
          value={value}
          onChange={(event) => combobox.change(event.target.value)}
          onFocus={combobox.focus}
          onKeyDown={combobox.pressKey}
          onBlur={combobox.leave}
        />
        <IconButton label={submitLabel} icon="search" type="submit" onBlur={combobox.leave} />
      </span>
      <VisuallyHidden role="status">{expanded ? `${options.length} suggestions` : noted}</VisuallyHidden>
      {expanded ? (
        // Browsers let Tab stop at a box that scrolls; the arrows of the input move through this one.
        <div role="listbox" id={listId} aria-label={label} tabIndex={-1} className={css.popup} onBlur={combobox.leave}>
          {options.map((item, index) => (
            <Suggestion
              key={item.id}
              id={combobox.optionId(index)}
              option={item}
              active={index === combobox.active}
              onChoose={combobox.choose}
            />
          ))}
        </div>
      ) : null}
      {noted ? (
        <p className={clsx(css.popup, css.message)} aria-hidden="true">
          {noted}
        </p>
      ) : null}
    </form>
  );
}
