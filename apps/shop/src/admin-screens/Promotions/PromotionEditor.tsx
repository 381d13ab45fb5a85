import type { PromotionDraft, SavedPromotion } from '@kayal/api-contract/client';
import { Alert, Button, Heading, StatePanel, TextField, TextLink } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { textsOf } from '../../browser/field-text.ts';
import { usePromotionsDesk } from './use-promotions-desk.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { LeaveQuestion } from '../../parts/LeaveQuestion/LeaveQuestion.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { EffectFields } from './EffectFields.tsx';
import { LimitFields } from './LimitFields.tsx';
import { promotionAddress } from './promotion-address.ts';
import { emptyDraft, fieldErrors, readDraft } from './promotion-draft.ts';
import * as css from './Promotions.css.ts';
import { TargetFields } from './TargetFields.tsx';
import { TryOut } from './TryOut.tsx';

interface PromotionEditorProps {
  /** `new` for one that is not saved yet. */
  readonly id: string;
  readonly promotions: readonly SavedPromotion[];
  readonly onSaved: () => void;
}

/** The editor of one promotion. */
export function PromotionEditor({ id, promotions, onSaved }: PromotionEditorProps) {
  const saved = promotions.find((each) => each.id === id && each.state !== 'ended');
  if (saved !== undefined || id === 'new') return <PromotionForm saved={saved} onSaved={onSaved} />;
  return (
    <StatePanel
      kind="empty"
      heading="This promotion cannot be changed"
      text="It has ended, or there is none at this address."
      actions={<TextLink href={promotionAddress({})}>All promotions</TextLink>}
    />
  );
}

interface PromotionFormProps {
  readonly saved: SavedPromotion | undefined;
  readonly onSaved: () => void;
}

function PromotionForm({ saved, onSaved }: PromotionFormProps) {
  const api = usePromotionsDesk();
  const navigate = useNavigate();
  const start: PromotionDraft = saved ?? emptyDraft;
  const form = useRef<HTMLFormElement>(null);
  const [isTyped, setIsTyped] = useState(false);
  const isSaved = useRef(false);
  const save = useWrite(
    (draft: PromotionDraft) =>
      resultOf(saved === undefined ? api.addPromotion(draft) : api.updatePromotion(saved.id, draft)),
    (_saved, _draft, isLeft) => {
      isSaved.current = true;
      onSaved();
      if (!isLeft) void navigate(promotionAddress({}));
    },
  );
  const [tried, setTried] = useState<PromotionDraft | null>(null);
  const errors = fieldErrors(save.error);
  const { name, code, ...others } = errors;
  return (
    <form
      ref={form}
      className={css.editor}
      aria-label={saved === undefined ? 'New promotion' : saved.name}
      onChange={() => setIsTyped(true)}
      onSubmit={(event) => {
        event.preventDefault();
        save.write(readDraft(textsOf(event.currentTarget)));
      }}
    >
      <Heading level={2} size="medium">
        {saved === undefined ? 'New promotion' : saved.name}
      </Heading>
      <div className={css.pair}>
        <TextField
          label="Name"
          name="name"
          defaultValue={start.name}
          maxLength={60}
          required
          hint="Shoppers read it in the bag and on the order."
          error={name}
        />
        <TextField
          label="Code"
          name="code"
          defaultValue={start.code ?? ''}
          maxLength={100}
          optionalLabel="(optional)"
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="off"
          hint="Without one it applies by itself."
          error={code}
        />
      </div>
      <EffectFields effect={start.effect} />
      <TargetFields draft={start} />
      <LimitFields draft={start} />
      {Object.entries(others).map(([field, text]) => (
        <Alert key={field} tone="danger">
          {text}
        </Alert>
      ))}
      {Object.keys(errors).length > 0 ? null : (
        <WriteError of={save} fallback="The promotion was not saved. Check your connection and try again." />
      )}
      {tried === null ? null : <TryOut draft={tried} />}
      <div className={css.bar}>
        <Button type="submit" busy={save.isBusy} busyLabel="Saving">
          {saved === undefined ? 'Start the promotion' : 'Save'}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            if (form.current?.reportValidity() === true) setTried(readDraft(textsOf(form.current)));
          }}
        >
          Try out
        </Button>
      </div>
      <LeaveQuestion
        isUnsaved={isTyped}
        isLeaving={() => !isSaved.current}
        description="What you typed for this promotion is not saved and will be lost."
      />
    </form>
  );
}
