import type { Address } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import { optimisticQueue } from '../../optimistic-queue/optimistic-queue.ts';
import { addressTexts } from '../../texts/message-texts.ts';
import { type Notice, noticeFrom } from '../../texts/notice.ts';
import type { AddressJob } from './address-book.types.ts';

/** The list after one job: one address is active at a time; removing the active one activates no other. */
function applyJob(addresses: readonly Address[], job: AddressJob): readonly Address[] {
  if (!addresses.some((address) => address.id === job.id)) return addresses;
  if (job.kind === 'remove') return addresses.filter((address) => address.id !== job.id);
  return addresses.map((address) => ({ ...address, isActive: address.id === job.id }));
}

/** The jobs of an address book; `shown` gives the displayed list. */
export const addressQueue = optimisticQueue(applyJob);

/** The notice of a failed job. */
export function jobErrorNotice(job: AddressJob, callError: CallError): Notice {
  const messageId = job.kind === 'activate' ? 'S8.ADDR.02' : 'J54.ADDR_REMOVE';
  return noticeFrom(addressTexts, 'danger', messageId, { detail: callError.message });
}
