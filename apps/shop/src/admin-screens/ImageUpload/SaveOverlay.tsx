import type { imageSaveMachine } from '@kayal/commerce-core';
import { Button, ProgressOverlay, type Progress } from '@kayal/design-system';
import { useCallback, type ReactNode, type RefObject } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import * as css from './ImageUploadScreen.css.ts';
import { failureText } from './save-text.ts';

type Save = typeof imageSaveMachine;

interface SaveOverlayProps {
  readonly snapshot: SnapshotFrom<Save>;
  readonly actor: Pick<ActorRefFrom<Save>, 'send'>;
  /** The login form after the session has ended. */
  readonly loginAgain: ReactNode;
  /** Receives the focus when the overlay closes, because the pressed button may no longer exist. */
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/** Contents of the overlay for each state of the save. */
function progressOf({ snapshot, actor, loginAgain }: SaveOverlayProps): { progress: Progress; text: string } {
  const { percent, callError, pictures, prepared } = snapshot.context;
  if (snapshot.hasTag('success')) return { progress: { kind: 'done' }, text: 'Successful' };
  if (snapshot.hasTag('failed')) {
    const close = (
      <Button variant="secondary" onClick={() => actor.send({ type: 'save.close' })}>
        Close
      </Button>
    );
    const retry = <Button onClick={() => actor.send({ type: 'save.retry' })}>Retry</Button>;
    const actions = (
      <>
        {callError?.status === 401 ? loginAgain : retry}
        {close}
      </>
    );
    return { progress: { kind: 'failed', actions }, text: failureText(snapshot.context) };
  }
  if (snapshot.matches({ saving: 'preparing' })) {
    return { progress: { kind: 'working' }, text: `Making picture ${prepared.length + 1} of ${pictures.length} ready` };
  }
  if (snapshot.matches({ saving: 'marking' })) return { progress: { kind: 'working' }, text: 'Saving the choice' };
  if (percent === null) return { progress: { kind: 'working' }, text: 'Sending the pictures' };
  const text = percent < 100 ? 'Sending the pictures' : 'Storing the pictures';
  return { progress: { kind: 'percent', percent }, text };
}

/** Covers the whole page while pictures are saved; Escape works only where Close is offered. */
export function SaveOverlay(props: SaveOverlayProps) {
  const { snapshot, actor, returnFocus } = props;
  const open = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (dialog === null) return undefined;
      dialog.showModal();
      return () => {
        dialog.close();
        returnFocus.current?.focus();
      };
    },
    [returnFocus],
  );
  if (!snapshot.hasTag('overlay')) return null;
  return (
    <dialog
      ref={open}
      className={css.dialog}
      aria-label="Saving the pictures"
      onCancel={(event) => {
        event.preventDefault();
        actor.send({ type: 'save.close' });
      }}
    >
      <ProgressOverlay {...progressOf(props)} />
    </dialog>
  );
}
