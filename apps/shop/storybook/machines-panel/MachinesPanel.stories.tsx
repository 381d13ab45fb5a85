import { contactMachine, sessionMachine } from '@kayal/commerce-core';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import preview from '../../../../.storybook/preview.tsx';
import { watchActors } from '../atlas/watch-actors.test-support.ts';
import { createMemoryStorage } from '../testing/memory-storage.test-support.ts';
import { MachinesPanel } from './MachinesPanel.test-support.tsx';
import { sendMachines } from './send-machines.test-support.ts';

const meta = preview.meta({ title: 'Statechart viewer/Machines panel' });

/** Storybook shows this story in its panel Machines, beside the story whose actors it draws. */
export const Panel = meta.story({ render: () => <MachinesPanel bus={window.parent} /> });

/** The panel and two actors in one frame. */
function PanelWithActors() {
  const [bus] = useState(() => new EventTarget());
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
    const stop = sendMachines(bus);
    return () => {
      stop();
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

Panel.test('says that a story without machines has none', async ({ canvas }) => {
  await expect(await canvas.findByText('The story runs no machine.')).toBeVisible();
});

WithActors.test('draws the chosen actor, and sends it the event that is pressed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Now: contact.editing.clean')).toBeVisible();
  const [submit] = await canvas.findAllByRole('button', { name: /^contact\.submit.*sends the event/ });
  await userEvent.click(submit ?? document.body);
  await expect(await canvas.findByText('Now: contact.editing.failed')).toBeVisible();
  const [, session] = canvas.getAllByRole('option');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Machine' }), session ?? '');
  await waitFor(() => expect(canvas.getByText(/^Now: session\./)).toBeVisible());
});
