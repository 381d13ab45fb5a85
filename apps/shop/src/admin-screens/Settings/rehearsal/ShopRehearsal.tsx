import type { Rehearsal } from '@kayal/api-contract/client';
import { Alert, Button, TextLink } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useFocusIfLost } from '../../../browser/use-focus-if-lost.ts';
import { useRehearsalApi } from '../../../data/admin/settings/rehearsal-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { replaceRead, useRead } from '../../../data/use-read.ts';
import { useMomentText } from '../../../data/use-moment-text.ts';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { useWrite } from '../../../data/use-write.ts';
import { ConfirmItem } from '../../../parts/ConfirmItem/ConfirmItem.tsx';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import * as css from '../Settings.css.ts';
import { RehearsalSwitch } from './RehearsalSwitch.tsx';
import { countTexts, problemTexts } from './rehearsal-texts.ts';

/** How often a rehearsal that is being worked on or has just begun is read again, ms. */
const readAgainMs = 1000;

const key = ['rehearsal'] as const;

const isChanging = ({ state, isOpen }: Rehearsal): boolean =>
  state === 'copying' || state === 'switching' || (state === 'running' && !isOpen);

/** A copy of the shop to try things in: made, looked at, switched to or thrown away. */
export function ShopRehearsal() {
  const api = useRehearsalApi();
  const { data, error, reload } = useRead(
    key,
    async () => (await resultOf(api.rehearsal())).rehearsal,
    (rehearsal) => (rehearsal !== undefined && isChanging(rehearsal) ? readAgainMs : false),
  );
  const status = useRef<HTMLParagraphElement>(null);
  const text = useStatusText(data);
  // The pressed button goes with each state.
  useFocusIfLost(data?.state, () => status.current);
  if (data === undefined)
    return <LoadingOrRetry error={error} heading="We could not load the rehearsal" onRetry={reload} />;
  const { state, done, total } = data;
  return (
    <>
      <SettingsGroup
        title="A rehearsal"
        text="A copy of your goods, prices, pictures, texts and settings under an address of its own. Change and import there what you like: shoppers see none of it until you switch. It has no customers and no orders, sends no mails, and takes no payments."
      >
        <p ref={status} tabIndex={-1} role="status">
          {text}
        </p>
        {state === 'failed' ? (
          <Alert tone="danger">The copy was not finished: the disk may be full, or the server was restarted.</Alert>
        ) : null}
        {state === 'copying' ? (
          <progress className={css.progress} aria-label="Copy" {...(total > 0 ? { value: done, max: total } : {})} />
        ) : null}
        {state === 'switching' ? <progress className={css.progress} aria-label="Switch" /> : null}
        {state === 'switched' ? <SwitchedKinds rehearsal={data} /> : null}
        {state === 'running' ? <RunningRehearsal rehearsal={data} /> : null}
        {state === 'none' || state === 'switched' || state === 'failed' ? <NewRehearsal /> : null}
      </SettingsGroup>
      {state === 'running' ? <RehearsalSwitch onChanged={(rehearsal) => replaceRead(key, rehearsal)} /> : null}
    </>
  );
}

/** What is to say about the rehearsal; an error is said by an alert. */
function useStatusText(rehearsal: Rehearsal | undefined): string {
  const timeText = useMomentText();
  const number = useNumbers();
  if (rehearsal === undefined || rehearsal.state === 'failed') return '';
  const { state, done, total, madeAt, switchedAt, isOpen, problem } = rehearsal;
  if (state === 'copying') {
    const count = total === 0 ? '' : `: ${number.format(done)} of ${number.format(total)} tables and pictures`;
    return `Copying${count}. You may leave this page; the shop stays open.`;
  }
  if (state === 'switching') return 'Switching. Orders go on; what was changed appears all at once.';
  if (switchedAt !== null) return `Switched ${timeText(switchedAt)}. Shoppers see what you rehearsed.`;
  if (madeAt === null) return 'There is no rehearsal.';
  const since = `Copied ${timeText(madeAt)}.`;
  return isOpen || problem !== null ? since : `${since} It is being opened.`;
}

function useNumbers(): Intl.NumberFormat {
  const { locale } = useMoneyFormat();
  return new Intl.NumberFormat(locale);
}

function SwitchedKinds({ rehearsal: { kinds } }: { readonly rehearsal: Rehearsal }) {
  const texts = countTexts(kinds, useNumbers());
  if (texts.length === 0) return <p className={css.quiet}>Nothing was different.</p>;
  return (
    <ul className={css.problems}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Its address, and the way to be rid of it. */
function RunningRehearsal({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const api = useRehearsalApi();
  const [toDiscard, setToDiscard] = useState<Rehearsal | null>(null);
  const discard = useWrite(
    () => resultOf(api.discardRehearsal()),
    (answer) => replaceRead(key, answer.rehearsal),
  );
  const { address, isOpen, problem, refusal } = rehearsal;
  return (
    <>
      {problem === null ? null : <Alert tone="danger">{problemTexts[problem]}</Alert>}
      {refusal === null ? null : <Alert tone="danger">The switch did not happen. {refusal}</Alert>}
      {address !== null && isOpen ? (
        <p>
          <TextLink href={address} place="standalone" target="_blank" rel="noreferrer">
            Open the rehearsal at {address}
          </TextLink>
        </p>
      ) : null}
      <p className={css.quiet}>Log in there with your password of this shop, and use its back office as you do here.</p>
      <WriteError of={discard} fallback="It was not thrown away. Try again." />
      <div className={css.acts}>
        <Button
          variant="secondary"
          busy={discard.isBusy}
          busyLabel="Throwing it away"
          onClick={() => setToDiscard(rehearsal)}
        >
          Throw away
        </Button>
      </div>
      <ConfirmItem
        item={toDiscard}
        onClose={() => setToDiscard(null)}
        tone="danger"
        title={() => 'Throw the rehearsal away?'}
        description={() => 'Everything that you changed there is lost. The shop itself stays as it is.'}
        confirmLabel="Throw away"
        onConfirm={() => discard.write(undefined)}
      />
    </>
  );
}

function NewRehearsal() {
  const api = useRehearsalApi();
  const make = useWrite(
    () => resultOf(api.makeRehearsal()),
    ({ rehearsal }) => replaceRead(key, rehearsal),
  );
  return (
    <>
      <WriteError of={make} fallback="The copy did not begin. Try again." />
      <div className={css.acts}>
        <Button onClick={() => make.write(undefined)} busy={make.isBusy} busyLabel="Beginning">
          Make a rehearsal
        </Button>
      </div>
    </>
  );
}
