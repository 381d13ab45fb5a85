import { canonicalColour } from '@kayal/api-contract';
import type { ImportPictureTable } from '../../../../db/tables/imports.ts';
import { Tally } from '../../exports/tally.ts';
import { pictureAddress } from '../parse/parse-pictures.ts';
import type { ParsedRow } from '../parse/parse-row.ts';

/** The addresses of pictures of a file, each for the colour of its row. */
export class StagedPictures {
  readonly #runId: string;
  readonly #unusable = new Tally();
  #position = 0;

  constructor(runId: string) {
    this.#runId = runId;
  }

  /** The pictures of a row; several rows may name the same one. */
  of({ row, colour = '', pictures = [] }: ParsedRow, productId: number): readonly ImportPictureTable[] {
    return pictures.flatMap((text) => {
      const address = pictureAddress(text);
      if (address === null) {
        this.#unusable.add('Pictures without a full address, such as https://…, are not fetched', row);
        return [];
      }
      this.#position += 1;
      return {
        run_id: this.#runId,
        product_id: productId,
        colour: canonicalColour(colour),
        address: address.href,
        host: address.host,
        position: this.#position,
      };
    });
  }

  /** What was not understood. */
  get notes(): readonly string[] {
    return this.#unusable.sentences;
  }
}
