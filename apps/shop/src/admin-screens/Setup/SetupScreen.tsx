import { selectIsAdmin } from '@kayal/commerce-core';
import { PageHeading, Stack, Stepper } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../machines/actors/use-session-cart-wishlist.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { AccountStep } from './AccountStep.tsx';
import { CatalogueStep } from './CatalogueStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { SettingsStep } from './SettingsStep.tsx';
import { setupSteps, stepOfAddress, type SetupStep } from './setup-steps.ts';

/** Opens a new shop: the first admin, then its name, its look and its products. Leaving a step saves it. */
export function SetupScreen() {
  const isAdmin = useSession(selectIsAdmin) ?? false;
  const named = stepOfAddress(useLocation().search);
  const step = isAdmin && named === 'account' ? 'shop' : isAdmin ? named : 'account';
  return (
    <Stack gap={24}>
      <PageMeta title="Open your shop" after="nothing" hidden />
      <PageHeading
        title="Open your shop"
        text="Five steps, about ten minutes. You can stop after any of them and go on later."
      />
      <Stepper label="Steps" steps={setupSteps} current={step} />
      <StepOf step={step} />
    </Stack>
  );
}

function StepOf({ step }: { readonly step: SetupStep }) {
  switch (step) {
    case 'account':
      return <AccountStep />;
    case 'shop':
      return <SettingsStep section="shop" next="look" />;
    case 'look':
      return <SettingsStep section="look" next="catalogue" />;
    case 'catalogue':
      return <CatalogueStep />;
    case 'done':
      return <DoneStep />;
  }
}
