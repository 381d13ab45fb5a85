import { FileDrop } from '@kayal/design-system';
import { maxPictures, pictureTypes, type ReturnPictures } from './use-return-pictures.ts';

interface DamagePicturesProps {
  /** Null while she has not asked for the return: then they wait. */
  readonly requestId: string | null;
  /** How many the return has already. */
  readonly taken: number;
  readonly pictures: ReturnPictures;
}

/** Pictures of damaged pieces: chosen, sent, and tried again. */
export function DamagePictures({ requestId, taken, pictures }: DamagePicturesProps) {
  const files = pictures.of(requestId);
  const room = maxPictures - taken - files.filter(({ state }) => state === 'waiting' || state === 'working').length;
  const when = requestId === null ? 'They are sent with your request.' : 'Only you and the shop see them.';
  return (
    <FileDrop
      label={requestId === null ? 'Pictures of the damage' : 'More pictures of the damage'}
      hint={`They help us to decide. JPEG, PNG or WebP, up to ${maxPictures}. ${when}`}
      accept={pictureTypes}
      multiple
      files={files}
      onFiles={(added) => pictures.add(requestId, added, room)}
      onRemove={requestId === null ? pictures.remove : undefined}
      onRetry={pictures.retry}
      unavailableReason={room <= 0 ? `A return has at most ${maxPictures} pictures.` : undefined}
      error={pictures.errorOf(requestId)}
    />
  );
}
