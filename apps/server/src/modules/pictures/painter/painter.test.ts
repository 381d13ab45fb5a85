import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultPlateColours } from './draw-plate.ts';
import { PainterUnavailableError, UnreadablePictureError, type PaintJob } from './paint-job.ts';
import { Painter } from './painter.ts';

/** The painters that this process started, by process id. */
function painters(): readonly number[] {
  const lines = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], { encoding: 'utf8' }).split(
    '\n',
  );
  return lines.filter((line) => line.includes('painter-process')).map((line) => Number.parseInt(line, 10));
}

const kill = (signal: NodeJS.Signals): void => {
  for (const pid of painters()) process.kill(pid, signal);
};

const plate = (name: string, width = 320): PaintJob => ({
  kind: 'render',
  input: { drawing: { kind: 'plate', name, width: 900, height: 1125, colours: defaultPlateColours } },
  size: { width, format: 'webp' },
});
const asked = { lane: 'shoppers' } as const;

describe('Painter', () => {
  let painter: Painter;
  const open = (...args: ConstructorParameters<typeof Painter>): Painter => {
    painter = new Painter(...args);
    return painter;
  };
  afterEach(async () => {
    kill('SIGCONT');
    painter.close();
    await vi.waitFor(() => expect(painters()).toEqual([]), 30_000);
  });

  it('makes pictures, and reports a file that is not one', async () => {
    const bytes = await open().paint(plate('a'), asked);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 400 });
    const clean = painter.paint({ kind: 'clean', file: Buffer.from('no picture') }, { lane: 'uploads' });
    await expect(clean).rejects.toThrow(UnreadablePictureError);
  });

  it('R-72 after a kill during requests it still makes all pictures', async () => {
    open();
    const jobs = Array.from({ length: 24 }, (_, index) => painter.paint(plate(`killed ${index}`, 900), asked));
    const all = Promise.allSettled(jobs);
    for (let round = 0; round < 3; round += 1) {
      await vi.waitFor(() => expect(painters().length).toBeGreaterThan(0), 30_000);
      kill('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const reasons = (await all).flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(reasons.filter((reason) => !(reason instanceof PainterUnavailableError))).toEqual([]);
    // Each of three rounds ends two processes, and a job is given up only when it loses two of them.
    expect(reasons.length).toBeLessThanOrEqual(3);
    await expect(painter.paint(plate('after'), asked)).resolves.toBeInstanceOf(Buffer);
  });

  it('a process killed between two jobs is replaced for the next', async () => {
    await open().paint(plate('first'), asked);
    kill('SIGKILL');
    await expect(painter.paint(plate('second'), asked)).resolves.toBeInstanceOf(Buffer);
  });

  it('the exit of a closed process does not affect the jobs of its replacement', async () => {
    await open().paint(plate('first'), asked);
    painter.close();
    const again = await Promise.all([painter.paint(plate('second'), asked), painter.paint(plate('third'), asked)]);
    expect(again.map((bytes) => bytes.byteLength > 0)).toEqual([true, true]);
  });

  it('ends when it is idle', async () => {
    await open({ idleMs: 50 }).paint(plate('only'), asked);
    await vi.waitFor(() => expect(painters()).toEqual([]), 30_000);
    await expect(painter.paint(plate('later'), asked)).resolves.toBeInstanceOf(Buffer);
  });

  it('R-68 a job that hangs is ended, and others are answered meanwhile and after', async () => {
    await Promise.all([open({ maxJobMs: 6000 }).paint(plate('a'), asked), painter.paint(plate('b'), asked)]);
    const [stopped] = painters();
    process.kill(stopped ?? 0, 'SIGSTOP');
    const results = await Promise.allSettled(['c', 'd', 'e'].map((name) => painter.paint(plate(name), asked)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(results.find((result) => result.status === 'rejected')?.reason).toBeInstanceOf(PainterUnavailableError);
    await vi.waitFor(() => expect(painters()).not.toContain(stopped), 30_000);
    await expect(painter.paint(plate('f'), asked)).resolves.toBeInstanceOf(Buffer);
  });

  it('R-75 knows no secret of the server and may not write, start programs or use the network', async () => {
    process.env['KAYAL_TEST_SECRET'] = 'not-for-the-painter';
    await open().paint(plate('a'), asked);
    delete process.env['KAYAL_TEST_SECRET'];
    const [pid] = painters();
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    expect(environment).not.toContain('not-for-the-painter');
    expect(environment).not.toContain(process.env['PATH']);
    // By this alone it gives memory back between pictures, which `npm run bench -- imports` measures.
    expect(environment).toContain('MALLOC_ARENA_MAX=1');
    expect(command).toContain('--permission');
    expect(command.filter((part) => part.startsWith('--allow')).map((part) => part.split('=')[0])).toEqual([
      '--allow-addons',
      '--allow-fs-read',
    ]);
  });

  it('R-68 refuses at once when too many wait, and drops a job whose requester has gone', async () => {
    open();
    const leaving = new AbortController();
    const staying = Array.from({ length: 4 }, (_, index) => painter.paint(plate(`stays ${index}`, 160), asked));
    const gone = Array.from({ length: 298 }, (_, index) =>
      painter.paint(plate(`gone ${index}`), { ...asked, signal: leaving.signal }),
    );
    const counted = Promise.allSettled(gone);
    await expect(painter.paint(plate('one too many'), asked)).rejects.toThrow(PainterUnavailableError);
    leaving.abort(new Error('hung up'));
    await expect(painter.paint(plate('another visitor'), asked)).resolves.toBeInstanceOf(Buffer);
    expect((await Promise.allSettled(staying)).every(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await counted).filter(({ status }) => status === 'rejected')).toHaveLength(298);
  });

  it('S7.EXT.07 an upload does not wait for shoppers’ pictures', async () => {
    const order: string[] = [];
    const file = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#c0311f' } })
      .png()
      .toBuffer();
    open();
    const many = Array.from({ length: 12 }, async (_, index) => {
      await painter.paint(plate(`many ${index}`, 1200), asked);
      order.push('shopper');
    });
    await painter.paint({ kind: 'clean', file }, { lane: 'uploads' });
    order.push('upload');
    await Promise.all(many);
    expect(order.indexOf('upload')).toBeLessThan(8);
  });
});
