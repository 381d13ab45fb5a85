import type { NamedStory } from './requirements.test-support.ts';
import * as css from './StoryPicture.css.ts';

/** A scrolling box must be focusable, or some browsers could not scroll it by keyboard. */
const inTabOrder = 0;

interface StoryPictureProps {
  /** Id of the picture, for the button that opens it. */
  readonly id: string;
  readonly story: NamedStory;
}

/** The story itself in a frame, so that the picture is always current. */
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
