import { type FakeAnswer, withBytes, withJson } from './fake-answer.ts';
import type { Misbehaviour } from './misbehaviour.ts';

/** A vendor's way of reporting errors. */
export interface Voice {
  /** The reply that refuses a request with a status. */
  failure(status: number): FakeAnswer;
  /** The event that reports an error within a stream, including its empty line. */
  errorEvent(): string;
}

/** The regular reply, and the vendor it is from. */
export interface Meant {
  readonly answer: FakeAnswer;
  readonly voice: Voice;
}

const PAGE = '<!doctype html>\n<title>Service unavailable</title>\n<h1>Be back soon</h1>\n';

/** The misbehaviours that only replace the reply. */
export type Altering = Extract<
  Misbehaviour,
  {
    kind:
      | 'status'
      | 'malformed-json'
      | 'empty-body'
      | 'html'
      | 'wrong-content-type'
      | 'redirect'
      | 'error-event';
  }
>;

/** Returns the replacement reply, which is then sent like any other. `path` is the requested path with its query. */
export function altered({ answer, voice }: Meant, how: Altering, path: string): FakeAnswer {
  switch (how.kind) {
    case 'status':
      return withStatus(how, voice);
    case 'malformed-json':
      return { ...answer, pieces: spoiled(answer) };
    case 'empty-body':
      return { ...answer, pieces: [], isStream: false };
    case 'html':
      return withBytes(Buffer.from(PAGE), { 'content-type': 'text/html' }, how.status);
    case 'wrong-content-type':
      return { ...answer, headers: { ...answer.headers, 'content-type': how.contentType } };
    case 'redirect':
      return withBytes(Buffer.alloc(0), { location: how.to + path }, how.status ?? 307);
    case 'error-event': {
      const event = Buffer.from(how.event ?? voice.errorEvent());
      return { ...answer, pieces: [...begun(answer, how.afterEvents), event] };
    }
  }
}

function withStatus(how: Extract<Misbehaviour, { kind: 'status' }>, voice: Voice): FakeAnswer {
  const answer =
    how.body === undefined ? voice.failure(how.status) : withBody(how.status, how.body);
  return { ...answer, headers: { ...answer.headers, ...how.headers } };
}

function withBody(status: number, body: unknown): FakeAnswer {
  if (typeof body !== 'string') return withJson(status, body);
  return withBytes(Buffer.from(body), { 'content-type': 'text/plain' }, status);
}

/** The first events of a stream; half of them by default. */
export function begun(
  { pieces }: FakeAnswer,
  events = Math.ceil(pieces.length / 2),
): FakeAnswer['pieces'] {
  return pieces.slice(0, events);
}

/** The body up to where it is cut off. */
export function truncated(
  pieces: FakeAnswer['pieces'],
  at: 'event' | 'character' | 'end',
): Uint8Array {
  const whole = Buffer.concat(pieces);
  if (at === 'character') return whole.subarray(0, withinACharacter(whole));
  const last = pieces.at(-1) ?? Buffer.alloc(0);
  if (at === 'end') return whole.subarray(0, whole.length - (pieces.length > 1 ? last.length : 1));
  const before = pieces.slice(0, Math.floor(pieces.length / 2));
  const middle = pieces[before.length] ?? last;
  return Buffer.concat([...before, middle.subarray(0, Math.floor(middle.length / 2))]);
}

const FIRST_OF_SEVERAL = 0xc0;

function withinACharacter(bytes: Uint8Array): number {
  const start = bytes.findIndex((byte) => byte >= FIRST_OF_SEVERAL);
  if (start === -1) throw new Error('The answer has no character of several bytes to cut.');
  return start + 1;
}

/** Drops the second half of a JSON document: the whole body's, or that of the stream's middle event. */
function spoiled({ pieces, isStream }: FakeAnswer): FakeAnswer['pieces'] {
  const place = Math.floor(pieces.length / 2);
  return pieces.map((piece, index) => {
    if (index !== place) return piece;
    const half = piece.subarray(0, Math.floor(piece.length / 2));
    return isStream ? Buffer.concat([half, Buffer.from('\n\n')]) : half;
  });
}
