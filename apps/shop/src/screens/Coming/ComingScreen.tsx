import { shopProfile } from '@kayal/commerce-core';
import { ButtonLink, Container } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { comingPageAt } from './coming-pages.ts';
import * as css from './ComingScreen.css.ts';

/** A page that is being made: it says which, what for, and leads on. */
export function ComingScreen() {
  const { title, text, leadOn } = comingPageAt(useLocation().pathname);
  return (
    <Container className={css.root}>
      <PageMeta title={`${title} · ${shopProfile.name}`} hidden />
      <svg className={css.lanes} viewBox="0 0 320 160" aria-hidden="true">
        <path d="M8 160C8 76 76 8 160 8s152 68 152 152M56 160C56 102 102 56 160 56s104 46 104 104M104 160c0-31 25-56 56-56s56 25 56 56" />
        <path className={css.lead} d="M32 160C32 89 89 32 160 32" />
      </svg>
      <p className={css.kicker}>Warming up</p>
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.text}>{text}</p>
      <ButtonLink href={leadOn.href}>{leadOn.label}</ButtonLink>
    </Container>
  );
}
