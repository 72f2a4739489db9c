import { Buffer } from 'node:buffer';
import { expect, expectTypeOf, test } from 'vitest';
import {
  type CallbackEvent,
  CallbackVerificationError,
  type SigningSecret,
  signCallback,
  unwrap,
} from '../../client/callbacks.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import type { CallbackSecrets, VideoJobFailed, VideoJobSucceeded } from '../../generated/types.ts';
import { callbacksOfTheContract } from '../callbacks-of-the-contract.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const NOW = new Date('2026-11-21T12:00:00Z');
const { videoJobSucceeded, videoJobRunning } = contract.components.examples;
const BODY = JSON.stringify(videoJobSucceeded.value);

function signed(body = BODY, secret: SigningSecret = SECRET) {
  return signCallback({ secret, id: 'msg-1', timestamp: NOW, body });
}

/** The violated rule, and the error message. */
function refusal(what: () => unknown): readonly [string, string] {
  try {
    what();
  } catch (error) {
    if (error instanceof CallbackVerificationError) return [error.rule, error.message];
    throw error;
  }
  throw new Error('It was accepted.');
}

test.each([
  ['as a plain object', signed()],
  ['as Headers', new Headers(signed())],
  ['as a list', Object.entries(signed())],
  ['in lists, under names of any case', { 'Webhook-Id': ['msg-1'], ...withoutId() }],
])('headers are taken %s', (_, headers) => {
  const event = unwrap(BODY, headers, SECRET, { now: NOW });
  expect(event).toEqual({
    type: 'video.succeeded',
    id: 'msg-1',
    timestamp: NOW,
    record: videoJobSucceeded.value,
  });
});

function withoutId() {
  const { 'webhook-id': _, ...others } = signed();
  return others;
}

test.each([
  ['a buffer', Buffer.from(BODY)],
  ['bytes', new TextEncoder().encode(BODY)],
  ['an ArrayBuffer', new TextEncoder().encode(BODY).buffer],
])('a body is taken as %s', (_, body) => {
  expect(unwrap(body, signed(), SECRET, { now: NOW }).type).toBe('video.succeeded');
});

const told = callbacksOfTheContract.flatMap(([, { requestBody }]) =>
  Object.entries(requestBody.content['application/json'].examples),
);

test.each(told)('what the contract shows as %s (%j) is told as such', (outcome, { $ref }) => {
  const example = Object.entries(contract.components.examples).find(([name]) =>
    $ref.endsWith(`/${name}`),
  )?.[1].value;
  const body = JSON.stringify(example);
  const event = unwrap(body, signed(body), SECRET, { now: NOW });
  expect(event.type).toBe(`${event.record.data.action}.${outcome}`);
  expect(event.record).toEqual(example);
});

test('secrets are taken as the gateway lists them', () => {
  const createdAt = NOW.toISOString();
  const secrets: CallbackSecrets['data']['secrets'] = [
    { secret: OTHER, createdAt },
    { secret: SECRET, createdAt, expiresAt: createdAt },
  ];
  for (const secret of [secrets, { secret: SECRET, createdAt }, [OTHER, ...secrets.slice(1)]]) {
    expect(unwrap(BODY, signed(), secret, { now: NOW }).id).toBe('msg-1');
  }
  expect(unwrap(BODY, signed(BODY, secrets), SECRET, { now: NOW }).id).toBe('msg-1');
});

test('one of several secrets on either side is enough', () => {
  expect(unwrap(BODY, signed(), [OTHER, SECRET], { now: NOW }).id).toBe('msg-1');
  expect(unwrap(BODY, signed(BODY, [OTHER, SECRET]), SECRET, { now: NOW }).id).toBe('msg-1');
});

