import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type CSSProperties } from 'react';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import { useZoomGestures } from './use-zoom-gestures.ts';
import * as css from './ZoomOverlay.css.ts';
import { zoomLimits } from './zoom-view.ts';

/** A picture on the whole screen. */
export interface ZoomOverlayProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Names the dialog; usually the product's name. */
  readonly title: string;
  /** Address of the largest picture. */
  readonly src: string;
  readonly alt: string;
  /** Address of a smaller picture that is loaded already: it is shown until the largest one has come. */
  readonly previewSrc?: string | undefined;
  /** Address used when `src` fails. */
  readonly fallbackSrc?: string | undefined;
  readonly zoomInLabel?: string;
  readonly zoomOutLabel?: string;
  readonly fitLabel?: string;
  readonly closeLabel?: string;
}

type ZoomStyle = CSSProperties & Record<(typeof css.zoomVars)[keyof typeof css.zoomVars], string>;

function ZoomStage(props: ZoomOverlayProps) {
  const {
    title,
    src,
    alt,
    previewSrc,
    fallbackSrc,
    zoomInLabel = 'Zoom in',
    zoomOutLabel = 'Zoom out',
    fitLabel = 'Whole picture',
    closeLabel = 'Close',
  } = props;
  const opener = useRef<Element | null>(null);
  const { view, stageRef, stageProps, onKeyDown, zoomIn, zoomOut, fit } = useZoomGestures();
  const style: ZoomStyle = { '--k-zoom': `${view.scale}`, '--k-zoom-x': `${view.x}px`, '--k-zoom-y': `${view.y}px` };
  const isLargest = view.scale >= zoomLimits.max;
  const isFitted = view.scale <= zoomLimits.min;
  return (
    <RadixDialog.Content
      className={css.content}
      aria-describedby={undefined}
      onKeyDown={onKeyDown}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        opener.current = document.activeElement;
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (opener.current instanceof HTMLElement) opener.current.focus();
      }}
    >
      <RadixDialog.Title className={css.title}>{title}</RadixDialog.Title>
      <div className={css.stage} ref={stageRef} {...stageProps} data-state={isFitted ? 'fitted' : 'zoomed'}>
        {previewSrc === undefined ? null : (
          <img className={css.picture} style={style} src={previewSrc} alt="" draggable={false} />
        )}
        <img
          className={css.picture}
          style={style}
          src={src}
          alt={alt}
          draggable={false}
          onError={(event) => {
            if (fallbackSrc !== undefined && event.currentTarget.getAttribute('src') !== fallbackSrc)
              event.currentTarget.src = fallbackSrc;
          }}
        />
      </div>
      <div className={css.controls}>
        <IconButton
          className={css.control}
          variant="outline"
          icon="minus"
          label={zoomOutLabel}
          unavailable={isFitted}
          onClick={zoomOut}
        />
        <IconButton
          className={css.control}
          variant="outline"
          icon="image"
          label={fitLabel}
          unavailable={isFitted}
          onClick={fit}
        />
        <IconButton
          className={css.control}
          variant="outline"
          icon="plus"
          label={zoomInLabel}
          unavailable={isLargest}
          onClick={zoomIn}
        />
      </div>
      <RadixDialog.Close asChild>
        <IconButton className={css.close} variant="outline" icon="close" label={closeLabel} />
      </RadixDialog.Close>
    </RadixDialog.Content>
  );
}

/** A picture on the full screen: wheel, pinch, drag, `+` `−` `0`, arrows; Escape closes it and the focus returns. */
export function ZoomOverlay(props: ZoomOverlayProps) {
  return (
    <RadixDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={css.overlay} />
        <ZoomStage {...props} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
