import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Rule } from '../../generated/shapes.ts';
import { type Answer, send } from '../a-gateway.ts';
import { aMock, type TestMock } from '../a-mock.ts';
import { exampleCall } from './example-requests.ts';
import { ruleCases, rulesByName } from './rule-cases.ts';

let mock: TestMock;

beforeAll(async () => {
  mock = await aMock();
});

afterAll(() => mock.stop());

/** The mock knows nobody, and takes everybody. */
const AS_ANYBODY = {
  'SVC-API-KEY': 'any',
  cookie: 'patchbay.session_token=a-session',
  'x-csrf-token': 'a-token',
};

/** What a file holds, and what one request has to do with another, no mock can tell. */
const checkedBySchema = ({ checked }: Rule): boolean =>
  checked === 'schema' || checked === 'parameter';

describe.each(rulesByName(checkedBySchema))('rule %s', (_name, rules) => {
  test.each(ruleCases(rules, 'accepted'))(
    'is kept by %s, says the mock',
    async (_case, rule, patch) => {
      // A job, where the example prefers one.
      expect([200, 202]).toContain((await ask(mock.url, rule, patch)).status);
    },
  );

  test.each(ruleCases(rules, 'refused'))(
    'is broken by %s, says the mock',
    async (_case, rule, patch) => {
      const answer = await ask(mock.url, rule, patch);
      expect(answer.status).toBe(400);
      expect(answer.json.data.violations.map((found: { rule: string }) => found.rule)).toContain(
        rule.rule,
      );
    },
  );

  test.each(ruleCases(rules, 'accepted'))(
    'is kept by %s, says Prism',
    async (_case, rule, patch) => {
      expect((await ask(mock.prismUrl, rule, patch)).status).toBe(200);
    },
  );

  test.each(ruleCases(rules, 'refused'))(
    'is broken by %s, says Prism',
    async (_case, rule, patch) => {
      const answer = await ask(mock.prismUrl, rule, patch);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('sl-violations')).not.toBeNull();
    },
  );
});

function ask(url: string, rule: Rule, patch: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { path, ...options } = exampleCall(rule, patch);
  const headers = { ...options.headers, ...AS_ANYBODY };
  return send(url + path, { ...options, headers });
}
