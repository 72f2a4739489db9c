import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { Answer } from '../a-gateway.ts';
import {
  aGatewayWithMail,
  type GatewayWithMail,
  type SignedInPerson,
} from '../a-gateway-with-mail.ts';
import { sendRaw } from '../http/raw-requests.ts';
import { exampleOf } from './examples.ts';

const table: readonly Operation[] = Object.values(operations);
const SOMETHING = '01a1fd2c-bd48-7a4c-823b-1612dd272d13';

let gateway: GatewayWithMail;
let person: SignedInPerson;

beforeAll(async () => {
  gateway = await aGatewayWithMail();
  person = await gateway.aPerson();
});

afterAll(() => gateway.stop());

function filled(path: string): string {
  return path.replaceAll(/\{\w+\}/g, SOMETHING);
}

const writing = table.filter((operation) => exampleOf(operation) !== undefined);
/** Excludes operations that pass unknown fields through to text models, and only there. */
const closed = writing.filter(({ models }) => models?.values !== 'open');

function post({ method, path }: Operation, body: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return person.call(filled(path), { method, body, headers });
}

/** An example with another member inserted in front. */
function exampleWith(operation: Operation, member: string): string {
  const text = JSON.stringify(exampleOf(operation));
  return `{${member}${text === '{}' ? '}' : `,${text.slice(1)}`}`;
}

describe('what would change the prototype of objects', () => {
  test.each(writing.map((operation) => [operation.operationId, operation] as const))(
    'is refused in the body of %s (A5)',
    async (_operationId, operation) => {
      for (const member of [
        '"__proto__":{"polluted":true}',
        '"\\u005f_proto__":{"polluted":true}',
        '"constructor":{"prototype":{"polluted":true}}',
        '"data":{"__proto__":{"polluted":true}}',
      ]) {
        const answer = await post(operation, exampleWith(operation, member));
        expect([member, answer.status, answer.text]).toEqual([member, 400, answer.text]);
      }
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  test('does nothing in a query, whatever its spelling', async () => {
    for (const { method, path, events } of table) {
      if (events !== undefined || method !== 'GET') continue;
      for (const query of [
        '__proto__[polluted]=1',
        '__proto__.polluted=1',
        'constructor[prototype][polluted]=1',
        '__proto__=polluted',
      ]) {
        const answer = await person.call(`${filled(path)}?${query}`);
        expect(answer.status, `${path}?${query}`).toBeLessThan(500);
      }
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('what is nobody’s to set', () => {
  const OWN = [
    ...['accountId', 'account_id', 'personId', 'sessionId', 'keyId', 'id', 'isOwner', 'isAdmin'],
    ...['quota', 'units', 'available', 'startingUnits', 'activatedAt', 'suspendedAt', 'suspended'],
    ...['createdBy', 'created_at', 'price', 'state', 'secret', 'hash', 'emailVerified'],
  ];

  test.each(closed.map((operation) => [operation.operationId, operation] as const))(
    'is refused by its name in the body of %s',
    async (_operationId, operation) => {
      for (const name of OWN) {
        const answer = await post(operation, exampleWith(operation, `"${name}":"1"`));
        const parameters = answer.json?.data?.violations?.map(
          ({ parameter }: { readonly parameter: string }) => parameter,
        );
        expect([name, answer.status, parameters]).toEqual([
          ...[name, 400, expect.arrayContaining([name])],
        ]);
      }
    },
  );

  test('is not set by a role that is said where somebody signs up', async () => {
    const json = { email: 'eve@example.com', password: 'a walk by the harbour', name: 'Eve' };
    const answer = await gateway.ask('/account/sign-up', { json: { ...json, role: 'owner' } });
    expect([answer.status, answer.json.data.violations[0].parameter]).toEqual([400, 'role']);
  });
});

describe('line breaks in what a request says', () => {
  const BREAKS = ['%0d%0aX-Injected:%201', '%0aX-Injected:%201', '%E5%98%8D%E5%98%8AX-Injected:1'];

  test('make no header of their own, in whatever path or query', async () => {
    const places = table.flatMap(({ method, path, parameters }) => [
      ...BREAKS.map((text) => [method, path.replaceAll(/\{\w+\}/g, `a${text}`)] as const),
      ...BREAKS.map((text) => {
        const name = parameters?.list.find((one) => one.in === 'query')?.name ?? 'x';
        return [method, `${filled(path)}?${name}=a${text}`] as const;
      }),
    ]);
    const paths = [...places, ...BREAKS.map((text) => ['GET', `/nowhere${text}`] as const)];
    for (const [method, path] of paths) {
      const end = new AbortController();
      const { cookie, csrfToken } = person;
      // Signing out leaves nothing to continue with.
      if (path.startsWith('/account/sign-out')) continue;
      const response = await fetch(gateway.url + path, {
        method,
        headers: { cookie, 'x-csrf-token': csrfToken },
        redirect: 'manual',
        signal: end.signal,
      });
      end.abort();
      expect([path, response.headers.get('x-injected')]).toEqual([path, null]);
      expect(response.status, path).toBeLessThan(500);
    }
  });

  test('make no line of figures, and no entry of the log, of their own (G11)', async () => {
    const model = 'x"} 1\npatchbay_injected_total 1\n\u001b[31m\u009b31m\u202e';
    const messages = [{ role: 'user', content: 'Hello' }];
    const answer = await person.call('/v1/chat/completions', { json: { model, messages } });
    expect(answer.status).toBeLessThan(500);
    const { text } = await gateway.ask('/metrics');
    expect(text).not.toMatch(/^patchbay_injected/m);
    expect(text).not.toContain('\u001b');
    expect(gateway.log.filter((entry) => 'injected' in entry)).toEqual([]);
  });
});

describe('methods that nobody needs', () => {
  test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'DEBUG'])(
    '%s is refused and echoes nothing',
    async (method) => {
      const headers = [['x-canary', 'canary-in-a-header']] as const;
      const answer = await sendRaw(gateway.url, { method, path: '/account', headers }).catch(
        () => undefined,
      );
      expect(answer?.status ?? 400).toBeGreaterThanOrEqual(400);
      expect(answer?.status ?? 400).toBeLessThan(500);
      expect(answer?.text ?? '').not.toContain('canary');
    },
  );

  test('cannot be put in the place of another', async () => {
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const answer = await person.call('/account/keys', { headers: { [name]: 'POST' } });
      expect([answer.status, answer.json.data.keys]).toEqual([200, expect.any(Array)]);
    }
  });
});
