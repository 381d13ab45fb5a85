import { gatewayWays, type GatewayMode, type GatewayState, type GatewayWay } from '@kayal/api-contract/client';
import { Alert, Button, StatusPill } from '@kayal/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { resultOf } from '../../../data/api/result-of.ts';
import { useGateways } from '../../../data/admin/settings/gateways.ts';
import { usePaymentsDesk } from '../../../data/admin/payments-desk.ts';
import { useWrite } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { wayTexts } from '../../Payments/payment-texts.ts';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import { connectionText, modeTexts } from './gateway-texts.ts';
import * as css from '../Settings.css.ts';
import type { EditedSettings } from '../use-settings-form.ts';

/** The gateways that are switched on in the form: the mode of their keys, and a check whether they work. */
export function GatewayConnections() {
  const switches = useWatch<EditedSettings, 'settings.payments'>({ name: 'settings.payments' });
  const ways = gatewayWays.filter((way) => switches?.[way] === true);
  const gateways = useGateways(ways.length > 0);
  if (ways.length === 0) return null;
  return (
    <SettingsGroup
      title="Connection to gateways"
      text="A check asks the gateway whether it accepts the keys of the server. It moves no money."
    >
      {ways.map((way) => (
        <GatewayConnection key={way} way={way} mode={gateways.find((each) => each.way === way)?.mode ?? null} />
      ))}
    </SettingsGroup>
  );
}

interface GatewayConnectionProps {
  readonly way: GatewayWay;
  /** Null without keys, and until it is known. */
  readonly mode: GatewayMode | null;
}

function GatewayConnection({ way, mode }: GatewayConnectionProps) {
  const api = usePaymentsDesk();
  const name = wayTexts[way];
  const [result, setResult] = useState<GatewayState | null>(null);
  const checking = useWrite(
    () => resultOf(api.checkGateway(way)),
    ({ state }) => setResult(state),
  );
  return (
    <>
      <div className={css.acts}>
        <Button
          variant="secondary"
          busy={checking.isBusy}
          busyLabel="Checking"
          onClick={() => {
            setResult(null);
            checking.write(undefined);
          }}
        >
          Check {name}
        </Button>
        {mode === null ? null : <StatusPill tone={mode === 'live' ? 'success' : 'danger'} label={modeTexts[mode]} />}
      </div>
      <WriteError of={checking} fallback="The shop did not answer. Try again." />
      {result === null ? null : (
        <Alert tone={result === 'works' ? 'success' : 'danger'}>{connectionText(result, way, name)}</Alert>
      )}
    </>
  );
}
