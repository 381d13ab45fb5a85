import { Heading, Text } from '@kayal/design-system';
import { Fragment } from 'react';
import * as css from './CataloguePictures.css.ts';

const examples = [
  ['1001_PETROL-BLUE.jpg', 'Product 1001 in Petrol Blue, from the front'],
  ['1001 petrol blue 2.png', 'The same colour from the back; _3 is a detail'],
  ['shoot/W-17_Navy.webp', 'In a folder, with a product id of your own'],
] as const;

/** Examples of file names that are matched. */
export function PictureNames() {
  return (
    <section className={css.panel} aria-labelledby="picture-names">
      <Heading level={2} size="small" id="picture-names">
        Which names fit?
      </Heading>
      <Text>
        The id of the product and its colour: <code className={css.code}>{'{id}_{COLOUR}'}</code>. Capitals, spaces,
        hyphens and underscores are all the same. A picture whose name fits no product is kept, and you choose its
        product here.
      </Text>
      <dl className={css.examples}>
        {examples.map(([name, meaning]) => (
          <Fragment key={name}>
            <dt className={css.code}>{name}</dt>
            <dd className={css.meaning}>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
