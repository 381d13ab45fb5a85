import type { ImageSaveContext } from '@kayal/commerce-core';
import { messages } from '@kayal/commerce-core';
import type { DraftPictures } from '../../browser/drafts/draft-pictures.ts';

const andOthers = new Intl.ListFormat('en', { type: 'conjunction' });

/** Describes work that a reload left unsaved. */
export function leftText({ pictures, displayChoice }: DraftPictures): string {
  const chosen = pictures.length === 1 ? '1 new picture' : `${pictures.length} new pictures`;
  const parts = [
    ...(pictures.length > 0 ? [chosen] : []),
    ...(displayChoice === null ? [] : ['another display image']),
  ];
  return `Chosen for this item and not saved yet: ${andOthers.format(parts)}.`;
}

/** Text of the save bar: which pictures and which display choice are not saved. */
export function changesText({ pictures, displayChoice, displayFirst }: ImageSaveContext): string {
  const chosen = pictures.length === 1 ? '1 new picture' : `${pictures.length} new pictures`;
  const parts = [
    ...(pictures.length > 0 ? [chosen] : []),
    ...(displayChoice === displayFirst ? [] : ['another display image']),
  ];
  return `Not saved yet: ${andOthers.format(parts)}`;
}

/** Why the save stopped, with the names of the failed files. */
export function failureText({ failedFiles, callError }: ImageSaveContext): string {
  if (callError?.status === 401) return 'Your login has ended. Nothing is lost: log in and the save goes on.';
  const files = failedFiles.length === 0 ? '' : ` ${andOthers.format(failedFiles)}.`;
  const reason = callError?.message ?? 'The shop did not answer.';
  return `${messages['J51.NOT_SAVED']}${files} ${reason}`;
}
