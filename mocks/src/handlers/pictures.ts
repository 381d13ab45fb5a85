import { canonicalColour, parsePictureFile, picturesBase } from '@kayal/api-contract';
import { http } from 'msw';
import { colours } from '../fixtures/catalogue.ts';

const plain = '#d9d2c3';

/** The cloth's colour by what the file name says; a pale one for banners and tiles. */
function inkOf(file: string): string {
  const name = parsePictureFile(file);
  const colour = colours.find(({ db_color }) => canonicalColour(db_color) === name?.colour);
  return colour?.hex ?? plain;
}

const drawing = (ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice">` +
  `<rect width="640" height="800" fill="#f3efe6"/>` +
  `<path d="M210 190 320 230 430 190 540 280 480 370 450 340V640H190V340L160 370 100 280Z" fill="${ink}" stroke="#10201e" stroke-width="4"/></svg>`;

/** Every picture: one drawn shirt in the colour that its file name gives. */
export const pictureHandler = http.get(
  `*${picturesBase}/:file`,
  ({ params }) =>
    new Response(drawing(inkOf(String(params['file']))), { headers: { 'content-type': 'image/svg+xml' } }),
);
