import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverProgram } from '../../../../tools/server-build.mjs';
import { freePort } from '@kayal/server-testing/src/servers/postgres-server.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

interface Shop {
  readonly port: number;
  process: ChildProcess | null;
}

/** Several shops on one database behind nginx. */
export class ShopsBehindNginx {
  /** Shops that ended although nobody stopped them. */
  exits = 0;
  readonly #base: string;
  readonly #databaseUrl: string;
  readonly #shops: Shop[] = [];
  #nginx: ChildProcess | null = null;
  #port = 0;

  /** @param base a folder for the configuration and the shops' data */
  constructor(base: string, databaseUrl: string) {
    this.#base = base;
    this.#databaseUrl = databaseUrl;
  }

  /** Where visitors connect. */
  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const shop: Shop = { port: await freePort(), process: null };
      this.#shops.push(shop);
      await this.#startOne(shop);
    }
    this.#port = await freePort();
    const file = path.join(this.#base, 'nginx.conf');
    writeFileSync(file, this.#configuration());
    mkdirSync(path.join(this.#base, 'logs'), { recursive: true });
    this.#nginx = spawn('nginx', ['-p', this.#base, '-c', file, '-e', path.join(this.#base, 'logs/error.log')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await this.#untilReady(this.#port);
  }

  /** Stops and starts one shop after another, as a new version is installed. @returns the number of restarts */
  async restartEach(): Promise<number> {
    for (const shop of this.#shops) {
      await this.#stopOne(shop);
      await this.#startOne(shop);
    }
    return this.#shops.length;
  }

  async stop(): Promise<void> {
    for (const shop of this.#shops) await this.#stopOne(shop);
    const nginx = this.#nginx;
    if (nginx === null || nginx.exitCode !== null) return;
    const gone = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await gone;
  }

  async #startOne(shop: Shop): Promise<void> {
    const child = spawn(process.execPath, [serverProgram('main.ts')], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(shop.port),
        PUBLIC_ORIGIN: 'http://127.0.0.1',
        DATA_DIR: path.join(this.#base, `data-${shop.port}`),
        DATABASE_URL: this.#databaseUrl,
        DEMO: 'off',
        DRAW_AHEAD: 'off',
        DRAIN_SECONDS: '1',
        RATE_LIMIT: 'off',
        LOAD_SHEDDING: 'off',
        LOG_LEVEL: 'fatal',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    shop.process = child;
    child.once('exit', () => {
      if (shop.process === child) this.exits += 1;
    });
    await this.#untilReady(shop.port);
  }

  async #stopOne(shop: Shop): Promise<void> {
    const child = shop.process;
    shop.process = null;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }

  async #untilReady(port: number): Promise<void> {
    for (let tries = 0; tries < 1200; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok === true) return;
      await wait(50);
    }
    throw new Error(`Nothing is ready on port ${port}.`);
  }

  /** A shop that closes its port hands its requests to the next; writes too, because they carry an idempotency key. */
  #configuration(): string {
    const servers = this.#shops.map(({ port }) => `server 127.0.0.1:${port} max_fails=0;`).join('\n    ');
    return `daemon off;
worker_processes 1;
pid ${path.join(this.#base, 'nginx.pid')};
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${this.#base}/body;
  proxy_temp_path ${this.#base}/proxy;
  fastcgi_temp_path ${this.#base}/fastcgi;
  uwsgi_temp_path ${this.#base}/uwsgi;
  scgi_temp_path ${this.#base}/scgi;
  upstream shops {
    ${servers}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${this.#port};
    location / {
      proxy_pass http://shops;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host 127.0.0.1;
      proxy_next_upstream error timeout non_idempotent;
      proxy_next_upstream_tries 3;
      proxy_read_timeout 60s;
    }
  }
}
`;
  }
}
