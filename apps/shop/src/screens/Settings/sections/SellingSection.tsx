import { cartLimits } from '@kayal/api-contract/client';
import { MeasureField, TextField } from '@kayal/design-system';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { DayRangeFields, maxDays } from '../fields/DayRangeFields.tsx';
import { PriceStepsField } from '../fields/PriceStepsField.tsx';
import type { SectionProps } from './SectionFields.tsx';
import * as css from '../Settings.css.ts';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';

/** Delivery, limits, price steps, returns and tax. */
export function SellingSection(props: SectionProps) {
  return (
    <>
      <DeliveryGroup {...props} />
      <LimitsGroup {...props} />
      <SettingsGroup group="priceSteps" title="Price filter">
        <PriceStepsField
          value={props.settings.priceSteps ?? []}
          money={props.settings.profile.currency}
          onValue={(priceSteps) => props.onChange({ ...props.settings, priceSteps })}
        />
      </SettingsGroup>
      <ReturnsGroup {...props} />
      <TaxGroup {...props} />
    </>
  );
}

/** The max charge that the contract allows. */
const maxCharge = 9_999_999;

function DeliveryGroup({ settings, onChange }: SectionProps) {
  const { code } = useMoneyFormat();
  const { delivery } = settings;
  const set = (change: Partial<typeof delivery>) => onChange({ ...settings, delivery: { ...delivery, ...change } });
  return (
    <SettingsGroup group="delivery" title="Delivery">
      <div className={css.pair}>
        <MeasureField
          label="Delivery charge"
          unit={code}
          min={0}
          max={maxCharge}
          step={0.01}
          value={delivery.charge}
          onValue={(charge) => set({ charge })}
        />
      </div>
      <div className={css.pair}>
        <DayRangeFields
          label="Packed within"
          value={delivery.processingDays}
          onValue={(processingDays) => set({ processingDays })}
        />
        <DayRangeFields
          label="Delivered within"
          value={delivery.deliveryDays}
          onValue={(deliveryDays) => set({ deliveryDays })}
        />
      </div>
    </SettingsGroup>
  );
}

function LimitsGroup({ settings, onChange }: SectionProps) {
  const { limits } = settings;
  const set = (change: Partial<typeof limits>) => onChange({ ...settings, limits: { ...limits, ...change } });
  return (
    <SettingsGroup group="limits" title="Limits of a bag">
      <div className={css.pair}>
        <MeasureField
          label="One line, at most"
          unit="units"
          min={1}
          max={cartLimits.unitsPerLine}
          value={limits.unitsPerLine}
          onValue={(unitsPerLine) => set({ unitsPerLine })}
        />
        <MeasureField
          label="The whole bag, at most"
          unit="lines"
          min={1}
          max={cartLimits.linesPerCart}
          value={limits.linesPerCart}
          onValue={(linesPerCart) => set({ linesPerCart })}
        />
      </div>
    </SettingsGroup>
  );
}

function ReturnsGroup({ settings, onChange }: SectionProps) {
  const { returns } = settings;
  const set = (change: Partial<typeof returns>) => onChange({ ...settings, returns: { ...returns, ...change } });
  const days = { unit: 'days', min: 0, max: maxDays };
  return (
    <SettingsGroup group="returns" title="Returns">
      <div className={css.pair}>
        <MeasureField {...days} label="Return within" value={returns.days} onValue={(value) => set({ days: value })} />
        <MeasureField
          {...days}
          label="Report damage within"
          value={returns.damagedDays}
          onValue={(damagedDays) => set({ damagedDays })}
        />
        <DayRangeFields
          label="Refund within"
          value={returns.refundDays}
          onValue={(refundDays) => set({ refundDays })}
        />
      </div>
    </SettingsGroup>
  );
}

function TaxGroup({ settings, onChange }: SectionProps) {
  const { tax } = settings;
  const set = (change: Partial<typeof tax>) => onChange({ ...settings, tax: { ...tax, ...change } });
  return (
    <SettingsGroup group="tax" title="Tax" text="Both stand on invoices once they are filled in.">
      <div className={css.pair}>
        <TextField
          label="GSTIN"
          value={tax.gstin}
          maxLength={15}
          onChange={(event) => set({ gstin: event.target.value.toUpperCase().trim() })}
        />
        <TextField
          label="HSN code"
          inputMode="numeric"
          value={tax.hsn}
          maxLength={8}
          onChange={(event) => set({ hsn: event.target.value.trim() })}
        />
      </div>
    </SettingsGroup>
  );
}
