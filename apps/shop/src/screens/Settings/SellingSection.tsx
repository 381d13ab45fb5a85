import { currencySign } from '@kayal/commerce-core';
import { TextField } from '@kayal/design-system';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { NumberField } from './NumberField.tsx';
import { rupeesOf, wholeNumberOf } from './setting-texts.ts';
import type { SectionProps } from './SettingsEditor.tsx';
import * as css from './Settings.css.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

/** Delivery, limits, returns and tax. */
export function SellingSection({ settings, onChange }: SectionProps) {
  const money = useMoneyFormat();
  const { delivery, limits, returns, tax } = settings;
  const setDelivery = (change: Partial<typeof delivery>) =>
    onChange({ ...settings, delivery: { ...delivery, ...change } });
  const setReturns = (change: Partial<typeof returns>) => onChange({ ...settings, returns: { ...returns, ...change } });
  return (
    <>
      <SettingsGroup title="Delivery">
        <div className={css.pair}>
          <NumberField
            label={`Delivery charge (${currencySign(money)})`}
            value={delivery.charge}
            step="0.01"
            read={rupeesOf}
            onValue={(charge) => setDelivery({ charge })}
          />
        </div>
        <div className={css.pair}>
          <NumberField
            label="Packed within, from (business days)"
            value={delivery.processingDays.min}
            read={wholeNumberOf}
            onValue={(min) => setDelivery({ processingDays: { ...delivery.processingDays, min } })}
          />
          <NumberField
            label="to"
            value={delivery.processingDays.max}
            read={wholeNumberOf}
            onValue={(max) => setDelivery({ processingDays: { ...delivery.processingDays, max } })}
          />
          <NumberField
            label="Delivered within, from (business days)"
            value={delivery.deliveryDays.min}
            read={wholeNumberOf}
            onValue={(min) => setDelivery({ deliveryDays: { ...delivery.deliveryDays, min } })}
          />
          <NumberField
            label="to"
            value={delivery.deliveryDays.max}
            read={wholeNumberOf}
            onValue={(max) => setDelivery({ deliveryDays: { ...delivery.deliveryDays, max } })}
          />
        </div>
      </SettingsGroup>
      <SettingsGroup title="Limits of a bag">
        <div className={css.pair}>
          <NumberField
            label="Units of one line, at most"
            value={limits.unitsPerLine}
            read={wholeNumberOf}
            onValue={(unitsPerLine) => onChange({ ...settings, limits: { ...limits, unitsPerLine } })}
          />
          <NumberField
            label="Lines, at most"
            value={limits.linesPerCart}
            read={wholeNumberOf}
            onValue={(linesPerCart) => onChange({ ...settings, limits: { ...limits, linesPerCart } })}
          />
        </div>
      </SettingsGroup>
      <SettingsGroup title="Returns">
        <div className={css.pair}>
          <NumberField
            label="Return within (days)"
            value={returns.days}
            read={wholeNumberOf}
            onValue={(days) => setReturns({ days })}
          />
          <NumberField
            label="Report damage within (days)"
            value={returns.damagedDays}
            read={wholeNumberOf}
            onValue={(damagedDays) => setReturns({ damagedDays })}
          />
          <NumberField
            label="Refund within, from (business days)"
            value={returns.refundDays.min}
            read={wholeNumberOf}
            onValue={(min) => setReturns({ refundDays: { ...returns.refundDays, min } })}
          />
          <NumberField
            label="to"
            value={returns.refundDays.max}
            read={wholeNumberOf}
            onValue={(max) => setReturns({ refundDays: { ...returns.refundDays, max } })}
          />
        </div>
      </SettingsGroup>
      <SettingsGroup title="Tax" text="Both stand on invoices once they are filled in.">
        <div className={css.pair}>
          <TextField
            label="GSTIN"
            value={tax.gstin}
            maxLength={15}
            onChange={(event) =>
              onChange({ ...settings, tax: { ...tax, gstin: event.target.value.toUpperCase().trim() } })
            }
          />
          <TextField
            label="HSN code"
            inputMode="numeric"
            value={tax.hsn}
            maxLength={8}
            onChange={(event) => onChange({ ...settings, tax: { ...tax, hsn: event.target.value.trim() } })}
          />
        </div>
      </SettingsGroup>
    </>
  );
}
