import type { StockWatch } from '@kayal/api-contract/client';
import { Button, Text, TextLink } from '@kayal/design-system';
import { CataloguePicture } from '../../parts/CataloguePicture/CataloguePicture.tsx';
import { productLink } from '../../paths.ts';
import * as css from './OwnWatches.css.ts';

interface OwnWatchProps {
  readonly watch: StockWatch;
  readonly onStop: () => void;
}

/** One sold-out size: a link to its product and the Stop button. */
export function OwnWatch({ watch, onStop }: OwnWatchProps) {
  const { productId, name, colourName, size, picture, pictureAt } = watch;
  const link = productLink({ id: productId, name });
  return (
    <li className={css.row}>
      <div className={css.picture}>
        <CataloguePicture file={picture} at={pictureAt} alt="" productId={productId} sizes="64px" />
      </div>
      <div className={css.facts}>
        <TextLink href={link.href} state={link.state} place="standalone">
          {name}
        </TextLink>
        <Text size={14} tone="muted">
          {`${colourName}, size ${size}`}
        </Text>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Stop waiting for ${name}, ${colourName}, size ${size}`}
        onClick={onStop}
      >
        Stop
      </Button>
    </li>
  );
}
