import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadFetch } from './upload-fetch.ts';

/** An XMLHttpRequest that a test moves by hand. */
class HeldRequest extends EventTarget {
  static last: HeldRequest | undefined;
  readonly upload = new EventTarget();
  readonly status = 200;
  readonly responseText = '{"success":true}';
  isAborted = false;

  open(): void {
    HeldRequest.last = this;
  }
  setRequestHeader(): void {
    // The headers are the browser's own affair here.
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n';
  }
  send(): void {
    // Nothing happens until the test says so.
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  move(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 100 }));
  }
  finish(): void {
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

const limits = { stallMs: 1000, answerMs: 5000 };

describe('upload fetch', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', HeldRequest);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const begin = () => {
    const percents: number[] = [];
    const upload = uploadFetch((percent) => percents.push(percent), limits);
    const answer = upload('/upload', { body: new FormData() }).then(
      (response) => response.status,
      (error: unknown) => (error instanceof Error ? error.message : 'ended'),
    );
    const request = HeldRequest.last;
    if (request === undefined) throw new Error('Nothing was sent.');
    return { answer, request, percents };
  };

  it('R-66 S2.IMG.08 an upload that moves may take minutes', async () => {
    const { answer, request, percents } = begin();
    for (let loaded = 1; loaded <= 100; loaded += 1) {
      vi.advanceTimersByTime(900);
      request.move(loaded);
    }
    request.upload.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(4900);
    request.finish();
    expect(await answer).toBe(200);
    expect(percents.at(-1)).toBe(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('R-66 an upload without progress is aborted', async () => {
    const { answer, request } = begin();
    request.move(10);
    vi.advanceTimersByTime(1000);
    expect(await answer).toBe('The upload stood still.');
    expect(request.isAborted).toBe(true);
  });

  it('R-66 an answer that never comes is given up', async () => {
    const { answer, request } = begin();
    request.upload.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(5000);
    expect(await answer).toBe('The upload stood still.');
  });
});
