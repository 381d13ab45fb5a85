import {
  imageSaveMachine,
  type PictureChoice,
  type PictureData,
  type SetDisplayFirstInput,
  type UploadPicturesInput,
} from '@kayal/commerce-core';
import { fromPromise } from 'xstate';
import { backOfficeApi } from '../../data/admin/admin-api.ts';
import type { ApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { compressPicture } from '../../browser/pictures/compress-picture.ts';
import { uploadFetch } from '../../data/admin/upload/upload-fetch.ts';

/** The data as a Blob. @throws when it is not one: a wiring error */
function blobOf(data: PictureData): Blob {
  if (!(data instanceof Blob)) throw new TypeError('A picture must be a Blob.');
  return data;
}

/** The image-save machine over the browser and the API. */
export const provideImageSave = (connection: ApiConnection) =>
  imageSaveMachine.provide({
    actors: {
      preparePicture: fromPromise<PictureData, PictureChoice>(({ input: { data, fileName }, signal }) =>
        compressPicture(new File([blobOf(data)], fileName, { type: data.type }), signal),
      ),
      uploadPictures: fromPromise<void, UploadPicturesInput>(async ({ input, signal }) => {
        const { productId, pictures, onProgress } = input;
        const api = backOfficeApi({ ...connection, fetch: uploadFetch(onProgress) });
        const files = pictures.map(({ colour, data }) => ({ productId, colour, blob: blobOf(data) }));
        await resultOf(api.uploadImages(files, signal));
      }),
      setDisplayFirst: fromPromise<void, SetDisplayFirstInput>(async ({ input: { productId, colour } }) => {
        await resultOf(backOfficeApi(connection).setDisplayFirst(productId, colour));
      }),
    },
  });
