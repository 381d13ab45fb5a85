import { maxModelSizeLength } from '@kayal/api-contract/client';
import { Stack, TextField } from '@kayal/design-system';

interface ModelSizeFieldsProps {
  /** Those of the product's rows, each once. */
  readonly colours: readonly string[];
  /** By colour. */
  readonly texts: Readonly<Record<string, string>>;
  readonly onChange: (texts: Readonly<Record<string, string>>) => void;
}

/** What shoppers read below the pictures of each colour about who wears it. */
export function ModelSizeFields({ colours, texts, onChange }: ModelSizeFieldsProps) {
  return (
    <Stack gap={16}>
      {colours.map((colour) => (
        <TextField
          key={colour}
          label={`Pictures in ${colour}`}
          value={texts[colour] ?? ''}
          maxLength={maxModelSizeLength}
          hint="Such as Model is 178 cm and wears M. Empty: nothing is said."
          onChange={(event) => onChange({ ...texts, [colour]: event.target.value })}
        />
      ))}
    </Stack>
  );
}
