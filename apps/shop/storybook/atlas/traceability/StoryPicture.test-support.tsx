import type { NamedStory } from './requirements.test-support.ts';
import * as css from './StoryPicture.css.ts';

/** A box that scrolls must take focus, or the keyboard could not scroll it in every browser. */
const inTabOrder = 0;

interface StoryPictureProps {
  /** Ties the picture to the button that opens it. */
  readonly id: string;
  readonly story: NamedStory;
}

/** The story itself, from the frame that Storybook serves beside this page: a picture that cannot grow old. */
export const StoryPicture = ({ id, story }: StoryPictureProps) => (
  <section id={id} className={css.picture} aria-label={`Picture of ${story.name}`} tabIndex={inTabOrder}>
    <iframe
      className={css.frame}
      data-width={story.width}
      title={story.name}
      src={`iframe.html?id=${story.id}&viewMode=story`}
      loading="lazy"
    />
  </section>
);
