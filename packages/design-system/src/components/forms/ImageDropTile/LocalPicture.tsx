import { useCallback } from 'react';
import * as css from './ImageDropTile.css.ts';

interface LocalPictureProps {
  readonly data: Blob;
  readonly alt: string;
}

/** Shows a local file; its object URL is revoked on unmount. */
export function LocalPicture({ data, alt }: LocalPictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const address = URL.createObjectURL(data);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [data],
  );
  return <img ref={show} alt={alt} className={css.preview} />;
}
