import { phoneLink } from '@kayal/commerce-core';
import { Container, PageHeading, TextLink } from '@kayal/design-system';
import { useShop } from '../../data/use-shop.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { ContactForm } from './ContactForm.tsx';
import * as css from './ContactScreen.css.ts';

/** Contact: a form, and the other ways to reach the shop. */
export function ContactScreen() {
  const { profile, contact } = useShop();
  const { supportEmail, phone, address } = contact;
  return (
    <Container className={css.page}>
      <PageMeta
        title="Contact Us"
        description={`Write to ${profile.name} about an order, a size or a return: a form, an e-mail address, a telephone number and where we are.`}
        path={paths.contact}
      />
      <PageHeading
        title="Contact Us"
        text="A question about a size, an order or a return? Write to us, and a person from the shop answers."
      />
      <div className={css.columns}>
        <ContactForm />
        <aside className={css.aside} aria-label="Other ways to reach us">
          {supportEmail === '' ? null : (
            <div className={css.way}>
              <h2 className={css.contactTitle}>E-mail</h2>
              <TextLink href={`mailto:${supportEmail}`} place="standalone">
                {supportEmail}
              </TextLink>
            </div>
          )}
          {phone === '' ? null : (
            <div className={css.way}>
              <h2 className={css.contactTitle}>Telephone</h2>
              <TextLink href={phoneLink(phone)} place="standalone">
                {phone}
              </TextLink>
            </div>
          )}
          {address.length === 0 ? null : (
            <div className={css.way}>
              <h2 className={css.contactTitle}>Where we are</h2>
              <address className={css.address}>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </div>
          )}
          <div className={css.way}>
            <h2 className={css.contactTitle}>Perhaps answered already</h2>
            <TextLink href={paths.shippingPolicy} place="standalone">
              Shipping Policy
            </TextLink>
            <TextLink href={paths.returnPolicy} place="standalone">
              Returns and Refunds Policy
            </TextLink>
          </div>
        </aside>
      </div>
    </Container>
  );
}
