import { StatechartView } from '@kayal/statechart-view/react';
import '@kayal/statechart-view/style.css';
import { useEffect, useState } from 'react';
import { listen, post, type ShownActor } from './machines-bus.test-support.ts';
import * as css from './MachinesPanel.css.ts';

interface MachinesPanelProps {
  /** The window around the panel and the story. */
  readonly bus: EventTarget;
}

/** The actors of the story beside it, live. It draws the chosen one; before a choice, the one that started last. */
export function MachinesPanel({ bus }: MachinesPanelProps) {
  const [actors, setActors] = useState<readonly ShownActor[]>([]);
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    const open = (): void => post(bus, 'open', null);
    const ends = [listen(bus, 'actors', setActors), listen(bus, 'ready', open)];
    open();
    return () => {
      post(bus, 'close', null);
      for (const end of ends) end();
    };
  }, [bus]);
  const shown = actors.find(({ id }) => id === chosen) ?? actors.at(-1);
  if (shown === undefined) return <p role="status">The story runs no machine.</p>;
  return (
    <div className={css.panel}>
      <label>
        Machine{' '}
        <select value={shown.id} onChange={({ target }) => setChosen(target.value)}>
          {actors.map(({ id, chart }) => (
            <option key={id} value={id}>
              {chart.id} ({id})
            </option>
          ))}
        </select>
      </label>
      <StatechartView
        key={shown.id}
        chart={shown.chart}
        live={shown.live}
        onSend={(event) => post(bus, 'event', { id: shown.id, event })}
      />
    </div>
  );
}
