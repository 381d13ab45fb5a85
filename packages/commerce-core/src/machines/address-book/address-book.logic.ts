import type { Address } from '@kayal/api-contract/client';
import type { CallError } from '../../call-error.ts';
import { addressTexts } from '../../texts/message-texts.ts';
import { type Notice, noticeFrom } from '../../texts/notice.ts';
import type { AddressBookContext, AddressJob } from './address-book.types.ts';

/** The list after one job: one address is active at a time; removing the active one activates no other. */
function applyJob(addresses: readonly Address[], job: AddressJob): readonly Address[] {
  if (job.kind === 'remove') return addresses.filter((address) => address.id !== job.id);
  if (!addresses.some((address) => address.id === job.id)) return addresses;
  return addresses.map((address) => ({ ...address, isActive: address.id === job.id }));
}

/** The list as shown: the confirmed one with every queued job applied. */
export function displayedAddresses(context: Pick<AddressBookContext, 'confirmed' | 'queue'>): readonly Address[] {
  return context.queue.reduce(applyJob, context.confirmed);
}

/** The notice of a failed job. */
export function jobErrorNotice(job: AddressJob, callError: CallError): Notice {
  const messageId = job.kind === 'activate' ? 'S8.ADDR.02' : 'J54.ADDR_REMOVE';
  return noticeFrom(addressTexts, 'danger', messageId, { detail: callError.message });
}
