import { contactMachine, sessionMachine } from '@kayal/commerce-core';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import preview from '../../../../.storybook/preview.tsx';
import { watchActors } from '../atlas/watch-actors.test-support.ts';
import { createMemoryStorage } from '../testing/memory-storage.test-support.ts';
import { sharedWindow } from './machines-bus.test-support.ts';
import { MachinesPanel } from './MachinesPanel.test-support.tsx';
import { sendMachines } from './send-machines.test-support.ts';

const meta = preview.meta({ title: 'Statechart viewer/Machines panel' });

/** Storybook shows this story in its panel Machines, beside the story whose actors it draws. */
export const Panel = meta.story({ render: () => <MachinesPanel bus={sharedWindow()} /> });

/** Delivers each message as data of another frame, as between the story's frame and the panel's. */
class BusOfFrames extends EventTarget {
  readonly #frame = document.createElement('iframe');

  /** @returns a function that closes the other frame */
  open(): () => void {
    this.#frame.hidden = true;
    document.body.append(this.#frame);
    return () => this.#frame.remove();
  }

  override dispatchEvent(event: Event & { readonly detail?: unknown }): boolean {
    const detail: unknown = this.#frame.contentWindow?.structuredClone(event.detail);
    return super.dispatchEvent(new CustomEvent(event.type, { detail }));
  }
}

/** The panel and two actors. */
function PanelWithActors() {
  const [bus] = useState(() => new BusOfFrames());
  useEffect(() => {
    const watch = watchActors();
    const actors = [
      createActor(contactMachine, { input: { newKey: () => 'key' }, ...watch }),
      createActor(sessionMachine, {
        input: { storage: { local: createMemoryStorage(), session: createMemoryStorage() } },
        ...watch,
      }),
    ];
    for (const actor of actors) actor.start();
    const ends = [bus.open(), sendMachines(bus)];
    return () => {
      for (const end of ends.toReversed()) end();
      for (const actor of actors) actor.stop();
    };
  }, [bus]);
  return <MachinesPanel bus={bus} />;
}

export const WithActors = meta.story({
  render: () => <PanelWithActors />,
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /^States of/ });
  },
});

/** A bus that no story writes to. */
function PanelWithoutActors() {
  const [bus] = useState(() => new EventTarget());
  return <MachinesPanel bus={bus} />;
}

export const WithoutActors = meta.story({ render: () => <PanelWithoutActors /> });

WithoutActors.test('says that a story without machines has none', async ({ canvas }) => {
  await expect(await canvas.findByText('The story runs no machine.')).toBeVisible();
});

WithActors.test('draws the chosen actor, and sends it the event that is pressed', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(
    canvas.getByRole('combobox', { name: 'Machine' }),
    canvas.getByRole('option', { name: /^contact/ }),
  );
  await expect(await canvas.findByText('Now: contact.editing.clean')).toBeVisible();
  await expect(canvas.queryByText(/^The drawing failed/)).toBeNull();
  const [submit] = await canvas.findAllByRole('button', { name: /^contact\.submit.*sends the event/ });
  await userEvent.click(submit ?? document.body);
  await expect(await canvas.findByText('Now: contact.editing.failed')).toBeVisible();
  await userEvent.selectOptions(
    canvas.getByRole('combobox', { name: 'Machine' }),
    canvas.getByRole('option', { name: /^session/ }),
  );
  await waitFor(() => expect(canvas.getByText(/^Now: session\./)).toBeVisible());
});
