import { Badge, Button, Heading, PriceTag, Text, TextField } from '@kayal/design-system';
import { themeRules, type ColorMode, type ThemeDocument } from '@kayal/design-system/tokens';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { priceTagOf } from '../../../parts/ProductTile/price-tag-of.ts';
import * as css from '../Settings.css.ts';

interface ThemePreviewProps {
  readonly theme: ThemeDocument;
  readonly mode: ColorMode;
}

/** The CSS variables of a page in this mode; a later rule overrides an earlier one. */
function variablesOf(theme: ThemeDocument, mode: ColorMode): Record<string, string> {
  const places = [':root', ':root, [data-theme="light"]', ':root, [data-density="comfortable"]'];
  if (mode === 'dark') places.push('[data-theme="dark"]');
  const rules = themeRules(theme).filter(({ selector }) => places.includes(selector));
  return Object.assign({}, ...rules.map(({ variables }) => variables));
}

/** A preview of the theme that is being edited. */
export function ThemePreview({ theme, mode }: ThemePreviewProps) {
  const money = useMoneyFormat();
  return (
    <div
      className={css.preview}
      data-theme={mode}
      style={variablesOf(theme, mode)}
      role="group"
      aria-label="Preview of the look"
    >
      <Badge tone="accent">New</Badge>
      <Heading level={3} size="medium">
        Made to move.
      </Heading>
      <Text>Light cloth, honest seams and room to breathe.</Text>
      <PriceTag {...priceTagOf({ mrp: 99_900, offer: 79_900 }, money)} />
      <TextField label="Your e-mail" defaultValue="asha@example.in" readOnly />
      <Button>Add to cart</Button>
      <Button variant="secondary">See the size guide</Button>
    </div>
  );
}
