import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { makeFreshPlace } from '@kayal/server-testing/src/fresh-database.ts';
import { forEachEngine } from '@kayal/server-testing/src/harness.ts';
import { Storm, Victim } from '@kayal/server-testing/src/storm/storm.ts';
import { expectSound, prepareStorm, stormEnv, withDatabase } from '@kayal/server-testing/src/storm/storm-database.ts';

/** Fewer than the server, its database and the connections that it takes need together: it runs out of them. */
const descriptors = 56;
const connections = 400;

/** Opens connections that send half a request and stay. */
async function holdConnections(address: string): Promise<readonly Socket[]> {
  const { hostname, port } = new URL(address);
  const sockets = Array.from({ length: connections }, () => connect({ host: hostname, port: Number(port) }));
  const begun = sockets.map(async (socket) => {
    socket.on('error', () => undefined);
    await once(socket, 'connect').catch(() => undefined);
    socket.write('GET / HT');
  });
  await Promise.all(begun);
  return sockets;
}

forEachEngine('a server without a free descriptor', (engine) => {
  it('R-66 J21 does not end, takes orders once connections are released, and loses none', async () => {
    const place = await makeFreshPlace(engine, inject('postgresUrl'));
    onTestFinished(() => place.remove());
    const shoppers = await withDatabase(place, prepareStorm);
    const victim = new Victim(stormEnv(place), { maxOpenFiles: descriptors });
    const storm = new Storm(victim);
    try {
      await victim.start();
      const { pid } = victim;
      const over = storm.run(shoppers);
      await Promise.race([storm.untilAcknowledged(5), over]);
      const sockets = await holdConnections(victim.address);
      await wait(500);
      for (const socket of sockets) socket.destroy();
      await Promise.race([storm.untilAcknowledged(20), over]);
      storm.end();
      await over;
      expect(victim.pid).toBe(pid);
      expect(victim.hasEnded).toBe(false);
      await withDatabase(place, async (db) => expectSound(db, storm.acknowledged));
    } finally {
      await victim.kill();
    }
  });
});
