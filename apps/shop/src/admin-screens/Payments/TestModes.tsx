import { gatewayWays } from '@kayal/api-contract/client';
import { Inline, StatusPill } from '@kayal/design-system';
import { useGateways } from '../../data/admin/settings/gateways.ts';
import { useShop } from '../../data/use-shop.ts';
import { wayTexts } from './payment-texts.ts';

/** Says which of the offered gateways move no money. */
export function TestModes() {
  const { paymentWays = [] } = useShop();
  const offered = gatewayWays.filter((way) => paymentWays.includes(way));
  const inTest = useGateways(offered.length > 0).filter(({ way, mode }) => mode === 'test' && offered.includes(way));
  if (inTest.length === 0) return null;
  return (
    <Inline gap={12}>
      {inTest.map(({ way }) => (
        <StatusPill key={way} tone="danger" label={`${wayTexts[way]} is in test mode: no money moves`} />
      ))}
    </Inline>
  );
}
