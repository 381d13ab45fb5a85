import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLogOutput } from './log-output.ts';

const line = `${'x'.repeat(1023)}\n`;

describe('openLogOutput', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'kayal-log-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const makePipe = (): string => {
    const pipe = path.join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    return pipe;
  };

  it('writes every line, in order, before it ends, and none after', async () => {
    const file = path.join(folder, 'log');
    const output = openLogOutput(openSync(file, 'w'));
    for (let count = 0; count < 500; count += 1) output.stream.write(`${count}\n`);
    await output.end();
    output.stream.write('late\n');
    await output.end();
    expect(readFileSync(file, 'utf8').trim().split('\n').map(Number)).toEqual([...Array(500).keys()]);
  });

  it('R-71 R-72 ends although nobody reads the full pipe', async () => {
    const output = openLogOutput(openSync(makePipe(), constants.O_RDWR | constants.O_NONBLOCK));
    for (let count = 0; count < 2000; count += 1) output.stream.write(line);
    await expect(output.end()).resolves.toBeUndefined();
  });

  it('R-71 R-72 ends, without an error, when the reader has gone', async () => {
    const pipe = makePipe();
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const output = openLogOutput(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
    closeSync(reader);
    for (let count = 0; count < 100; count += 1) output.stream.write(line);
    await expect(output.end()).resolves.toBeUndefined();
  });
});
