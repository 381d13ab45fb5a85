import { useId, type ComponentProps, type CSSProperties, type ReactElement } from 'react';
import { darkTheme } from '../../../theme/dark.ts';
import { lightTheme } from '../../../theme/light.ts';
import { box, input } from '../Field/Field.css.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import { validHex } from '../../commerce/Swatch/hex.ts';
import { contrastRatio } from './contrast.ts';
import { hexColour, note, root, spread, swatch, warning } from './HexField.css.ts';

/** Props of {@link HexField}. */
export interface HexFieldProps extends Pick<ComponentProps<'input'>, 'onFocus' | 'id'> {
  /** Names the field, for screen readers: its column shows it already. */
  readonly label: string;
  /** As typed; anything may be. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Said while the text is no colour that can be painted; it warns and does not forbid (J49). */
  readonly invalidText: string;
  readonly readOnly?: boolean | undefined;
}

/** Only a code with its `#` is painted: without one it would not be painted elsewhere in the shop. */
const paintable = (value: string): string | undefined => (value.trim().startsWith('#') ? validHex(value) : undefined);

const ratio = (hex: string, ground: string): string => `${contrastRatio(hex, ground).toFixed(1)}:1`;

/**
 * A hex code with its swatch, which fills the cell while the pointer rests on it, and with how far the colour stands
 * apart from a light and a dark page (S2.COLOR.04, S2.COLOR.09-10).
 */
export function HexField({ label, value, onValue, invalidText, id, ...native }: HexFieldProps): ReactElement {
  const ownId = useId();
  const inputId = id ?? ownId;
  const code = paintable(value);
  const warns = code === undefined && value.trim() !== '';
  const style: (CSSProperties & Record<typeof hexColour, string>) | undefined =
    code === undefined ? undefined : { [hexColour]: code };
  return (
    <div className={root} style={style}>
      <span className={box}>
        <input
          type="text"
          {...native}
          id={inputId}
          className={input}
          aria-label={label}
          aria-describedby={`${inputId}-note`}
          spellCheck={false}
          autoComplete="off"
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
        {code === undefined ? null : <span className={swatch} data-hex={code} aria-hidden="true" />}
      </span>
      <span id={`${inputId}-note`} className={warns ? warning : note} aria-live="polite">
        {warns ? (
          <>
            <Icon name="warning" size={20} /> {invalidText}
          </>
        ) : null}
        {code === undefined
          ? null
          : `Contrast ${ratio(code, lightTheme.color.surfaceRaised)} on light, ${ratio(code, darkTheme.color.surfaceRaised)} on dark`}
      </span>
      {code === undefined ? null : <span className={spread} aria-hidden="true" />}
    </div>
  );
}
