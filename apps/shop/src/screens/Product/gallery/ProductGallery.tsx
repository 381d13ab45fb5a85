import { pictureUrl, type ProductSummary } from '@kayal/api-contract/client';
import { noticeOf, type Thumbnail } from '@kayal/commerce-core';
import { HeartToggle, Icon, Text, ThumbnailStrip, type ZoomOverlayProps } from '@kayal/design-system';
import { useState, type ComponentType, type MouseEvent } from 'react';
import { colourOf, fileOf } from '../../../data/shopper/cart-item.ts';
import { useIsHydrated } from '../../../runtime/first-view/use-is-hydrated.ts';
import { withChunkTimeout } from '../../../data/chunk-timeout.ts';
import { showNotice } from '../../../browser/show-notice.ts';
import { CataloguePicture } from '../../../parts/CataloguePicture/CataloguePicture.tsx';
import { useHeart } from '../../../parts/ProductTile/use-heart.ts';
import * as css from './ProductGallery.css.ts';
import { gallerySizes, pictureWords, thumbnailId, viewsOf } from './gallery-pictures.ts';
import { useSwipe } from './use-swipe.ts';
import type { ProductSelection } from '../buying/use-product-selection.ts';

interface ProductGalleryProps {
  readonly product: ProductSummary;
  readonly selection: ProductSelection;
}

/** Width of the picture in the zoom, px: the largest that the server provides. */
const zoomWidth = 1200;
const loadZoom = withChunkTimeout(() => import('./ZoomPicture.ts'));

/** The large picture with its zoom, and the strip of thumbnails. */
export function ProductGallery({ product, selection: { context, waits, send } }: ProductGalleryProps) {
  const [Zoom, setZoom] = useState<ComponentType<ZoomOverlayProps> | null>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  const [preview, setPreview] = useState<string>();
  const heart = useHeart(product, 'product');
  const { thumbnails, windowStart } = context;
  const chosen = context.picture ?? { colour: product.colour, view: 'front' };
  /** A swipe looks at another view of the chosen picture; unlike a thumbnail it chooses no size. */
  const [swiped, setSwiped] = useState({ from: context.picture, to: chosen });
  const shown = swiped.from === context.picture ? swiped.to : chosen;
  const words = pictureWords(product, shown);
  const modelSize = product.modelSizes?.[shown.colour];
  const isHydrated = useIsHydrated();
  const views = viewsOf(thumbnails, shown);
  const position = views.findIndex((view) => thumbnailId(view) === thumbnailId(shown));
  const swipe = useSwipe((step) => setSwiped({ from: context.picture, to: views[position + step] ?? shown }));

  const openZoom = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setIsZoomed(true);
    setPreview(currentTarget.querySelector('img')?.currentSrc);
    loadZoom().then(
      ({ ZoomPicture }) => setZoom(() => ZoomPicture),
      () => {
        setIsZoomed(false);
        showNotice(noticeOf('danger', 'J54.LOAD'));
      },
    );
  };
  const picture = (of: Thumbnail) => ({
    file: fileOf(product, of),
    view: of.view,
    at: product.pictureAt,
    productId: product.id,
    plate: colourOf(product, of.colour).hex,
  });

  return (
    <div className={css.root}>
      <div className={css.strip} data-waits={waits}>
        <ThumbnailStrip
          label="Pictures"
          items={thumbnails.map((each) => ({
            id: thumbnailId(each),
            label: pictureWords(product, each),
            picture: <CataloguePicture {...picture(each)} alt="" ratio="fill" sizes="96px" />,
          }))}
          selectedId={thumbnailId(shown)}
          onSelect={(id) => {
            setSwiped({ from: null, to: chosen });
            send({ type: 'thumbnail.choose', index: thumbnails.findIndex((each) => thumbnailId(each) === id) });
          }}
          windowStart={windowStart}
          onWindowStartChange={(start) => send({ type: 'strip.page', step: start > windowStart ? 1 : -1 })}
        />
      </div>
      <div className={css.stage}>
        <button
          type="button"
          className={css.zoomButton}
          aria-label={`Zoom in on ${product.name}, ${words}`}
          aria-busy={(isZoomed && Zoom === null) || undefined}
          onClick={openZoom}
          {...swipe}
        >
          <CataloguePicture
            {...picture(shown)}
            className={css.picture}
            alt={`${product.name}, ${words}`}
            priority
            sizes={gallerySizes}
          />
          <span className={css.signs}>
            {isHydrated && views.length > 1 ? (
              <span className={css.dots} aria-hidden="true">
                {views.map((view, index) => (
                  <span key={view.view} className={css.dot} data-current={index === position} />
                ))}
              </span>
            ) : null}
            <span className={css.zoomSign}>
              <Icon name="search" size={20} />
            </span>
          </span>
        </button>
        <div className={css.heart}>
          <HeartToggle {...heart} />
        </div>
        {modelSize === undefined ? null : (
          <Text size={14} tone="muted" className={css.caption}>
            {modelSize}
          </Text>
        )}
      </div>
      {Zoom === null ? null : (
        <Zoom
          open={isZoomed}
          onOpenChange={setIsZoomed}
          title={product.name}
          previewSrc={preview}
          src={pictureUrl(fileOf(product, shown), { width: zoomWidth, at: product.pictureAt, view: shown.view })}
          fallbackSrc={pictureUrl(`${product.id}.jpg`, { width: zoomWidth, at: product.pictureAt })}
          alt={`${product.name}, ${words}`}
        />
      )}
    </div>
  );
}
