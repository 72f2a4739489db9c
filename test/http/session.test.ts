import { describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { SessionPlace } from '../../generated/shapes.ts';
import type { SentHeaders } from '../../server/http/authenticated.ts';
import { authenticateSession, hasCookie, type Sessions } from '../../server/http/session.ts';

const { cookie } = operations.getAccount.session satisfies SessionPlace;
const ADA = { sessionId: 'one', personId: 'ada', accountId: 'lovelace', role: 'owner' } as const;
const FOUND = {
  ...ADA,
  email: 'ada@example.com',
  name: 'Ada',
  isSuspended: false,
  csrfToken: 'token of one',
  joinedAt: new Date(),
};

/** A session store that finds the given session for any cookie, with the cookie headers it was given. */
function someSessions(found: Awaited<ReturnType<Sessions['session']>> = FOUND) {
  const shown: (string | undefined)[] = [];
  const sessions: Sessions = {
    async session(header) {
      shown.push(header);
      return found;
    },
    isCsrfToken: ({ sessionId }, token) => token === `token of ${sessionId}`,
  };
  const recognise = (headers: SentHeaders, place: SessionPlace = { cookie }) =>
    authenticateSession(headers, place, sessions);
  return { shown, recognise };
}

describe('a session', () => {
  test.each([
    ['alone', `${cookie}=one`],
    ['among others', `theme=dark; ${cookie}=one; theme=dark`],
    ['in a cookie of either name', `${cookie}=one; __Host-${cookie}=two`],
  ])('is looked for where its cookie comes %s', async (_how, sent) => {
    const { shown, recognise } = someSessions();
    expect(await recognise({ cookie: sent })).toMatchObject({ ok: true });
    expect(shown).toEqual([sent]);
  });

  test.each([
    ['in one header', `${cookie}=one; ${cookie}=two`],
    ['with a name for https', `__Host-${cookie}=one; theme=dark;__Host-${cookie}=two`],
    ['in two headers', [`${cookie}=one`, `${cookie}=two`]],
    ['the second time without a value', `${cookie}=one; ${cookie}`],
  ])('whose cookie comes twice, %s, counts for nobody', async (_how, sent) => {
    const { shown, recognise } = someSessions();
    const recognition = await recognise({ cookie: sent });
    expect(recognition).toMatchObject({ ok: false, problem: { kind: 'unauthorized' } });
    expect(shown).toEqual([]);
  });

  test('that changes something must say its own token', async () => {
    const { recognise } = someSessions();
    const place = { cookie, tokenHeader: 'x-csrf-token' };
    const sent = { cookie: `${cookie}=one` };
    const admitted = await recognise({ ...sent, 'x-csrf-token': 'token of one' }, place);
    expect(admitted).toMatchObject({ ok: true, value: { caller: { kind: 'person', ...ADA } } });
    for (const token of [undefined, 'token of two']) {
      const refused = await recognise({ ...sent, 'x-csrf-token': token }, place);
      expect(refused).toMatchObject({
        ok: false,
        problem: { kind: 'forbidden', code: 'csrf_token' },
        accountId: 'lovelace',
      });
    }
  });

  test.each([
    ['none was begun', {}, /^Sign in first: /],
    ['it has ended', { cookie: `${cookie}=one` }, /^The session has ended; sign in again\.$/],
  ])('that is not there is refused, and the answer says that %s', async (_what, sent, words) => {
    const sessions: Sessions = { session: async () => undefined, isCsrfToken: () => false };
    expect(await authenticateSession(sent, { cookie }, sessions)).toMatchObject({
      ok: false,
      problem: { kind: 'unauthorized', message: expect.stringMatching(words) },
    });
  });

  test('of an account that is suspended is refused, whatever else is sent', async () => {
    const { recognise } = someSessions({ ...FOUND, isSuspended: true });
    const refused = await recognise({ cookie: `${cookie}=one` });
    expect(refused).toMatchObject({ ok: false, problem: { code: 'account_suspended' } });
  });
});

test('a cookie may be a session’s under its own name, or the name that it has over https', () => {
  expect(hasCookie({ cookie: `theme=dark; ${cookie}=one` }, { cookie })).toBe(true);
  expect(hasCookie({ cookie: `__Host-${cookie}=one` }, { cookie })).toBe(true);
  expect(hasCookie({ cookie: `theme=${cookie}` }, { cookie })).toBe(false);
  expect(hasCookie({}, { cookie })).toBe(false);
});
