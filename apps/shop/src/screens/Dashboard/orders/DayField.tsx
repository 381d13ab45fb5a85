import { formatDay } from '@kayal/commerce-core';
import { TextField } from '@kayal/design-system';
import { useEffect, useRef, useState } from 'react';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import * as css from './DayField.css.ts';
import { dayPattern, dayTyped } from './day-text.ts';

interface DayFieldProps {
  readonly label: string;
  /** The form gets yyyy-mm-dd under this name; an empty text for no day. */
  readonly name: string;
  /** Initial day, yyyy-mm-dd; empty for none. */
  readonly day: string;
}

/**
 * A day, typed in the order of the shop's locale or chosen in the browser's calendar. The browser's own date field
 * writes the order of the browser's language instead.
 */
export function DayField({ label, name, day }: DayFieldProps) {
  const { locale } = useMoneyFormat();
  const [text, setText] = useState(day === '' ? '' : formatDay(day, locale));
  const [isLeft, setIsLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const native = useRef<HTMLInputElement>(null);
  const typed = dayTyped(text, locale);
  const pattern = dayPattern(locale);
  const error = text.trim() === '' || typed !== null ? '' : `Write the day as ${pattern}.`;

  // An error of the browser's own kind keeps the form from being sent, and is read aloud.
  useEffect(() => field.current?.setCustomValidity(error), [error]);

  return (
    <>
      <TextField
        ref={field}
        label={label}
        placeholder={pattern}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={text}
        error={isLeft && error !== '' ? error : undefined}
        onBlur={() => {
          setIsLeft(true);
          if (typed !== null) setText(formatDay(typed, locale));
        }}
        onChange={(event) => {
          setText(event.target.value);
          setIsLeft(false);
        }}
        trailing={
          <span className={css.slot}>
            <button
              type="button"
              className={css.calendar}
              aria-label={`${label}: choose in the calendar`}
              onClick={() => native.current?.showPicker()}
            >
              <svg
                viewBox="0 0 24 24"
                width="20"
                height="20"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden="true"
              >
                <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
              </svg>
            </button>
            <input
              ref={native}
              type="date"
              className={css.native}
              tabIndex={-1}
              aria-hidden="true"
              value={typed ?? ''}
              onChange={(event) => setText(event.target.value === '' ? '' : formatDay(event.target.value, locale))}
            />
          </span>
        }
      />
      <input type="hidden" name={name} value={typed ?? ''} />
    </>
  );
}
