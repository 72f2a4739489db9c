import { describe, expect, test } from 'vitest';
import {
  askedFailure,
  readDirectives,
  withoutDirectives,
} from '../../../server/upstreams/sandbox/directives.ts';

describe('a prompt to the sandbox', () => {
  test('says how it is to misbehave, wherever it says so', () => {
    const text = 'A [sandbox:slow=1.5s] fox [sandbox:truncated]';
    expect(readDirectives(text)).toMatchObject({
      slowSeconds: 1.5,
      truncated: true,
      failed: false,
    });
    expect(askedFailure(readDirectives(text))).toBeUndefined();
    expect(withoutDirectives('A fox [sandbox:failed]')).toBe('A fox');
  });

  test.each(['[sandbox:foo]', '[sandbox:slow=abc]', '[sandbox:status=999]', '[sandbox:]'])(
    'that says %s is refused, with what there is to say',
    (directive) => {
      const failure = askedFailure(readDirectives(`A fox ${directive} [sandbox:slow=1s]`));
      expect(failure).toMatchObject({
        kind: 'refused',
        message: expect.stringMatching(
          /^\[sandbox:.*\] is no directive of the sandbox: there are /,
        ),
      });
    },
  );

  test.each([
    [503, true],
    [529, true],
    [500, undefined],
  ])('of status %i has too much to do: %s', (status, isOverloaded) => {
    const failure = askedFailure(readDirectives(`A fox [sandbox:status=${status}]`));
    expect(failure).toEqual({ kind: 'failed', message: expect.any(String), isOverloaded });
  });

  test.each(['[sandbox]', 'sandbox:foo', '[sandbox:what is not closed'])(
    'that says %s says nothing of it',
    (text) => expect(askedFailure(readDirectives(text))).toBeUndefined(),
  );
});
