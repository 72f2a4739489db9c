import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aGatewayWithMail, anAddress } from '../a-gateway-with-mail.ts';
import { PASSWORD } from '../accounts/people/some-people.ts';

const ROOT = join(import.meta.dirname, '../..');
const RISK = /^## (API\d+): .+$/gm;
/** A line that refers to a test: its file, and a part of its title. */
const NAMED = /^- `(?<file>[^`]+)`: (?<title>.+)$/gm;

const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const sections = page.split(/^(?=## API)/m).slice(1);

describe('the walk through the risks', () => {
  test('goes by all ten, in their order', () => {
    const risks = [...page.matchAll(RISK)].map(([, risk]) => risk);
    expect(risks).toEqual(Array.from({ length: 10 }, (_, index) => `API${index + 1}`));
  });

  test.each(sections.map((text) => [text.slice(3, text.indexOf('\n')), text]))(
    'names tests that are there for %s',
    (_risk, text) => {
      const named = [...text.matchAll(NAMED)].map(({ groups = {} }) => groups);
      expect(named.length).toBeGreaterThan(1);
      for (const { file = '', title = '' } of named) {
        const path = join(ROOT, file);
        expect(existsSync(path), file).toBe(true);
        expect(readFileSync(path, 'utf8'), file).toContain(title);
      }
    },
  );
});

test('every route that is served is the contract’s, or a page', () => {
  const ROUTE =
    /\b(?:app|scope|forms|server|fastify)\.(?:route|get|post|put|patch|delete|all)\s*[<(]/;
  const routing = globSync('server/**/*.ts', { cwd: ROOT }).filter((file) =>
    ROUTE.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(routing.toSorted()).toEqual(['server/http/contract-server.ts', 'server/pages/pages.ts']);
  const ofContract = readFileSync(join(ROOT, 'server/http/contract-server.ts'), 'utf8');
  expect(ofContract.match(new RegExp(ROUTE, 'g'))).toHaveLength(1);
  expect(ofContract).toContain('partition(Object.values(operations), takesForms)');
});

test('sign-ups from one address end at the limit, and so does their mail', async () => {
  const gateway = await aGatewayWithMail({
    limits: { addresses: { attemptsPerMinute: 4, wrongKeysPerMinute: 0 } },
  });
  onTestFinished(() => gateway.stop());
  const addresses = Array.from({ length: 8 }, anAddress);
  const statuses: number[] = [];
  for (const email of addresses) {
    const json = { email, password: PASSWORD, name: 'Eve' };
    const { status } = await gateway.ask('/account/sign-up', { json });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
  await gateway.smtp.untilArrived(4);
  const told = gateway.smtp.arrived.flatMap(({ recipients }) => recipients);
  expect(told.toSorted()).toEqual(addresses.slice(0, 4).toSorted());
});
