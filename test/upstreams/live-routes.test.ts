import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  type LiveRoutes,
  openRoutes,
  type RoutingSettings,
} from '../../server/upstreams/live-routes.ts';
import type { UpstreamOutcome } from '../../server/upstreams/port/outcome.ts';
import type { TextAnswer } from '../../server/upstreams/port/text.ts';
import { UpstreamSettingsError } from '../../server/upstreams/settings-error.ts';
import type { UpstreamSettings } from '../../server/upstreams/upstream-parts.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { upstreamParts } from './upstream-parts.ts';

let one: FakeOpenAI;
let other: FakeOpenAI;

beforeAll(async () => {
  [one, other] = await Promise.all([aFakeOpenAI(), aFakeOpenAI()]);
});

beforeEach(() => {
  for (const fake of [one, other]) {
    fake.behave();
    fake.forgetRequests();
  }
});

afterAll(() => Promise.all([one.close(), other.close()]));

const BODY = { model: 'm', messages: [{ role: 'user', content: 'Hello' }] };
const RETRIES = { rounds: 2, firstSeconds: 0.05, secondsUpTo: 1 };

/** Settings with upstreams at these fakes, by name. All serve the model m, in this order. */
function settings(
  fakes: Readonly<Record<string, FakeOpenAI>>,
  more: Partial<UpstreamSettings> & { readonly secret?: string } = {},
): RoutingSettings {
  const { secret = UPSTREAM_KEY, ...changed } = more;
  const names = Object.keys(fakes);
  const one = (name: string): UpstreamSettings => ({
    ...upstreamParts({ baseUrl: `${fakes[name]?.url}/v1` }).parts.settings,
    kind: 'openai',
    breaker: { failures: 1, restSeconds: 600 },
    ...changed,
  });
  return {
    upstreams: Object.fromEntries(names.map((name) => [name, one(name)])),
    upstreamKeys: new Map(names.map((name) => [name, [{ label: 'KEY', secret }]])),
    models: [
      {
        id: 'm',
        maxTokens: 100,
        upstreams: names.map((upstream, index) => ({ upstream, order: index + 1, weight: 1 })),
      },
    ],
    retries: RETRIES,
    originOf: (path) => `the line of ${path.join('.')}`,
  };
}

function opened(first: RoutingSettings): LiveRoutes {
  const { log, now, traceHeaders } = upstreamParts({ baseUrl: 'http://x' }).parts;
  const routes = openRoutes(first, { log, now, traceHeaders });
  onTestFinished(() => routes.close());
  return routes;
}

function ask(
  routes: LiveRoutes,
  { stream = false, signal = new AbortController().signal } = {},
): Promise<UpstreamOutcome<TextAnswer>> {
  return routes.run(
    { model: 'm', capability: 'text', signal },
    async (text, { candidate, lease }) => {
      const context = { signal, model: candidate.model, maxTokens: 100 };
      const asked = { interface: 'chat-completions', body: BODY, stream } as const;
      const outcome = await text.answer(asked, context);
      if (outcome.ok && outcome.value.kind === 'stream') held.push(lease.hold());
      return outcome;
    },
  );
}

/** Functions that release the concurrency slots of streams. */
const held: (() => void)[] = [];

