import { Button, Heading, Text, TextLink, VisuallyHidden } from '@kayal/design-system';
import { useId } from 'react';
import { storyLink } from '../story-ids.test-support.ts';
import type { NamedStory, TracedRequirement } from './requirements.test-support.ts';
import * as css from './RequirementItem.css.ts';
import { StoryPicture } from './StoryPicture.test-support.tsx';

const Files = ({ files }: { readonly files: readonly string[] }) =>
  files.length === 0 ? (
    'None'
  ) : (
    <ul className={css.names}>
      {files.map((file) => (
        <li key={file}>{file}</li>
      ))}
    </ul>
  );

interface StoriesProps {
  readonly stories: readonly NamedStory[];
  readonly open: NamedStory | undefined;
  readonly pictureId: string;
  readonly onOpen: (story: string | null) => void;
}

const Stories = ({ stories, open, pictureId, onOpen }: StoriesProps) =>
  stories.length === 0 ? (
    'None'
  ) : (
    <ul className={css.stories}>
      {stories.map((story) => (
        <li key={story.id} className={css.story}>
          <TextLink href={storyLink(story.id)} target="_top" place="standalone">
            {story.name}
          </TextLink>
          <Button
            variant="quiet"
            size="small"
            iconAfter={story === open ? 'chevronUp' : 'chevronDown'}
            aria-expanded={story === open}
            aria-controls={story === open ? pictureId : undefined}
            onClick={() => onOpen(story === open ? null : story.id)}
          >
            <span>
              Show<VisuallyHidden> {story.name}</VisuallyHidden>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );

interface RequirementItemProps {
  readonly requirement: TracedRequirement;
  /** Id of the story whose picture is open here. */
  readonly open: string | null;
  /** Opens the picture of a story, or closes the open one. */
  readonly onOpen: (story: string | null) => void;
}

/** A requirement with links to its stories, an optional picture of one, its other tests and its code. */
export function RequirementItem({ requirement, open, onOpen }: RequirementItemProps) {
  const pictureId = useId();
  const { id, text, stories, tests, code } = requirement;
  const shown = stories.find((story) => story.id === open);
  return (
    <li className={css.row}>
      <Heading level={3} size="small">
        {id}
      </Heading>
      <Text className={css.words}>{text}</Text>
      <dl className={css.proofs}>
        <div className={css.whole}>
          <dt>Stories</dt>
          <dd>
            <Stories stories={stories} open={shown} pictureId={pictureId} onOpen={onOpen} />
            {shown === undefined ? null : <StoryPicture key={shown.id} id={pictureId} story={shown} />}
          </dd>
        </div>
        <div>
          <dt>Other tests</dt>
          <dd>
            <Files files={tests} />
          </dd>
        </div>
        <div>
          <dt>Code</dt>
          <dd>
            <Files files={code} />
          </dd>
        </div>
      </dl>
    </li>
  );
}
