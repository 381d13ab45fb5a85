import type { PictureBatch, PictureBatchFile } from '@kayal/api-contract/client';
import type { DroppedFile, StatusPillProps } from '@kayal/design-system';

/** Remedies for a refused picture, by the code of the refusal. */
const remedies: Readonly<Record<string, string>> = {
  'image.invalid': 'Open it, save it as JPEG, PNG or WebP, and upload it again.',
  'image.empty': 'Copy it again from where it comes from, and upload it again.',
  'image.heic': 'Save it as JPEG, or set the camera of the phone to “Most compatible”, and upload it again.',
  'image.svg': 'Export it as PNG, at least 1200 pixels wide, and upload that.',
  'image.format': 'Open it, save it as JPEG, PNG or WebP, and upload it again.',
  'image.document': 'Take the picture out of it, save it as JPEG, PNG or WebP, and upload that.',
  'image.pixels': 'Make it smaller, 1600 × 2000 pixels are enough, and upload it again.',
  'image.damaged': 'Copy it again from where it comes from, or save it again, and upload it again.',
  'image.twice': 'Keep one of the two, or end the other name in _2 for the back or _3 for a detail.',
  'image.front_missing': 'Upload the front of this colour, then this file again.',
  'image.name': 'Shorten its name and upload it again.',
  'image.zip': 'Make the ZIP again and upload it, or upload this picture by itself.',
  'request.too_large': 'Save it smaller, 12 MB at most, and upload it again.',
  unavailable: 'Upload it again in a few minutes.',
};

/** The remedy for a refused picture. */
export const remedyOf = ({ code }: PictureBatchFile): string => remedies[code ?? ''] ?? 'Upload it again.';

/** Sides to choose from. */
export const sideOptions = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
  { value: 'detail', label: 'Detail' },
] as const;

/** Text and tone of a result. */
export const resultTexts: Readonly<
  Record<PictureBatchFile['status'], { readonly label: string; readonly tone: StatusPillProps['tone'] }>
> = {
  waiting: { label: 'Not checked', tone: 'neutral' },
  stored: { label: 'In the shop', tone: 'success' },
  unmatched: { label: 'Without a product', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
};

/** Place of a stored picture: 'Vembanad Run Tee, Petrol Blue, front'. A product without a name is named by its id. */
function placeText({ picture, itemName, colour, view }: PictureBatchFile): string {
  const [id = '', plainColour = ''] = (picture ?? '').replace(/\.webp$/, '').split('_');
  return `${itemName ?? `Product ${id}`}, ${colour ?? plainColour}, ${view ?? 'front'}`;
}

/** Text of one file's result. */
export function resultText(file: PictureBatchFile): string {
  if (file.status === 'stored') return placeText(file);
  if (file.status === 'unmatched') return 'No product has this name. Choose its product below.';
  if (file.status === 'refused') return `${file.reason ?? 'It was refused.'} ${remedyOf(file)}`;
  return 'Waits to be checked';
}

/** The progress of each file of a batch, for the list of the drop area. The server checks one file at a time. */
export function checkProgress({ files }: PictureBatch): readonly DroppedFile[] {
  const next = files.findIndex(({ status }) => status === 'waiting');
  return files.map((file, index): DroppedFile => {
    const { id, name, status } = file;
    if (status === 'waiting') {
      return index === next
        ? { id, name, state: 'working', detail: 'Being checked' }
        : { id, name, state: 'waiting', detail: resultText(file) };
    }
    return { id, name, state: status === 'refused' ? 'failed' : 'done', detail: resultText(file) };
  });
}

/** How many files of a batch have each status. */
export function countsOf({ files }: PictureBatch): Readonly<Record<PictureBatchFile['status'], number>> {
  const counts = { waiting: 0, stored: 0, unmatched: 0, refused: 0 };
  for (const { status } of files) counts[status] += 1;
  return counts;
}

/** A number with its noun: '1 picture', '12 pictures'. */
export const picturesText = (count: number): string => `${count} ${count === 1 ? 'picture' : 'pictures'}`;
