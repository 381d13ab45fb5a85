import { TextLink } from '@kayal/design-system';
import { paymentsAddress } from '../../Payments/payments-query.ts';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';

/** The way to the collected cash: a shop that takes cash only has no tab for it. */
export function CashOfCouriers() {
  return (
    <SettingsGroup
      title="Cash that couriers collect"
      text="A courier that collects cash at the door pays it out later. Import its file, and see what is missing."
    >
      <TextLink href={paymentsAddress({ stage: 'cash' })} place="standalone">
        Cash that is not settled
      </TextLink>
    </SettingsGroup>
  );
}
