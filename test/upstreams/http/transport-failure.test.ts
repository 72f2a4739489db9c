import { errors } from 'undici';
import { describe, expect, test } from 'vitest';
import { LeadsInside } from '../../../server/foundation/outgoing.ts';
import {
  AnswerTooLarge,
  transportFailure,
} from '../../../server/upstreams/http/transport-failure.ts';

function withCode(code: string): Error {
  return Object.assign(new Error(`${code} 10.0.0.3:443 of secret.internal`), { code });
}

test('a result whose name leads inside is refused as one whose address does, without the name', () => {
  const inside = new LeadsInside('files.example', 'it is private');
  for (const error of [inside, new TypeError('fetch failed', { cause: inside })]) {
    expect(transportFailure(error)).toEqual({
      kind: 'refused',
      message: "The upstream's result is not fetched from its address: it is private.",
      because: 'no-result',
    });
  }
});

describe('a call that ended without an answer', () => {
  test.each([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'UND_ERR_CONNECT_TIMEOUT',
  ])('for %s has not begun upstream', (code) => {
    expect(transportFailure(withCode(code))).toMatchObject({ isUntouched: true });
  });

  test.each([
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EPROTO',
    'ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC',
    'UND_ERR_SOCKET',
    '',
  ])('for %j may have begun upstream', (code) => {
    const failure = transportFailure(withCode(code));
    expect(failure.kind).toBe('failed');
    expect(failure).not.toHaveProperty('isUntouched');
  });

  test('is judged by what is behind the error', () => {
    const refused = withCode('ECONNREFUSED');
    const untouched = { kind: 'failed', isUntouched: true };
    expect(transportFailure(new TypeError('x', { cause: refused }))).toMatchObject(untouched);
    expect(transportFailure(new AggregateError([refused, refused]))).toMatchObject(untouched);
  });

  test.each([
    new errors.HeadersTimeoutError(),
    new errors.BodyTimeoutError(),
    new errors.ConnectTimeoutError(),
    new DOMException('x', 'TimeoutError'),
  ])('in its time has timed out: %s', (error) => {
    expect(transportFailure(error).kind).toBe('timed-out');
  });

  test('for its size says so', () => {
    const message = 'It is larger than 1 megabyte.';
    const failure = { kind: 'failed', message, mayBeDone: true };
    expect(transportFailure(new AnswerTooLarge(message))).toEqual(failure);
  });

  test.each([withCode('ECONNREFUSED'), withCode('EPROTO'), withCode('X'), 'text', undefined])(
    'names no address: %s',
    (error) => {
      expect(transportFailure(error).message).not.toMatch(/10\.0\.0\.3|internal/);
    },
  );
});
