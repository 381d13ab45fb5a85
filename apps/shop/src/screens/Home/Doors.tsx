import { PromoTile } from '@kayal/design-system';
import * as css from './Doors.css.ts';
import { homeDoors } from './home-doors.ts';
import { TilePicture } from './TilePicture.tsx';

/** Men, Women, Accessories and Kids, edge to edge. */
export function Doors() {
  return (
    <div className={css.doors}>
      {homeDoors.map(({ name, callToAction, picture, href, state }) => (
        <PromoTile
          key={name}
          headline={name}
          callToAction={callToAction}
          href={href}
          linkState={state}
          picture={<TilePicture name={picture} />}
        />
      ))}
    </div>
  );
}
