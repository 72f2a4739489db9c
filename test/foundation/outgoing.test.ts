import type { LookupAddress } from 'node:dns';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { NameLookup } from '../../server/foundation/name-lookup.ts';
import { openOutgoing } from '../../server/foundation/outgoing.ts';
import { aSource, type Source, withFile, withRedirect } from '../operations/a-source.ts';
import hostileAddresses from './hostile-addresses.json' with { type: 'json' };

let source: Source;
const guard = openOutgoing({ allowPrivate: false });
const open = openOutgoing({ allowPrivate: true });

beforeAll(async () => {
  source = await aSource({
    '/file': withFile(Buffer.from('here')),
    '/moved': withRedirect('http://169.254.169.254/'),
  });
});

afterAll(async () => {
  await guard.close();
  await open.close();
  await source.stop();
});

describe('an address that leads astray', () => {
  test.each(hostileAddresses)('is refused as it is written: $trick (E1)', ({ address, reason }) => {
    expect(guard.check(address)).toEqual({ ok: false, reason });
  });

  const inside = hostileAddresses.filter(({ reason }) => reason === 'it is private');
  const others = hostileAddresses.filter(({ reason }) => reason !== 'it is private');

  test.each(inside)('inside is taken where that is allowed: $trick', ({ address }) => {
    expect(open.check(address)).toEqual({ ok: true });
  });

  test.each(others)('is refused even where what is inside is allowed: $trick', (hostile) => {
    expect(open.check(hostile.address)).toEqual({ ok: false, reason: hostile.reason });
  });

  test('is refused with what would allow it', () => {
    const told = openOutgoing({ allowPrivate: false, allowedBy: 'callbacks.allowPrivate' });
    onTestFinished(() => told.close());
    expect(told.check('http://localhost:3000/hook')).toEqual({
      ok: false,
      reason: "it is private, which callbacks.allowPrivate in the gateway's settings would allow",
    });
  });

  test('is refused for a reason that never repeats what may be secret (E1)', () => {
    const verdict = guard.check('http://user:secret@example.com/');
    expect(JSON.stringify(verdict)).not.toContain('secret');
  });
});

describe('an address outside', () => {
  test.each([
    'example.com',
    'EXAMPLE.com.',
    'internal.example.com',
    'localhost.example.com',
    '8.8.8.8',
    '11.0.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '[2606:4700::1111]',
    '[::ffff:8.8.8.8]',
  ])('%s is taken', (host) => {
    expect(guard.check(`https://${host}/x?y#z`)).toEqual({ ok: true });
  });

  test.each([
    'http://example.com:80/',
    'https://example.com:443/',
    'https://example.com:8443/',
    'http://example.com:65535/',
    'http://example.com/a b',
    `http://example.com/${'a'.repeat(4_000)}`,
  ])('%s is taken', (address) => {
    expect(guard.check(address)).toEqual({ ok: true });
  });
});

describe('a connection', () => {
  const port = (): string => new URL(source.url).port;

  test('to a name that leads inside is not made (E1)', async () => {
    const asked = source.sent();
    const attempt = request(`http://localhost:${port()}/file`, { dispatcher: guard.dispatcher });
    // DNS servers either do not know the name or return a loopback address.
    await expect(attempt).rejects.toThrow(/localhost leads to a private address|ENOTFOUND/);
    expect([source.sent(), source.open()]).toEqual([asked, 0]);
  });

  test('to a name that leads nowhere fails as such', async () => {
    const attempt = request('http://no-such-host.invalid/', { dispatcher: guard.dispatcher });
    await expect(attempt).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/);
  });

  test.each(['127.0.0.1', 'localhost'])('to %s is made where that is allowed', async (host) => {
    const { statusCode, body } = await request(`http://${host}:${port()}/file`, {
      dispatcher: open.dispatcher,
    });
    expect([statusCode, await body.text()]).toEqual([200, 'here']);
  });

  test('does not follow where it is led on (E3)', async () => {
    const { statusCode, body } = await request(`${source.url}/moved`, {
      dispatcher: open.dispatcher,
    });
    await body.dump();
    expect(statusCode).toBe(302);
  });

  test('is not made any more once the guard is closed', async () => {
    const closed = openOutgoing({ allowPrivate: true });
    await closed.close();
    const attempt = request(`${source.url}/file`, { dispatcher: closed.dispatcher });
    await expect(attempt).rejects.toThrow();
  });
});

describe('a name', () => {
  // A public but unallocated address, so that no third party is contacted.
  const OUTSIDE = { address: '2000::1', family: 6 };
  const INSIDE = { address: '127.0.0.1', family: 4 };

  /** A guard whose lookups return the given lists in turn, then the last one forever. */
  function guardWhere(...answers: readonly LookupAddress[][]) {
    const asked: string[] = [];
    const lookup: NameLookup = (hostname, _options, callback) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? [];
      asked.push(hostname);
      setImmediate(callback, null, answer);
    };
    const outgoing = openOutgoing({ allowPrivate: false }, { lookup });
    onTestFinished(() => outgoing.close());
    const { dispatcher } = outgoing;
    return {
      asked,
      ask: (signal?: AbortSignal) => request(address(), { dispatcher, signal: signal ?? null }),
    };
  }

  const address = (): string => `http://rebound.example:${new URL(source.url).port}/file`;

  test.each([
    ['inside', [INSIDE]],
    ['inside over IPv6', [{ address: '::1', family: 6 }]],
    ['inside, mapped into IPv6', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['to metadata of a cloud', [{ address: '169.254.169.254', family: 4 }]],
    ['outside and inside at once', [OUTSIDE, INSIDE]],
    ['inside and outside at once', [INSIDE, OUTSIDE]],
    ['inside with a zone', [{ address: 'fe80::1%eth0', family: 6 }]],
  ])('that leads %s is not connected to (E2)', async (_where, answer) => {
    const [asked, connected] = [source.sent(), source.connections()];
    await expect(guardWhere(answer).ask()).rejects.toThrow(
      'rebound.example leads to a private address',
    );
    expect([source.sent(), source.connections()]).toEqual([asked, connected]);
  });

  test('that leads nowhere is not connected to', async () => {
    const connected = source.connections();
    await expect(guardWhere([]).ask()).rejects.toThrow('rebound.example leads nowhere');
    expect(source.connections()).toBe(connected);
  });

  test('is connected to where it led when it was checked, not where it leads a moment later (E2)', async () => {
    const connected = source.connections();
    const { asked, ask } = guardWhere([OUTSIDE], [INSIDE]);
    const leaving = new AbortController();
    const first = ask(leaving.signal);
    await expect.poll(() => asked).toEqual(['rebound.example']);
    // If the name had been resolved again for the connection, it would lead to the source by now.
    leaving.abort();
    await expect(first).rejects.toThrow();
    expect(asked).toEqual(['rebound.example']);
    await expect(ask()).rejects.toThrow('rebound.example leads to a private address');
    expect(source.connections()).toBe(connected);
  });

  test('that leads inside is connected to where that is allowed', async () => {
    const lookup: NameLookup = (_name, _options, callback) => callback(null, [INSIDE]);
    const allowing = openOutgoing({ allowPrivate: true }, { lookup });
    onTestFinished(() => allowing.close());
    const { statusCode, body } = await request(address(), { dispatcher: allowing.dispatcher });
    expect([statusCode, await body.text()]).toEqual([200, 'here']);
  });
});
