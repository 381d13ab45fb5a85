import { canonicalColour, parsePictureFile, picturesBase, type PictureName } from '@kayal/api-contract';
import { http } from 'msw';
import { colours } from '../fixtures/catalogue.ts';

const plainCloth = '#d9d2c3';

const framed = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`;

/** A shirt in the colour that the file name gives. */
function shirt({ colour }: PictureName): string {
  const cloth = colours.find(({ db_color }) => canonicalColour(db_color) === colour)?.hex ?? plainCloth;
  return framed(
    `<rect width="640" height="800" fill="#f3efe6"/>` +
      `<path d="M210 190 320 230 430 190 540 280 480 370 450 340V640H190V340L160 370 100 280Z" fill="${cloth}" stroke="#10201e" stroke-width="4"/>`,
  );
}

/** Water under a dark sky, for banners, tiles and categories; light text is readable on it. */
const lagoon = framed(
  `<rect width="640" height="800" fill="#10201e"/><circle cx="460" cy="330" r="70" fill="#ffb11b"/>` +
    `<path d="M0 430Q160 390 320 430T640 430V800H0Z" fill="#0b5f5a"/><path d="M0 540Q160 500 320 540T640 540V800H0Z" fill="#094c48"/>`,
);

/** Draws every picture of the shop from its file name. */
export const pictureHandler = http.get(`*${picturesBase}/:file`, ({ params }) => {
  const name = parsePictureFile(String(params['file']));
  return new Response(name === null ? lagoon : shirt(name), { headers: { 'content-type': 'image/svg+xml' } });
});
