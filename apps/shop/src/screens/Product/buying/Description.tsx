import { Heading, Text } from '@kayal/design-system';
import * as css from './Description.css.ts';

interface DescriptionProps {
  /** Plain text of several lines. */
  readonly text: string;
}

/** What the owner says of a product. */
export function Description({ text }: DescriptionProps) {
  return (
    <section className={css.root} aria-labelledby="product-description">
      <Heading level={2} size="small" id="product-description">
        Description
      </Heading>
      <Text size={14} className={css.text}>
        {text}
      </Text>
    </section>
  );
}
