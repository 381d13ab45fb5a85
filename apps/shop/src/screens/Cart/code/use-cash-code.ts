import type { Notice, OtpVerificationEvent } from '@kayal/commerce-core';
import { useState } from 'react';
import { useApiConnection } from '../../../data/api/api-context.ts';
import { useActorValue } from '../../../machines/actors/use-actor-value.ts';
import { usePageActor } from '../../../machines/actors/use-page-actor.ts';
import { createCashCode, type PlacementActor } from '../../../machines/buying/cash-code.ts';

/** What the mailing of a code says; the field shows the errors of the code itself. */
const ofMailing: readonly string[] = ['J27.RESENT', 'S8.FORGOT.01'];

/** The code of an order; the first one is mailed when the component mounts. */
export function useCashCode(placement: PlacementActor) {
  const connection = useApiConnection();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const actor = usePageActor({
    isAtOnce: true,
    create: async (watch) => createCashCode(connection, placement, watch),
    onEvent: (event) => {
      if (event.type === 'otp.notice') setNotice(ofMailing.includes(event.notice.messageId) ? event.notice : null);
      // The whole time is said by the notice of the mail.
      else if (event.type === 'otp.announce' && event.secondsLeft <= 60)
        setAnnouncement(`${event.secondsLeft} seconds left`);
    },
  });
  return {
    /** Undefined until the machine has started. */
    snapshot: useActorValue(actor, (current) => current),
    send: (event: OtpVerificationEvent) => actor?.send(event),
    notice,
    announcement,
  };
}
