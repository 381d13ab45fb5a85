import { selectContactError, selectContactForm } from '@kayal/commerce-core';
import { Alert, Button, TextArea, TextField } from '@kayal/design-system';
import type { ChangeEvent, SubmitEvent } from 'react';
import { useIsHydrated } from '../../runtime/use-is-hydrated.ts';
import * as css from './ContactScreen.css.ts';
import { useContact } from './use-contact.ts';

/** Four free-text fields and a hidden field that only robots fill (honeypot). */
export function ContactForm() {
  const { snapshot, send } = useContact();
  const isHydrated = useIsHydrated();
  const form = selectContactForm(snapshot);
  const error = selectContactError(snapshot);
  const busy = snapshot.hasTag('busy');

  const keep =
    (field: keyof typeof form | 'trap') =>
    ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      send({ type: 'contact.type', field, value });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: 'contact.submit' });
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label="Write to us">
      <div className={css.wide}>
        <TextField
          label="Full Name"
          name="name"
          autoComplete="name"
          maxLength={100}
          value={form.name}
          onChange={keep('name')}
        />
      </div>
      <TextField
        label="Email Address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
        value={form.email}
        onChange={keep('email')}
      />
      <TextField
        label="Phone Number"
        name="mobileNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        value={form.mobileNumber}
        onChange={keep('mobileNumber')}
      />
      <div className={css.wide}>
        <TextArea
          label="Message"
          name="message"
          hint="If it is about an order, its number helps us to help you."
          maxLength={1500}
          value={form.message}
          onChange={keep('message')}
        />
      </div>
      <div className={css.trap} aria-hidden="true">
        <label htmlFor="contact-website">Website</label>
        <input
          id="contact-website"
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={snapshot.context.trap}
          onChange={keep('trap')}
        />
      </div>
      {error === null ? null : (
        <div className={css.wide}>
          <Alert tone="danger">{error}</Alert>
        </div>
      )}
      <div className={css.wide}>
        <Button
          type={isHydrated ? 'submit' : 'button'}
          size="large"
          unavailableReason={busy ? 'Your message is on its way.' : undefined}
        >
          {busy ? 'Submitting...' : 'Submit Form'}
        </Button>
      </div>
    </form>
  );
}
