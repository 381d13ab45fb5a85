import { useId, type ComponentProps, type CSSProperties } from 'react';
import * as fieldCss from '../Field/Field.css.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import { validHex } from '../../commerce/Swatch/hex.ts';
import { contrastRatio } from '../../../tokens/color.ts';
import * as css from './HexField.css.ts';

export interface HexFieldProps extends Pick<ComponentProps<'input'>, 'onFocus' | 'id'> {
  /** Names the field, for screen readers: its column shows it already. */
  readonly label: string;
  /** As typed; anything may be. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Said while the text is no colour that can be painted; it warns and does not forbid. */
  readonly invalidText: string;
  readonly readOnly?: boolean | undefined;
}

/** Only a code with its `#` is painted: without one it would not be painted elsewhere in the shop. */
const paintable = (value: string): string | undefined => (value.trim().startsWith('#') ? validHex(value) : undefined);

const ratio = (hex: string, ground: string): string => `${contrastRatio(hex, ground).toFixed(1)}:1`;

/**
 * A hex code with its swatch, which fills the cell while the pointer rests on it, and with how far the colour stands
 * apart from a light and a dark page.
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
