import { useId, type ComponentProps, type CSSProperties } from 'react';
import * as fieldCss from '../Field/Field.css.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import { validHex } from '../../commerce/Swatch/hex.ts';
import { contrastRatio } from '../../../tokens/color.ts';
import * as css from './HexField.css.ts';

export interface HexFieldProps extends Pick<ComponentProps<'input'>, 'onFocus' | 'id'> {
  /** Label for screen readers, because the column's heading already shows it. */
  readonly label: string;
  /** As typed; any text. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Warning while the text is not a valid colour; it does not block. */
  readonly invalidText: string;
  readonly readOnly?: boolean | undefined;
}

/** Only a code with `#` is valid, because CSS needs it elsewhere. */
const paintable = (value: string): string | undefined => (value.trim().startsWith('#') ? validHex(value) : undefined);

const ratio = (hex: string, ground: string): string => `${contrastRatio(hex, ground).toFixed(1)}:1`;

/**
 * A hex code with its swatch, which fills the cell while the pointer is on it, and with the colour's contrast on a
 * light and a dark page.
 */
export function HexField({ label, value, onValue, invalidText, id, ...native }: HexFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const code = paintable(value);
  const warns = code === undefined && value.trim() !== '';
  const style: (CSSProperties & Record<typeof css.hexColour, string>) | undefined =
    code === undefined ? undefined : { [css.hexColour]: code };
  return (
    <div className={css.root} style={style}>
      <span className={fieldCss.box}>
        <input
          type="text"
          {...native}
          id={inputId}
          className={fieldCss.input}
          aria-label={label}
          aria-describedby={`${inputId}-note`}
          spellCheck={false}
          autoComplete="off"
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
        {code === undefined ? null : <span className={css.swatch} data-hex={code} aria-hidden="true" />}
      </span>
      <span id={`${inputId}-note`} className={warns ? css.warning : css.note} aria-live="polite">
        {warns ? (
          <>
            <Icon name="warning" size={20} /> {invalidText}
          </>
        ) : null}
        {code === undefined
          ? null
          : `Contrast ${ratio(code, css.grounds.light)} on light, ${ratio(code, css.grounds.dark)} on dark`}
      </span>
      {code === undefined ? null : <span className={css.spread} aria-hidden="true" />}
    </div>
  );
}
