import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openLog } from '../../../server/foundation/log.ts';
import { makeKeyRing, type Take } from '../../../server/upstreams/http/key-ring.ts';

const SECRETS = ['sk-the-first', 'sk-the-second', 'sk-the-third'];

/** A key ring with a clock that only the test moves, and its log. */
function aRing(secrets: readonly string[] = SECRETS, restSeconds = 600) {
  let ms = 1_800_000_000_000;
  const lines: string[] = [];
  const to = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const keys = secrets.map((secret, index) => ({ label: `KEY_${index}`, secret }));
  const now = () => new Date(ms);
  const ring = makeKeyRing({ upstream: 'a', keys, restSeconds, now, log: openLog('debug', to) });
  return {
    ...ring,
    lines,
    later: (seconds: number) => {
      ms += seconds * 1000;
    },
    /** The label of the next key, or the result in its place. */
    next: () => labelOf(ring.take()),
  };
}

function labelOf(take: Take): unknown {
  return take.kind === 'key' ? take.key?.label : take;
}

describe('keys', () => {
  test('are used in turn', () => {
    const { next } = aRing();
    expect([next(), next(), next(), next()]).toEqual(['KEY_0', 'KEY_1', 'KEY_2', 'KEY_0']);
  });

  test('are counted, and those that can be used just now', () => {
    const { keys, judge, later } = aRing(SECRETS, 600);
    expect(keys()).toEqual({ count: 3, usable: 3 });
    judge(1, { kind: 'set-aside', because: 'it is not taken' });
    judge(2, { kind: 'rest', seconds: 10 });
    expect(keys()).toEqual({ count: 3, usable: 1 });
    later(11);
    expect(keys()).toEqual({ count: 3, usable: 2 });
    expect(aRing([]).keys()).toEqual({ count: 0, usable: 0 });
  });

  test('that are set aside are left out for so long', () => {
    const { next, judge, later } = aRing(SECRETS, 600);
    judge(1, { kind: 'set-aside', because: 'it is not taken' });
    expect([next(), next(), next()]).toEqual(['KEY_0', 'KEY_2', 'KEY_0']);
    later(599);
    expect([next(), next()]).toEqual(['KEY_2', 'KEY_0']);
    later(1);
    expect([next(), next()]).toEqual(['KEY_1', 'KEY_2']);
  });

  test('that are set aside are named in the log, and their secrets nowhere', () => {
    const { judge, lines } = aRing();
    judge(1, { kind: 'set-aside', because: 'the upstream does not take it' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      upstream: 'a',
      upstreamKey: 'KEY_1',
      because: 'the upstream does not take it',
      left: 2,
    });
    for (const secret of SECRETS) expect(lines.join('')).not.toContain(secret);
  });

  test('that rest are left out meanwhile, and nobody is alarmed', () => {
    const { next, judge, later, lines } = aRing();
    judge(0, { kind: 'rest', seconds: 7 });
    expect([next(), next(), next()]).toEqual(['KEY_1', 'KEY_2', 'KEY_1']);
    later(7);
    expect([next(), next()]).toEqual(['KEY_2', 'KEY_0']);
    expect(lines).toEqual([]);
  });

  test('that rest for no time at all stay in their turn', () => {
    const { next, judge } = aRing(['one']);
    judge(0, { kind: 'rest', seconds: 0 });
    expect(next()).toBe('KEY_0');
  });

  test('rest no longer than a minute, whatever the upstream asks', () => {
    const { next, judge, later } = aRing(['one']);
    judge(0, { kind: 'rest', seconds: 86_400 });
    expect(next()).toEqual({ kind: 'resting', seconds: 60 });
    later(60);
    expect(next()).toBe('KEY_0');
  });

  test('rest for the model that is limited, and serve the others', () => {
    const { take, judge, later } = aRing(['one']);
    judge(0, { kind: 'rest', seconds: 10 }, 'gpt-large');
    expect(take(undefined, 'gpt-large')).toEqual({ kind: 'resting', seconds: 10 });
    expect([take(undefined, 'gpt-small').kind, take().kind]).toEqual(['key', 'key']);
    later(10);
    expect(take(undefined, 'gpt-large').kind).toBe('key');
  });

  test('that are set aside are so for every model', () => {
    const { take, judge } = aRing(['one']);
    judge(0, { kind: 'set-aside', because: 'x' }, 'gpt-large');
    expect(take(undefined, 'gpt-small')).toEqual({ kind: 'none' });
  });

  test('that rest for a model count as resting', () => {
    const { keys, judge, later } = aRing(['one', 'two']);
    judge(0, { kind: 'rest', seconds: 10 }, 'gpt-large');
    expect(keys()).toEqual({ count: 2, usable: 1 });
    later(10);
    expect(keys()).toEqual({ count: 2, usable: 2 });
  });

  test('that all rest are waited for until the soonest', () => {
    const { next, judge } = aRing();
    judge(0, { kind: 'rest', seconds: 30 });
    judge(1, { kind: 'rest', seconds: 2.5 });
    judge(2, { kind: 'set-aside', because: 'x' });
    expect(next()).toEqual({ kind: 'resting', seconds: 3 });
  });

  test('that all are set aside are none', () => {
    const { next, judge } = aRing(['one', 'two']);
    judge(0, { kind: 'set-aside', because: 'x' });
    judge(1, { kind: 'set-aside', because: 'x' });
    expect(next()).toEqual({ kind: 'none' });
  });
});

