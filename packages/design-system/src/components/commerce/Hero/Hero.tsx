import type { ReactNode } from 'react';
import * as css from './Hero.css.ts';

/** Whether the picture is light or dark; the text has the opposite brightness. */
export const heroTones = ['onLightPicture', 'onDarkPicture'] as const;
export type HeroTone = (typeof heroTones)[number];

/** The first view of a page. */
export interface HeroProps {
  readonly headline: string;
  /** A short line above the headline. */
  readonly kicker?: string | undefined;
  /** One or two sentences below the headline. */
  readonly text?: string | undefined;
  /** Fills the hero; decorative, or with its own alternative text. */
  readonly picture: ReactNode;
  /** Buttons or links. */
  readonly actions?: ReactNode;
  readonly tone?: HeroTone;
}

/** A picture that fills the first view, with the page's h1 on it. */
export function Hero({ headline, kicker, text, picture, actions, tone = 'onLightPicture' }: HeroProps) {
  return (
    <section className={css.root({ tone })} data-theme="light" aria-label={headline}>
      <div className={css.picture}>{picture}</div>
      <div className={css.words}>
        <div className={css.title}>
          {kicker !== undefined && <p className={css.kicker}>{kicker}</p>}
          <h1 className={css.headline} tabIndex={-1}>
            {headline}
          </h1>
        </div>
        <div className={css.more}>
          {text !== undefined && <p className={css.line}>{text}</p>}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      </div>
    </section>
  );
}
