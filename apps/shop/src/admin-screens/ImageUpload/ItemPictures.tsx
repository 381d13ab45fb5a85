import { pictureFile, type CatalogueColour } from '@kayal/api-contract/client';
import { messages, selectHasImageChanges, selectPictureOf } from '@kayal/commerce-core';
import { Button, ImageDropTile, Stack, Text } from '@kayal/design-system';
import { useRef } from 'react';
import { CataloguePicture } from '../../parts/CataloguePicture/CataloguePicture.tsx';
import { LeaveQuestion } from '../../parts/LeaveQuestion/LeaveQuestion.tsx';
import { LoginAgain } from '../../parts/LoginAgain/LoginAgain.tsx';
import { ResumeNotice } from '../../parts/ResumeNotice/ResumeNotice.tsx';
import type { PictureItem } from './ImageUpload.loader.ts';
import * as css from './ImageUploadScreen.css.ts';
import { SaveOverlay } from './SaveOverlay.tsx';
import { changesText, leftText } from './save-text.ts';
import { useImageSave } from './use-image-save.ts';
import { useDraftPictures } from './use-draft-pictures.ts';

interface ItemPicturesProps {
  readonly item: PictureItem;
}

/** The pictures of one item, a tile per colour, with the save bar. */
export function ItemPictures({ item }: ItemPicturesProps) {
  const { snapshot, actor } = useImageSave(item);
  const title = useRef<HTMLHeadingElement>(null);
  const { context } = snapshot;
  const hasChanges = selectHasImageChanges(snapshot);
  const draft = useDraftPictures(item, { snapshot, actor });

  const tileOf = ({ key, name, hex }: CatalogueColour) => {
    const picture = selectPictureOf(key)(snapshot);
    const isFailed = picture !== null && context.failedFiles.includes(picture.fileName);
    return (
      <ImageDropTile
        key={key}
        name={name}
        hex={hex}
        saved={<CataloguePicture file={pictureFile(item.id, key)} at={item.readAt} alt="" ratio="fill" sizes="240px" />}
        chosen={picture?.data instanceof Blob ? { name: picture.fileName, data: picture.data } : undefined}
        error={isFailed ? (context.callError?.message ?? messages['J51.NOT_SAVED']) : undefined}
        group="display-first"
        choiceLabel="Display first"
        isFirst={context.displayChoice === key}
        onFirst={() => actor.send({ type: 'display.choose', colour: key })}
        onChoose={(file) => actor.send({ type: 'picture.choose', colour: key, fileName: file.name, data: file })}
        onRemove={() => actor.send({ type: 'picture.remove', colour: key })}
      />
    );
  };

  return (
    <Stack gap={16}>
      <h2 ref={title} tabIndex={-1} className={css.title}>
        {item.name}
      </h2>
      <Text tone="muted">JPEG, PNG or WebP. What is larger than 5 MB is made smaller before it is sent.</Text>
      {draft.earlier === null ? null : (
        <ResumeNotice
          text={leftText(draft.earlier)}
          onResume={() => {
            draft.resume();
            title.current?.focus();
          }}
          onDiscard={() => {
            draft.discardEarlier();
            title.current?.focus();
          }}
        />
      )}
      {/* A file dropped beside its tile would be opened by the browser, and the unsaved work would be lost. */}
      <div
        className={css.tiles}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => event.preventDefault()}
      >
        {item.colours.map(tileOf)}
      </div>
      {hasChanges ? (
        <div className={css.bar}>
          <p role="status">{changesText(context)}</p>
          <Button onClick={() => actor.send({ type: 'save.press' })}>Save</Button>
        </div>
      ) : null}
      <SaveOverlay
        snapshot={snapshot}
        actor={actor}
        loginAgain={<LoginAgain onDone={() => actor.send({ type: 'save.retry' })} />}
        returnFocus={title}
      />
      <LeaveQuestion
        isUnsaved={hasChanges && !snapshot.hasTag('success')}
        description={`What you chose for ${item.name} is not saved and will be lost.`}
        onLeave={draft.discard}
      />
    </Stack>
  );
}
