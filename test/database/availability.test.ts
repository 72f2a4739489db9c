import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { StoreUnavailable } from '../../server/assets/store.ts';
import {
  asServerLost,
  detailOf,
  isUnavailable,
  ServerLost,
} from '../../server/database/availability.ts';
import { DiskNearlyFull } from '../../server/database/disk-room.ts';
import { asError } from '../../server/jobs/queue/report.ts';

/** A server's error with this SQLSTATE (PostgreSQL manual, appendix A). */
function answerWith(state: string): DatabaseError {
  const error = new DatabaseError('said by the server', 1, 'error');
  error.code = state;
  return error;
}

function systemError(code: string): Error {
  return Object.assign(new Error(`connect ${code}`), { code });
}

describe('the database cannot be used just now', () => {
  test.each(['08006', '53300', '53100', '57014', '57P01', '57P02', '57P03', '55P03', '25006'])(
    'where the server answers with state %s',
    (state) => {
      expect(isUnavailable(answerWith(state))).toBe(true);
    },
  );

  test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'])(
    'where the system says %s of one of its connections, also to the queue',
    (code) => {
      expect(isUnavailable(asServerLost(systemError(code)))).toBe(true);
      expect(isUnavailable(asError(systemError(code)))).toBe(true);
    },
  );

  test('where the queue says so in words of its own', () => {
    expect(isUnavailable(systemError('57P03'))).toBe(true);
    expect(isUnavailable(systemError('23505'))).toBe(false);
  });

  test('where no answer came', () => {
    expect(isUnavailable(new ServerLost(new Error('Connection terminated')))).toBe(true);
  });

  test('where its disk has hardly any room, also in what the queue makes of that', () => {
    expect(isUnavailable(new DiskNearlyFull())).toBe(true);
    expect(isUnavailable(asError(new DiskNearlyFull()))).toBe(true);
  });
});

describe('the database is used wrongly', () => {
  test.each(['23505', '42601', '42P01', '22P02', '28P01', '40001'])(
    'where the server answers with state %s',
    (state) => {
      expect(isUnavailable(answerWith(state))).toBe(false);
    },
  );

  test.each([new TypeError('x is not a function'), systemError('ENOENT'), 'a text', undefined])(
    'as far as %s tells',
    (error) => {
      expect(isUnavailable(error)).toBe(false);
    },
  );
});

describe('somebody else cannot be reached', () => {
  const refused = systemError('ECONNREFUSED');

  test.each([
    ['a bucket', new StoreUnavailable('The bucket cannot be used.', { cause: refused })],
    ['an upstream', new TypeError('fetch failed', { cause: systemError('ECONNRESET') })],
    ['whatever the system speaks of', refused],
  ])('where the error is that of %s', (_whose, error) => {
    expect(isUnavailable(error)).toBe(false);
  });

  test('where an error of a connection means something else', () => {
    const error = systemError('ENOENT');
    expect(asServerLost(error)).toBe(error);
  });
});

describe('what an error says', () => {
  test('is that of the first address, where a name has several and none answers', () => {
    const error = new AggregateError([systemError('ECONNREFUSED'), systemError('ENETUNREACH')]);
    expect(detailOf(error)).toBe('connect ECONNREFUSED');
    expect(new ServerLost(error).message).toBe(
      'The database server does not answer: connect ECONNREFUSED',
    );
  });

  test.each([
    [new Error('said'), 'said'],
    [new TypeError(), 'TypeError'],
    ['a text', 'a text'],
  ])('of %s is %s', (error, said) => {
    expect(detailOf(error)).toBe(said);
  });
});
