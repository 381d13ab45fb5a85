import { Button, TextArea, TextField } from '@kayal/design-system';
import { useEffect, useRef, type ChangeEvent, type SubmitEvent } from 'react';
import { fieldText } from '../../browser/field-text.ts';
import { useIsHydrated } from '../../runtime/first-view/use-is-hydrated.ts';
import { FormError } from '../../parts/FormError/FormError.tsx';
import { PrivacyNotice } from '../../parts/PrivacyNotice/PrivacyNotice.tsx';
import * as css from './ContactScreen.css.ts';
import { useContact } from './use-contact.ts';

const fields = ['name', 'email', 'mobileNumber', 'message'] as const;

/**
 * Four free-text fields and a hidden field that only robots fill (honeypot). The fields hold their own text, so that
 * what is typed before the page's script runs is kept.
 */
export function ContactForm() {
  const { isReady, error, reason, isBusy, isEmptied, send } = useContact();
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isEmptied) form.current?.reset();
  }, [isEmptied]);

  const keep =
    (field: (typeof fields)[number]) =>
    ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      send({ type: 'contact.type', field, value });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    for (const field of fields) send({ type: 'contact.type', field, value: fieldText(typed, field) });
    send({ type: 'contact.type', field: 'trap', value: fieldText(typed, 'website') });
    send({ type: 'contact.submit' });
  };

  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate aria-label="Write to us">
      <div className={css.wide}>
        <TextField label="Full Name" name="name" autoComplete="name" maxLength={100} onChange={keep('name')} />
      </div>
      <TextField
        label="Email Address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
        onChange={keep('email')}
      />
      <TextField
        label="Phone Number"
        name="mobileNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        onChange={keep('mobileNumber')}
      />
      <div className={css.wide}>
        <TextArea
          label="Message"
          name="message"
          hint="If it is about an order, its number helps us to help you."
          maxLength={1500}
          onChange={keep('message')}
        />
      </div>
      <div className={css.trap} aria-hidden="true">
        <label htmlFor="contact-website">Website</label>
        <input id="contact-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {error === null ? null : (
        <div className={css.wide}>
          <FormError text={error} reason={reason} />
        </div>
      )}
      <div className={css.wide}>
        <Button
          type={isHydrated ? 'submit' : 'button'}
          data-waits={isReady ? undefined : ''}
          size="large"
          unavailableReason={isBusy ? 'Your message is on its way.' : undefined}
        >
          {isBusy ? 'Submitting...' : 'Submit Form'}
        </Button>
        <PrivacyNotice form="contact" />
      </div>
    </form>
  );
}
