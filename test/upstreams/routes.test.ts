import { describe, expect, test } from 'vitest';
import type { UpstreamFailure, UpstreamOutcome } from '../../server/upstreams/port/outcome.ts';
import type { Upstream } from '../../server/upstreams/port/upstream.ts';
import { guarded } from '../../server/upstreams/registry.ts';
import {
  type Attempt,
  type ModelSettings,
  makeRoutes,
  type Routes,
} from '../../server/upstreams/routes.ts';

const { signal } = new AbortController();
const FAILED: UpstreamFailure = { kind: 'failed', message: 'It failed.' };

const textual: Upstream = {
  text: { interfaces: ['messages'], answer: () => Promise.reject(new Error('never asked')) },
  close: async () => {},
};
const alike: Upstream = { ...textual, answersAlike: true };
const mute: Upstream = { close: async () => {} };

function routesFor(
  models: readonly (Omit<ModelSettings, 'maxTokens'> & { readonly maxTokens?: number })[],
  upstreams: Readonly<Record<string, Upstream>> = { a: textual, b: textual, mute, alike },
): Routes {
  return makeRoutes({
    models: models.map((model) => ({ maxTokens: 100, ...model })),
    upstreams: guarded(new Map(Object.entries(upstreams))),
    retries: { rounds: 2, firstSeconds: 0.001, secondsUpTo: 0.001 },
  });
}

const several = (...names: readonly string[]) =>
  names.map((upstream, index) => ({ upstream, order: index + 1, weight: 1 }));

describe('candidates', () => {
  const asked = (routes: Routes, model: string) =>
    routes.candidates(model, 'text').map(({ name, model: called }) => `${name}:${called}`);

  test('are those that the operator names, by the name that each gives the model', () => {
    const routes = routesFor([
      { id: 'one', upstream: 'a' },
      { id: 'renamed', upstream: 'a', model: 'gpt-x' },
      {
        id: 'two',
        upstreams: [
          { ...several('b')[0], upstream: 'b', order: 2, weight: 1, model: 'claude-x' },
          { upstream: 'a', order: 1, weight: 1 },
        ],
      },
    ]);
    expect(asked(routes, 'one')).toEqual(['a:one']);
    expect(asked(routes, 'renamed')).toEqual(['a:gpt-x']);
    expect(asked(routes, 'two')).toEqual(['a:two', 'b:claude-x']);
    expect(asked(routes, 'three')).toEqual([]);
  });

  test('of every other model are those of *, which call it as the caller does', () => {
    const routes = routesFor([
      { id: 'one', upstream: 'a' },
      { id: '*', upstream: 'b' },
    ]);
    expect(asked(routes, 'anything')).toEqual(['b:anything']);
    expect(asked(routes, 'one')).toEqual(['a:one']);
    expect(routes.models.map(({ id }) => id)).toEqual(['one']);
  });

  test('of every other model may all be asked for the one that the operator names', () => {
    const routes = routesFor([{ id: '*', upstream: 'b', model: 'the-only-one' }]);
    expect(asked(routes, 'anything')).toEqual(['b:the-only-one']);
  });

  test('serve what the operator says, text unless told otherwise, and both under every other name', () => {
    const both: Upstream = {
      ...textual,
      counting: { count: () => Promise.reject(new Error('never asked')) },
      responseCounting: { count: () => Promise.reject(new Error('never asked')) },
      embeddings: { embed: () => Promise.reject(new Error('never asked')) },
    };
    const models = [
      { id: 'untold', upstream: 'both' },
      { id: 'vectors', upstream: 'both', serves: ['embeddings'] },
      { id: 'all', upstream: 'both', serves: ['text', 'embeddings'] },
      { id: '*', upstream: 'both' },
    ] as const;
    const routes = routesFor(models, { both });
    const capabilities = ['text', 'counting', 'responseCounting', 'embeddings'] as const;
    const served = (model: string) =>
      capabilities.filter((capability) => routes.candidates(model, capability).length > 0);
    expect(served('untold')).toEqual(['text', 'counting', 'responseCounting']);
    expect(served('vectors')).toEqual(['embeddings']);
    expect(served('all')).toEqual(capabilities);
    expect(served('anything')).toEqual(capabilities);
    const none = routesFor([{ id: 'vectors', upstream: 'a', serves: ['embeddings'] }]);
    expect(none.candidates('vectors', 'embeddings')).toEqual([]);
  });

  test('can do what is to be done', () => {
    const routes = routesFor([{ id: 'one', upstreams: several('mute', 'b') }]);
    expect(asked(routes, 'one')).toEqual(['b:one']);
    expect(routes.candidates('one', 'images')).toEqual([]);
  });

  test('must be there', () => {
    expect(() => routesFor([{ id: 'one', upstream: 'nowhere' }])).toThrow(
      'The model one is mapped to the unknown upstream nowhere.',
    );
  });
});

