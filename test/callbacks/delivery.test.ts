import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deliver } from '../../server/callbacks/delivery.ts';
import { type Clock, systemClock } from '../../server/foundation/clock.ts';
import type { NameLookup } from '../../server/foundation/name-lookup.ts';
import { openOutgoing } from '../../server/foundation/outgoing.ts';

interface Settings {
  readonly host?: string;
  readonly allowPrivate?: boolean;
  readonly secondsUpTo?: number;
  readonly clock?: Clock;
  readonly signal?: AbortSignal;
}

/** Posts a callback to a receiver that responds as the test specifies. */
async function delivered(answer: RequestListener, settings: Settings = {}) {
  const calls: string[] = [];
  const receiver = createServer((request, response) => {
    calls.push(`${request.method} ${request.url} ${request.headers['x-sign']}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const toLoopback: NameLookup = (_name, _options, callback) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }]);
  const rules = { allowPrivate: settings.allowPrivate ?? true };
  const outgoing = openOutgoing(rules, { lookup: toLoopback });
  onTestFinished(async () => {
    await outgoing.close();
    receiver.closeAllConnections();
    receiver.close();
  });
  const { port } = receiver.address() as AddressInfo;
  const delivery = await deliver(
    {
      url: `http://${settings.host ?? '127.0.0.1'}:${port}/hook`,
      body: '{"a":1}',
      headers: { 'x-sign': 'yes' },
    },
    {
      outgoing,
      clock: settings.clock ?? systemClock,
      signal: settings.signal ?? new AbortController().signal,
      secondsUpTo: settings.secondsUpTo ?? 10,
    },
  );
  return { delivery, calls };
}

function withStatus(status: number, body = '', headers = {}): RequestListener {
  return (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };
}

describe('a receiver', () => {
  test.each([200, 201, 204])('that answers with %i has it', async (status) => {
    const { delivery, calls } = await delivered(withStatus(status));
    expect(delivery).toMatchObject({ kind: 'delivered', status });
    expect(delivery.milliseconds).toBeGreaterThanOrEqual(0);
    expect(calls).toEqual(['POST /hook yes']);
  });

  test('that answers with 410 wants no more (E5)', async () => {
    expect((await delivered(withStatus(410))).delivery).toMatchObject({
      kind: 'unwanted',
      status: 410,
    });
  });

  test.each([302, 404, 429, 500])(
    'that answers with %i has not got it (E3, E5)',
    async (status) => {
      const { delivery, calls } = await delivered(
        withStatus(status, 'no', { location: '/elsewhere' }),
      );
      const detail = `the receiver answers with status ${status}`;
      expect(delivery).toMatchObject({ kind: 'failed', detail, status, answer: 'no' });
      expect(calls).toHaveLength(1);
    },
  );

  test.each([
    ['90', 90],
    ['Thu, 01 Jan 2026 12:01:00 GMT', 60],
    ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
    ['soon', undefined],
  ])('that asks for patience with %j is heard (E5)', async (asked, seconds) => {
    const clock = { now: () => new Date('2026-01-01T12:00:00Z') };
    const answer = withStatus(503, '', { 'retry-after': asked });
    const { delivery } = await delivered(answer, { clock });
    expect(delivery.kind === 'failed' ? delivery.retryAfterSeconds : -1).toBe(seconds);
  });

  test('is remembered by the first 1024 bytes of its answer', async () => {
    const { delivery } = await delivered(withStatus(500, 'x'.repeat(5000)));
    expect(delivery.answer).toBe('x'.repeat(1024));
  });

  test('that answers without end is cut off, and has it all the same (E4)', async () => {
    let sent = 0;
    const { delivery } = await delivered((_request, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && sent < 2 ** 30) {
          sent += 65_536;
          if (!response.write(Buffer.alloc(65_536, 'x'))) return;
        }
      };
      response.on('drain', more);
      more();
    });
    expect(delivery).toMatchObject({ kind: 'delivered' });
    expect(sent).toBeLessThan(2 ** 26);
  });

  test.each<[string, RequestListener]>([
    ['says nothing', () => {}],
    [
      'trickles its answer',
      (_request, response) => {
        const { socket } = response;
        const timer = setInterval(() => socket?.write('H'), 20);
        socket?.once('close', () => clearInterval(timer));
      },
    ],
  ])('that %s is cut off when its time is up (E4)', async (_how, answer) => {
    const { delivery } = await delivered(answer, { secondsUpTo: 0.3 });
    expect(delivery.kind).toBe('failed');
    expect(delivery.status).toBeUndefined();
  });

  test('that hangs up has not got it (E4)', async () => {
    const { delivery } = await delivered((request) => request.socket.destroy());
    const detail =
      'the receiver cannot be reached: it closes the connection without an answer; its port may speak HTTPS only';
    expect(delivery).toMatchObject({ kind: 'failed', detail, status: undefined });
  });

  test.each([
    ['', '127.0.0.1'],
    [' by its name', 'receiver.example'],
  ])('inside the network is not called%s (E1)', async (_how, host) => {
    const settings = { allowPrivate: false, host };
    const { delivery, calls } = await delivered(withStatus(200), settings);
    expect(delivery).toMatchObject({
      kind: 'failed',
      detail: 'the address is refused: it is private',
    });
    expect(calls).toEqual([]);
  });
});

test('a try that the gateway itself breaks off is none', async () => {
  const stopping = new AbortController();
  const tried = delivered(() => stopping.abort(new Error('stopping')), { signal: stopping.signal });
  await expect(tried).rejects.toThrow('stopping');
});
