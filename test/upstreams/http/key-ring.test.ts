import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openLog } from '../../../server/foundation/log.ts';
import { KeyRing, type Take } from '../../../server/upstreams/http/key-ring.ts';

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
  const ring = new KeyRing({ upstream: 'a', keys, restSeconds, now, log: openLog('debug', to) });
  return {
    ring,
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
    const { ring, later } = aRing(SECRETS, 600);
    expect(ring.keys()).toEqual({ count: 3, usable: 3 });
    ring.judge(1, { kind: 'set-aside', because: 'it is not taken' });
    ring.judge(2, { kind: 'rest', seconds: 10 });
    expect(ring.keys()).toEqual({ count: 3, usable: 1 });
    later(11);
    expect(ring.keys()).toEqual({ count: 3, usable: 2 });
    expect(aRing([]).ring.keys()).toEqual({ count: 0, usable: 0 });
  });

  test('that are set aside are left out for so long', () => {
    const { ring, next, later } = aRing(SECRETS, 600);
    ring.judge(1, { kind: 'set-aside', because: 'it is not taken' });
    expect([next(), next(), next()]).toEqual(['KEY_0', 'KEY_2', 'KEY_0']);
    later(599);
    expect([next(), next()]).toEqual(['KEY_2', 'KEY_0']);
    later(1);
    expect([next(), next()]).toEqual(['KEY_1', 'KEY_2']);
  });

  test('that are set aside are named in the log, and their secrets nowhere', () => {
    const { ring, lines } = aRing();
    ring.judge(1, { kind: 'set-aside', because: 'the upstream does not take it' });
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
    const { ring, next, later, lines } = aRing();
    ring.judge(0, { kind: 'rest', seconds: 7 });
    expect([next(), next(), next()]).toEqual(['KEY_1', 'KEY_2', 'KEY_1']);
    later(7);
    expect([next(), next()]).toEqual(['KEY_2', 'KEY_0']);
    expect(lines).toEqual([]);
  });

  test('that rest for no time at all stay in their turn', () => {
    const { ring, next } = aRing(['one']);
    ring.judge(0, { kind: 'rest', seconds: 0 });
    expect(next()).toBe('KEY_0');
  });

  test('rest no longer than a minute, whatever the upstream asks', () => {
    const { ring, next, later } = aRing(['one']);
    ring.judge(0, { kind: 'rest', seconds: 86_400 });
    expect(next()).toEqual({ kind: 'resting', seconds: 60 });
    later(60);
    expect(next()).toBe('KEY_0');
  });

  test('rest for the model that is limited, and serve the others', () => {
    const { ring, later } = aRing(['one']);
    ring.judge(0, { kind: 'rest', seconds: 10 }, 'gpt-large');
    expect(ring.take(undefined, 'gpt-large')).toEqual({ kind: 'resting', seconds: 10 });
    expect([ring.take(undefined, 'gpt-small').kind, ring.take().kind]).toEqual(['key', 'key']);
    later(10);
    expect(ring.take(undefined, 'gpt-large').kind).toBe('key');
  });

  test('that are set aside are so for every model', () => {
    const { ring } = aRing(['one']);
    ring.judge(0, { kind: 'set-aside', because: 'x' }, 'gpt-large');
    expect(ring.take(undefined, 'gpt-small')).toEqual({ kind: 'none' });
  });

  test('that rest for a model count as resting', () => {
    const { ring, later } = aRing(['one', 'two']);
    ring.judge(0, { kind: 'rest', seconds: 10 }, 'gpt-large');
    expect(ring.keys()).toEqual({ count: 2, usable: 1 });
    later(10);
    expect(ring.keys()).toEqual({ count: 2, usable: 2 });
  });

  test('that all rest are waited for until the soonest', () => {
    const { ring, next } = aRing();
    ring.judge(0, { kind: 'rest', seconds: 30 });
    ring.judge(1, { kind: 'rest', seconds: 2.5 });
    ring.judge(2, { kind: 'set-aside', because: 'x' });
    expect(next()).toEqual({ kind: 'resting', seconds: 3 });
  });

  test('that all are set aside are none', () => {
    const { ring, next } = aRing(['one', 'two']);
    ring.judge(0, { kind: 'set-aside', because: 'x' });
    ring.judge(1, { kind: 'set-aside', because: 'x' });
    expect(next()).toEqual({ kind: 'none' });
  });
});

describe('keys that a call has tried', () => {
  test('are not given to it again, though others have taken turns meanwhile', () => {
    const { ring, next } = aRing();
    expect(next()).toBe('KEY_0');
    expect([next(), next()]).toEqual(['KEY_1', 'KEY_2']);
    expect(labelOf(ring.take(new Set([0])))).toBe('KEY_1');
    expect(labelOf(ring.take(new Set([0, 1])))).toBe('KEY_2');
  });

  test('say nothing of when another one can be used', () => {
    const { ring } = aRing();
    ring.judge(1, { kind: 'rest', seconds: 20 });
    ring.judge(2, { kind: 'set-aside', because: 'x' });
    expect(ring.take(new Set([0]))).toEqual({ kind: 'resting', seconds: 20 });
    expect(ring.take(new Set([0, 1]))).toEqual({ kind: 'none' });
  });
});

describe('an upstream without keys', () => {
  test('has one turn, which carries none', () => {
    const { ring } = aRing([]);
    expect([ring.size, ring.take()]).toEqual([1, { kind: 'key', key: undefined, slot: 0 }]);
  });

  test('is asked again after a refusal, which is in the log', () => {
    const { ring, lines } = aRing([]);
    ring.judge(0, { kind: 'set-aside', because: 'x' });
    expect(ring.take().kind).toBe('key');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, upstream: 'a' });
  });

  test('rests as one with keys does', () => {
    const { ring, next } = aRing([]);
    ring.judge(0, { kind: 'rest', seconds: 5 });
    expect(next()).toEqual({ kind: 'resting', seconds: 5 });
  });
});

describe('a text for others', () => {
  test('has no secret, however often it was in it', () => {
    const { ring } = aRing();
    const said = 'Incorrect key sk-the-first (sk-the-first); sk-the-third is better.';
    expect(ring.withoutSecrets(said)).toBe(
      'Incorrect key (hidden) ((hidden)); (hidden) is better.',
    );
  });

  test('has nothing of a secret that begins as another one', () => {
    const { ring } = aRing(['sk-a', 'sk-a-and-more']);
    expect(ring.withoutSecrets('sk-a-and-more, sk-a')).toBe('(hidden), (hidden)');
  });

  test('keeps characters that mean something in patterns', () => {
    expect(aRing(['a$&b.*']).ring.withoutSecrets('a$&b.* axb')).toBe('(hidden) axb');
  });
});
