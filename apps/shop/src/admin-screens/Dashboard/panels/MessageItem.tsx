import type { ContactMessage } from '@kayal/api-contract/client';
import { formatShortDate } from '@kayal/commerce-core';
import { Button, TextLink } from '@kayal/design-system';
import { useBackOfficeApi } from '../../../data/admin/admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useMomentText } from '../../../data/use-moment-text.ts';
import { useDateFormat } from '../../../data/use-shop.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import * as css from './SidePanel.css.ts';

interface MessageItemProps {
  readonly row: ContactMessage;
  /** Called after it was noted that the message was answered. */
  readonly onAnswered: () => void;
}

/** One message of the contact form, with the ways to answer it. */
export function MessageItem({ row, onAnswered }: MessageItemProps) {
  const momentText = useMomentText();
  return (
    <>
      <span className={css.name}>{row.name}</span>
      <span className={css.quiet}>{momentText(row.createdAt)}</span>
      <p className={css.message}>{row.message}</p>
      <span className={css.ways}>
        {row.email === '' ? null : (
          <TextLink className={css.way} href={`mailto:${encodeURIComponent(row.email)}`}>
            {row.email}
          </TextLink>
        )}
        {row.mobileNumber === '' ? null : (
          <TextLink className={css.way} href={`tel:${row.mobileNumber.replaceAll(/[^+\d]/g, '')}`}>
            {row.mobileNumber}
          </TextLink>
        )}
      </span>
      {row.number === null ? null : <Deadline row={row} onAnswered={onAnswered} />}
    </>
  );
}

/** By when a message with a number is to be answered, or when it was. */
function Deadline({ row: { id, number, dueAt, answeredAt }, onAnswered }: MessageItemProps) {
  const api = useBackOfficeApi();
  const dates = useDateFormat();
  const answer = useWrite(() => resultOf(api.answerMessage(id)), onAnswered);
  if (answeredAt !== null) {
    return (
      <span className={css.quiet}>
        {number}, answered on {formatShortDate(answeredAt, dates)}
      </span>
    );
  }
  return (
    <>
      <span className={css.name}>
        {number}
        {dueAt === null ? null : `, to be answered by ${formatShortDate(dueAt, dates)}`}
      </span>
      <span>
        <Button
          variant="secondary"
          size="small"
          busy={answer.isBusy}
          busyLabel="Saving"
          aria-label={`Answered: message ${number}`}
          onClick={() => answer.write(null)}
        >
          Answered
        </Button>
      </span>
      <WriteError of={answer} fallback="That could not be saved. Please try again." />
    </>
  );
}