describe('a routed call', () => {
  const run = async (routes: Routes, outcome: UpstreamOutcome<string>) => {
    const asked: string[] = [];
    const attempts: string[] = [];
    const routedCall = {
      model: 'one',
      capability: 'text',
      signal,
      attempts: {
        note: ({ upstream, outcome: how }: Attempt) => void attempts.push(`${upstream} ${how}`),
        asking: () => {},
      },
    } as const;
    const result = await routes.run(routedCall, async (_, { candidate }) => {
      asked.push(candidate.name);
      return outcome;
    });
    return { result, asked, attempts };
  };

  test('goes to the next, and through another round, where an upstream fails', async () => {
    const routes = routesFor([{ id: 'one', upstreams: several('a', 'b') }]);
    const { asked, attempts } = await run(routes, { ok: false, failure: FAILED });
    expect(asked).toEqual(['a', 'b', 'a', 'b']);
    expect(attempts).toEqual(['a failed', 'b failed', 'a failed', 'b failed']);
  });

  test('is told to wait by one model of an upstream, and tries the other again', async () => {
    const upstreams = [
      { upstream: 'a', model: 'big', order: 1, weight: 1 },
      { upstream: 'a', model: 'small', order: 2, weight: 1 },
    ];
    const routes = routesFor([{ id: 'one', upstreams }]);
    const limited = { kind: 'limited', message: 'Wait.', retryAfterSeconds: 60 } as const;
    const asked: string[] = [];
    const routedCall = { model: 'one', capability: 'text', signal } as const;
    const outcome = await routes.run(routedCall, async (_, { candidate: { model } }) => {
      asked.push(model);
      return { ok: false, failure: model === 'big' ? limited : FAILED };
    });
    expect([asked, outcome]).toEqual([['big', 'small', 'small'], { ok: false, failure: limited }]);
  });

  test('is not tried again where all would say the same again', async () => {
    const routes = routesFor([{ id: 'one', upstream: 'alike' }]);
    expect((await run(routes, { ok: false, failure: FAILED })).asked).toEqual(['alike']);
  });

  test('can be given to one upstream, once', async () => {
    const routes = routesFor([{ id: 'one', upstream: 'a' }]);
    const failed = { ok: false, failure: FAILED } as const;
    expect(await routes.once({ upstream: 'b', signal }, async () => failed)).toBe(failed);
    await expect(routes.once({ upstream: 'c', signal }, async () => failed)).rejects.toThrow(
      'Unknown upstream: c.',
    );
  });

  test('can be given to one upstream, again while it fails', async () => {
    const routes = routesFor([{ id: 'one', upstream: 'a' }]);
    let asked = 0;
    const answers = async (): Promise<UpstreamOutcome<number>> => {
      asked += 1;
      return asked === 1 ? { ok: false, failure: FAILED } : { ok: true, value: asked };
    };
    expect(await routes.retried({ upstream: 'b', signal }, answers)).toEqual({
      ok: true,
      value: 2,
    });
    await expect(routes.retried({ upstream: 'c', signal }, answers)).rejects.toThrow(
      'Unknown upstream: c.',
    );
  });

  test('that an upstream has taken on is asked about of that one, and of nobody where it is gone', async () => {
    const routes = routesFor([{ id: 'one', upstream: 'a' }]);
    const answer = async (upstream: unknown): Promise<UpstreamOutcome<boolean>> => ({
      ok: true,
      value: upstream !== undefined && upstream === routes.named('b'),
    });
    expect(await routes.inquire('b', signal, answer)).toEqual({ ok: true, value: true });
    expect(await routes.inquire('c', signal, answer)).toEqual({ ok: true, value: false });
  });

  test('is seen in the state of its upstream', async () => {
    const routes = routesFor([{ id: 'one', upstream: 'a' }]);
    const ended = Promise.withResolvers<UpstreamOutcome<string>>();
    const running = routes.run({ model: 'one', capability: 'text', signal }, () => ended.promise);
    await expect.poll(() => routes.states().get('a')?.callsUnderWay).toBe(1);
    expect(routes.states().get('b')).toEqual({
      breaker: 'closed',
      callsUnderWay: 0,
      callsWaiting: 0,
      kind: undefined,
      keys: { count: 0, usable: 0, setAside: 0 },
      models: [],
    });
    ended.resolve({ ok: true, value: 'done' });
    await running;
    expect(routes.states().get('a')?.callsUnderWay).toBe(0);
  });
});