test('what breaks a rule is refused by its name (E7)', () => {
  const now = { now: NOW };
  expect(refusal(() => unwrap(BODY, withoutId(), SECRET, now))).toEqual([
    'missing-header',
    'The header webhook-id must be present exactly once.',
  ]);
  const twice = [...Object.entries(signed()), ['webhook-id', 'msg-2'] as const];
  expect(refusal(() => unwrap(BODY, twice, SECRET, now))[0]).toBe('missing-header');
  expect(refusal(() => unwrap(BODY, signed(), OTHER, now))[0]).toBe('wrong-signature');
  expect(refusal(() => unwrap(`${BODY} `, signed(), SECRET, now))[0]).toBe('wrong-signature');
  const renamed = { ...signed(), 'webhook-id': 'msg-2' };
  expect(refusal(() => unwrap(BODY, renamed, SECRET, now))[0]).toBe('wrong-signature');
});

test.each([
  [301, 'The header webhook-timestamp is too old.'],
  [-301, 'The header webhook-timestamp is in the future.'],
])('a time of %i seconds ago is refused, and may be tolerated (E7)', (seconds, sentence) => {
  const now = new Date(NOW.getTime() + seconds * 1000);
  expect(refusal(() => unwrap(BODY, signed(), SECRET, { now }))).toEqual(['wrong-time', sentence]);
  const patient = { now, toleranceSeconds: 400 };
  expect(unwrap(BODY, signed(), SECRET, patient).timestamp).toEqual(NOW);
});

test.each(['soon', '-5', '1e3', '99999999999999999999', ' '])('%j is no time', (time) => {
  const headers = { ...signed(), 'webhook-timestamp': time };
  expect(refusal(() => unwrap(BODY, headers, SECRET, { now: NOW }))[0]).toBe('wrong-time');
});

test.each([
  ['no JSON', '{"status":', 'The body is not valid JSON.'],
  ['null', 'null', 'The body is not the record of an ended job.'],
  ['a list', '[]', 'The body is not the record of an ended job.'],
  [
    'a job that runs',
    JSON.stringify(videoJobRunning.value),
    'The body is not the record of an ended job.',
  ],
  [
    'a kind that nobody knows',
    BODY.replace('"video"', '"opera"'),
    'The body is not the record of an ended job.',
  ],
])('%s is refused, though it is signed', (_, body, sentence) => {
  const broken = refusal(() => unwrap(body, signed(body), SECRET, { now: NOW }));
  expect(broken).toEqual(['wrong-body', sentence]);
});

test('bytes that are no text are refused', () => {
  const bytes = new Uint8Array([0xff, 0xfe]);
  expect(refusal(() => unwrap(bytes, signed(), SECRET, { now: NOW }))).toEqual([
    'wrong-body',
    'The body is not UTF-8.',
  ]);
});

test.each([
  [[]],
  ['whsec_'],
  ['whsec_§§§§'],
  ['hello'],
  [''],
  [`${SECRET}\n`],
  [SECRET.slice(6)],
  [[SECRET, 'hello']],
])('a secret that is none (%j) is the own mistake', (secret) => {
  const attempt = () => unwrap(BODY, signed(), secret, { now: NOW });
  expect(attempt).toThrow(TypeError);
  expect(attempt).not.toThrow(/§/);
});

test('the type of an event tells its record', () => {
  const read = (event: CallbackEvent) => {
    if (event.type === 'video.succeeded') {
      expectTypeOf(event.record).toEqualTypeOf<VideoJobSucceeded>();
      return event.record.data.videoUrl;
    }
    if (event.type === 'video.failed') {
      expectTypeOf(event.record).toEqualTypeOf<VideoJobFailed>();
      return event.record.data.reason;
    }
    return event.record.status;
  };
  const event = unwrap(BODY, signed(), SECRET, { now: NOW });
  expect(read(event)).toBe(videoJobSucceeded.value.data.videoUrl);
});

test('a body that was parsed already, and a secret that is not there, are told of as such', () => {
  const body = '{"status":"SUCCESS"}';
  const headers = signCallback({ secret: 'whsec_AAAA', id: 'a', body });
  const parsed: unknown = JSON.parse(body);
  // Programs without type checking can pass anything.
  const give = (given: unknown, secret: unknown) =>
    Reflect.apply(unwrap, null, [given, headers, secret]);
  expect(() => give(parsed, 'whsec_AAAA')).toThrow('The body was already parsed');
  expect(() => give(body, undefined)).toThrow('No callback secret was given.');
});
