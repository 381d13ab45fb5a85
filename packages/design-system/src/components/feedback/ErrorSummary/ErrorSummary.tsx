import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { Heading } from '../../content/Heading/Heading.tsx';
import { textLink } from '../../navigation/TextLink/TextLink.css.ts';
import * as css from './ErrorSummary.css.ts';
import { focusField } from './focus-field.ts';

/** One line of an error summary. */
export interface ErrorSummaryItem {
  /** The same words as at the field. */
  readonly text: string;
  /** Id of the control, or of an element around several; absent when the page has no field for this error. */
  readonly fieldId?: string | undefined;
}

export interface ErrorSummaryProps {
  readonly heading?: string | undefined;
  /** In the order of the fields. */
  readonly errors: readonly ErrorSummaryItem[];
  /** False leaves the focus where it is, for examples that are part of a longer page. */
  readonly takesFocus?: boolean | undefined;
}

/**
 * All errors of a form above it, each a link to its field. It takes the focus when it appears; so remove it while the
 * form is sent again, or give it a new key for each try.
 */
export function ErrorSummary({ heading = 'There is a problem', errors, takesFocus = true }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  // Before the paint, so that no key meanwhile goes elsewhere.
  useLayoutEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);
  const follow = (event: MouseEvent, fieldId: string): void => {
    // A followed link would change the address, which a router may take for another page.
    if (focusField(fieldId)) event.preventDefault();
  };
  return (
    <div ref={root} tabIndex={-1} className={css.root}>
      <div role="alert" className={css.content}>
        <Heading level={2} size="small">
          {heading}
        </Heading>
        <ul className={css.list}>
          {errors.map(({ text, fieldId }) => (
            <li key={`${fieldId} ${text}`}>
              {fieldId === undefined ? (
                <span className={css.plain}>{text}</span>
              ) : (
                <a
                  href={`#${fieldId}`}
                  className={textLink({ place: 'standalone' })}
                  onClick={(event) => follow(event, fieldId)}
                >
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
