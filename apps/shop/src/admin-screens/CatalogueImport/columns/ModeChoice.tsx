import { importModes, type ImportMode } from '@kayal/api-contract/client';
import { RadioCard, RadioGroup } from '@kayal/design-system';
import * as css from '../CatalogueImport.css.ts';
import { modeTexts } from '../mode-texts.ts';

const isMode = (value: string): value is ImportMode => importModes.some((mode) => mode === value);

interface ModeChoiceProps {
  readonly mode: ImportMode;
  readonly onChange: (mode: ImportMode) => void;
}

/** The modes of an import, each with what it does. */
export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  return (
    <RadioGroup
      label="What is this file?"
      value={mode}
      onValueChange={(value) => isMode(value) && onChange(value)}
      cards
    >
      {importModes.map((each) => (
        <RadioCard key={each} value={each} label={modeTexts[each].label}>
          <strong>{modeTexts[each].label}</strong>
          <span className={css.modeText}>{modeTexts[each].text}</span>
        </RadioCard>
      ))}
    </RadioGroup>
  );
}
