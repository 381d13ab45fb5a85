import { phoneLink } from '@kayal/commerce-core';
import { ButtonLink, Container, Heading, PageHeading, StatePanel, TextLink } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { useShop } from '../../data/use-shop.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import * as css from './ComplaintsScreen.css.ts';
import { FindComplaint } from './FindComplaint.tsx';

const mailLink = (email: string) =>
  email === '' ? null : (
    <TextLink href={`mailto:${email}`} place="standalone">
      {email}
    </TextLink>
  );

const phone = (number: string) =>
  number === '' ? null : (
    <TextLink href={phoneLink(number)} place="standalone">
      {number}
    </TextLink>
  );

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

/** Who sells, who answers complaints, and where a complaint stands. Empty until the owner names the seller. */
export function ComplaintsScreen() {
  const { seller, contact } = useShop();
  return (
    <Container className={css.page}>
      <PageMeta title="Seller and complaints" path={paths.complaints} hidden={seller === null} />
      <PageHeading title="Seller and complaints" />
      {seller === null ? (
        <StatePanel
          kind="empty"
          heading="Nothing is here yet"
          text="Write to us if something is wrong."
          actions={<ButtonLink href={paths.contact}>Contact Us</ButtonLink>}
        />
      ) : (
        <>
          <dl className={css.facts}>
            <Fact term="Seller">{seller.legalName}</Fact>
            {contact.address.length === 0 ? null : (
              <Fact term="Address">
                {contact.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </Fact>
            )}
            {contact.supportEmail === '' && contact.phone === '' ? null : (
              <Fact term="Customer care">
                {mailLink(contact.supportEmail)}
                {phone(contact.phone)}
              </Fact>
            )}
            {seller.officerName === '' ? null : (
              <Fact term={seller.officerDesignation === '' ? 'Complaints' : seller.officerDesignation}>
                {seller.officerName}
                {mailLink(seller.officerEmail)}
                {phone(seller.officerPhone)}
              </Fact>
            )}
          </dl>
          {seller.officerName === '' ? null : (
            <section className={css.form} aria-labelledby="find-complaint">
              <Heading level={2} size="small" id="find-complaint">
                Where your complaint stands
              </Heading>
              <p>Write to us on the contact page. Your message gets a number at once, and we answer within a month.</p>
              <FindComplaint />
              <ButtonLink href={paths.contact} variant="secondary">
                Write to us
              </ButtonLink>
            </section>
          )}
        </>
      )}
    </Container>
  );
}