describe('keys that a call has tried', () => {
  test('are not given to it again, though others have taken turns meanwhile', () => {
    const { take, next } = aRing();
    expect(next()).toBe('KEY_0');
    expect([next(), next()]).toEqual(['KEY_1', 'KEY_2']);
    expect(labelOf(take(new Set([0])))).toBe('KEY_1');
    expect(labelOf(take(new Set([0, 1])))).toBe('KEY_2');
  });

  test('say nothing of when another one can be used', () => {
    const { take, judge } = aRing();
    judge(1, { kind: 'rest', seconds: 20 });
    judge(2, { kind: 'set-aside', because: 'x' });
    expect(take(new Set([0]))).toEqual({ kind: 'resting', seconds: 20 });
    expect(take(new Set([0, 1]))).toEqual({ kind: 'none' });
  });
});

describe('an upstream without keys', () => {
  test('has one turn, which carries none', () => {
    const { size, take } = aRing([]);
    expect([size, take()]).toEqual([1, { kind: 'key', key: undefined, slot: 0 }]);
  });

  test('is asked again after a refusal, which is in the log', () => {
    const { take, judge, lines } = aRing([]);
    judge(0, { kind: 'set-aside', because: 'x' });
    expect(take().kind).toBe('key');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, upstream: 'a' });
  });

  test('rests as one with keys does', () => {
    const { next, judge } = aRing([]);
    judge(0, { kind: 'rest', seconds: 5 });
    expect(next()).toEqual({ kind: 'resting', seconds: 5 });
  });
});

describe('a text for others', () => {
  test('has no secret, however often it was in it', () => {
    const { withoutSecrets } = aRing();
    const said = 'Incorrect key sk-the-first (sk-the-first); sk-the-third is better.';
    expect(withoutSecrets(said)).toBe('Incorrect key (hidden) ((hidden)); (hidden) is better.');
  });

  test('has nothing of a secret that begins as another one', () => {
    const { withoutSecrets } = aRing(['sk-a', 'sk-a-and-more']);
    expect(withoutSecrets('sk-a-and-more, sk-a')).toBe('(hidden), (hidden)');
  });

  test('keeps characters that mean something in patterns', () => {
    expect(aRing(['a$&b.*']).withoutSecrets('a$&b.* axb')).toBe('(hidden) axb');
  });
});
