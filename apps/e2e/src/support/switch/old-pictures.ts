import { pictureOf, startPictureHost } from '@kayal/server-testing/src/servers/picture-host.ts';
import { shirtPicture } from '../picture-files.ts';
import { colours, type OldColour, type OldProduct } from './old-goods.ts';

/** Products whose further picture is on a server of its own. */
const withDetail = 8;

/** The servers that show the pictures of the old shop. */
export interface OldPictures {
  /** Addresses of a product's pictures in a colour: the front, and for the first products a second one. */
  readonly of: (product: OldProduct, colour: OldColour) => readonly string[];
  /** How many there are. */
  readonly count: (products: readonly OldProduct[]) => number;
  /** Pictures on the server that asks for a login at first. */
  readonly behindLogin: number;
  /** Opens that server to everybody. */
  readonly openUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const loginPage = pictureOf(Buffer.from('<!doctype html><title>Log in</title>'), 'text/html');

/** Starts a server with a front for each category and colour, and one with further pictures behind a login. */
export async function startOldPictures(products: readonly OldProduct[]): Promise<OldPictures> {
  const [open, closed] = await Promise.all([startPictureHost(), startPictureHost()]);
  const frontOf = ({ category }: OldProduct, colour: OldColour): string => `/${category}-${colour.name}.jpg`;
  const detailOf = ({ slug }: OldProduct): string => `/${slug}.jpg`;
  const hasDetail = (product: OldProduct, colour: OldColour): boolean =>
    product.number <= withDetail && colour === product.colours[0];
  for (const colour of colours) {
    const bytes = await shirtPicture(colour.drawn);
    for (const product of products) open.pages.set(frontOf(product, colour), pictureOf(bytes, 'image/jpeg'));
  }
  for (const product of products.slice(0, withDetail)) closed.pages.set(detailOf(product), loginPage);
  const addressesOf: OldPictures['of'] = (product, colour) => [
    `${open.origin}${frontOf(product, colour)}`,
    ...(hasDetail(product, colour) ? [`${closed.origin}${detailOf(product)}`] : []),
  ];
  return {
    of: addressesOf,
    count: (some) =>
      some.flatMap((product) => product.colours.flatMap((colour) => addressesOf(product, colour))).length,
    behindLogin: withDetail,
    openUp: async () => {
      const bytes = await shirtPicture('#777777');
      for (const path of closed.pages.keys()) closed.pages.set(path, pictureOf(bytes, 'image/jpeg'));
    },
    close: async () => {
      await Promise.all([open.close(), closed.close()]);
    },
  };
}
