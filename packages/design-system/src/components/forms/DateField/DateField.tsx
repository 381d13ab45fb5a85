import { useEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as css from './DateField.css.ts';
import { dayPattern, dayTyped, dayWritten } from './day-text.ts';

export interface DateFieldProps extends Pick<TextFieldProps, 'hint' | 'optionalLabel' | 'id'> {
  readonly label: string;
  /** The form gets yyyy-mm-dd under this name; an empty text for no day, and for a text that is no day. */
  readonly name: string;
  /** Initial day, yyyy-mm-dd; empty for none. */
  readonly defaultDay: string;
  /** Whose order of day, month and year is read and written, such as `en-IN`. */
  readonly locale: string;
  /** What is wrong with a text that is no day. @param pattern the locale's order, such as `dd/mm/yyyy` */
  readonly errorText?: (pattern: string) => string;
  /** Name of the button that opens the calendar, after the label. */
  readonly calendarLabel?: string;
}

/**
 * A day, typed in the order of a locale or chosen in the browser's calendar. The browser's own date field writes the
 * order of the browser's language instead.
 */
export function DateField({
  name,
  defaultDay,
  locale,
  errorText = (pattern) => `Write the day as ${pattern}.`,
  calendarLabel = 'choose in the calendar',
  ...texts
}: DateFieldProps) {
  const [text, setText] = useState(defaultDay === '' ? '' : dayWritten(defaultDay, locale));
  const [isLeft, setIsLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const native = useRef<HTMLInputElement>(null);
  const typed = dayTyped(text, locale);
  const pattern = dayPattern(locale);
  const error = text.trim() === '' || typed !== null ? '' : errorText(pattern);

  // An error of the browser's own kind keeps the form from being sent, and is read aloud.
  useEffect(() => field.current?.setCustomValidity(error), [error]);

  return (
    <>
      <TextField
        ref={field}
        {...texts}
        className={css.box}
        placeholder={pattern}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={text}
        error={isLeft && error !== '' ? error : undefined}
        onBlur={() => {
          setIsLeft(true);
          if (typed !== null) setText(dayWritten(typed, locale));
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
              aria-label={`${texts.label}: ${calendarLabel}`}
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
              onChange={(event) => setText(event.target.value === '' ? '' : dayWritten(event.target.value, locale))}
            />
          </span>
        }
      />
      <input type="hidden" name={name} value={typed ?? ''} />
    </>
  );
}
