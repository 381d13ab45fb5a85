/** Events that the machine accepts. */
export type RehearsalEvent =
  /** An owner wants a rehearsal; one that was switched to or failed makes way. */
  | { readonly type: 'rehearsal.begin' }
  /** The shop is copied. */
  | { readonly type: 'rehearsal.open' }
  /** It could not be copied, or the process that copied is gone. */
  | { readonly type: 'rehearsal.fail' }
  | { readonly type: 'rehearsal.switch' }
  /** All that it changed is in the shop. */
  | { readonly type: 'rehearsal.finish' }
  /** Nothing came over: the switch was refused or its process is gone. */
  | { readonly type: 'rehearsal.keep' }
  | { readonly type: 'rehearsal.discard' };