describe('other settings', () => {
  test('count for the next call', async () => {
    const routes = opened(settings({ a: one }));
    expect((await ask(routes)).ok).toBe(true);
    routes.replace(settings({ b: other }));
    expect((await ask(routes)).ok).toBe(true);
    expect([one.requestCount, other.requestCount]).toEqual([1, 1]);
    expect([...routes.states().keys()]).toEqual(['b']);
    expect(routes.named('a')).toBeUndefined();
  });

  test('leave a call that runs to the upstream that has it', async () => {
    const routes = opened(settings({ a: one }));
    const answering = Promise.withResolvers<void>();
    one.misbehave({ kind: 'held', until: answering.promise });
    const running = ask(routes);
    await one.nextRequest();
    routes.replace(settings({ a: other }));
    expect((await ask(routes)).ok).toBe(true);
    answering.resolve();
    expect((await running).ok).toBe(true);
    expect([one.requestCount, other.requestCount]).toEqual([1, 1]);
  });

  test('leave a stream that runs alone until it is given back, and close its upstream then', async () => {
    const routes = opened(settings({ a: one }));
    const going = Promise.withResolvers<void>();
    one.misbehave({ kind: 'held', until: going.promise, afterEvents: 1 });
    const outcome = await ask(routes, { stream: true });
    if (!outcome.ok || outcome.value.kind !== 'stream') throw new Error('This is no stream.');
    const before = routes.named('a');
    routes.replace(settings({ a: other }));
    going.resolve();
    let text = '';
    for await (const bytes of outcome.value.bytes) text += Buffer.from(bytes).toString();
    expect(text).toContain('[DONE]');
    const again = () =>
      before?.text?.answer(
        { interface: 'chat-completions', body: BODY, stream: false },
        { signal: new AbortController().signal, model: 'm', maxTokens: 1 },
      );
    expect((await again())?.ok).toBe(true);
    for (const letGo of held.splice(0)) letGo();
    await expect.poll(async () => (await again())?.ok).toBe(false);
  });

  test('give a call that is between two rounds the new upstream for the next one', async () => {
    const routes = opened({ ...settings({ a: one }), retries: { ...RETRIES, firstSeconds: 1 } });
    one.misbehave({ kind: 'status', status: 500 });
    const running = ask(routes);
    await one.nextRequest();
    await expect.poll(() => routes.states().get('a')?.breaker).toBe('open');
    routes.replace(settings({ a: other }));
    expect((await running).ok).toBe(true);
    expect([one.requestCount, other.requestCount]).toEqual([1, 1]);
  });

  test('do not take away the upstream that a call has yet to fall back to', async () => {
    const routes = opened(settings({ a: one, b: other }));
    const failing = Promise.withResolvers<void>();
    one.misbehave({ kind: 'held', until: failing.promise });
    const running = ask(routes);
    await one.nextRequest();
    routes.replace({ ...settings({ a: one }), retries: { ...RETRIES, rounds: 1 } });
    await one.stop();
    await expect(running).resolves.toMatchObject({ ok: true });
    failing.resolve();
    await one.start();
    expect(other.requestCount).toBe(1);
  });
});

describe('an upstream whose settings are the same', () => {
  test('keeps what is known of it', async () => {
    const routes = opened(settings({ a: one, b: other }));
    one.misbehave({ kind: 'status', status: 500 });
    await ask(routes);
    const before = routes.named('a');
    routes.replace({ ...settings({ a: one, b: other }), models: settings({ a: one }).models });
    expect(routes.states().get('a')?.breaker).toBe('open');
    expect(routes.named('a')).toBe(before);
  });

  test.each([
    ['settings', { breaker: { failures: 2, restSeconds: 600 } }],
    ['key', { secret: 'another' }],
  ])('is another one where its %s has changed', async (_what, changed) => {
    const routes = opened(settings({ a: one, b: other }));
    one.misbehave({ kind: 'status', status: 500 });
    await ask(routes);
    routes.replace(settings({ a: one, b: other }, changed));
    expect(routes.states().get('a')?.breaker).toBe('closed');
  });
});

describe('settings that are wrong', () => {
  test.each<[string, () => Partial<RoutingSettings>]>([
    ['a kind that is not known', () => settings({ a: other }, { kind: 'teapot' })],
    [
      'a model whose upstream is not there',
      () => ({
        ...settings({ a: other }),
        models: [{ id: 'm', maxTokens: 1, upstream: 'nowhere' }],
      }),
    ],
  ])('with %s change nothing', async (_what, wrong) => {
    const first = settings({ a: one });
    const routes = opened(first);
    const before = routes.named('a');
    expect(() => routes.replace({ ...first, ...wrong() })).toThrow(
      /nowhere|^the line of upstreams\.(\w+)\.kind: upstreams\.\1\.kind must be one of .*, not /,
    );
    expect(routes.named('a')).toBe(before);
    expect((await ask(routes)).ok).toBe(true);
    expect(other.requestCount).toBe(0);
    routes.replace(first);
    expect(routes.named('a')).toBe(before);
  });

  test('keep routes from opening', () => {
    const { log, now, traceHeaders } = upstreamParts({ baseUrl: 'http://x' }).parts;
    const wrong = settings({ a: one }, { kind: 'teapot' });
    expect(() => openRoutes(wrong, { log, now, traceHeaders })).toThrow(UpstreamSettingsError);
  });
});

test('closing does not wait for streams of upstreams that were replaced', async () => {
  const routes = opened(settings({ a: one }));
  const going = Promise.withResolvers<void>();
  onTestFinished(() => going.resolve());
  one.misbehave({ kind: 'held', until: going.promise, afterEvents: 1 });
  const caller = new AbortController();
  await ask(routes, { stream: true, signal: caller.signal });
  routes.replace(settings({ a: other }));
  caller.abort();
  await routes.close();
});
