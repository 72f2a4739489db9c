import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const CLI = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin', 'cli.js');
const RULES = join(import.meta.dirname, '..', '..', 'openapi', 'lint', 'rules.js');

const OWN_CONFIG = join(dirname(RULES), '..', 'redocly.yaml');

/** Blocks all connections of a program and records their targets in a file. */
const WATCH = `
const { appendFileSync } = require('node:fs');
const { Socket } = require('node:net');
Socket.prototype.connect = function (...options) {
  appendFileSync('asked.txt', JSON.stringify(options) + '\\n');
  return this.destroy(new Error('There is no network.'));
};
`;

const CONFIG = `
plugins: [${JSON.stringify(RULES)}]
apis: { contract: { root: ./contract.json } }
extends: []
rules:
  patchbay/rule-identified: error
  patchbay/rule-unique: error
  patchbay/rule-examples: error
  patchbay/described: error
  patchbay/exclusive-identified: error
  patchbay/known-extension: error
`;

/** Findings in the form `rule: message`. */
type Findings = readonly string[];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-lint-'));
  await writeFile(join(folder, 'redocly.yaml'), CONFIG);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Lints a contract with one operation that has this body, which may refer to these schemas. */
async function lint(body: object, schemas: object = {}): Promise<Findings> {
  const content = { 'application/json': { schema: body } };
  const contract = {
    openapi: '3.1.2',
    info: { title: 'Small', version: '1' },
    components: { schemas },
    paths: {
      '/x': { post: { requestBody: { content }, responses: { 200: { description: 'x' } } } },
    },
  };
  await writeFile(join(folder, 'contract.json'), JSON.stringify(contract));
  const args = ['lint', 'contract', '--format', 'json', '--config', join(folder, 'redocly.yaml')];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = promisify(execFile)(process.execPath, [CLI, ...args], { cwd: folder, env });
  // The command exits with an error if it finds something; its output still has the findings.
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  const report: { problems: { ruleId: string; message: string }[] } = JSON.parse(stdout);
  return report.problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const EXAMPLES = { accepted: [{ n: 1 }], refused: [{ n: 0 }] };

function rule(name: string, constraints: object): object {
  return { description: 'x', 'x-rule': name, 'x-rule-examples': EXAMPLES, ...constraints };
}

describe('the lint of the contract', () => {
  test('has nothing against rules that have all that they need', async () => {
    const findings = await lint({
      type: 'object',
      properties: {
        n: rule('count', { type: 'integer', minimum: 1, maximum: 10 }),
        names: rule('names', {
          type: 'array',
          maxItems: 3,
          items: { type: 'string', minLength: 1 },
        }),
        same: { description: 'x', type: 'integer', minimum: 1, 'x-same-rule': 'count' },
        free: { description: 'x', type: 'string', default: 'x' },
      },
    });
    expect(findings).toEqual([]);
  });

  test('finds what it looks for, and nothing else', async () => {
    const findings = await lint({
      type: 'object',
      properties: {
        nameless: { description: 'x', type: 'string', maxLength: 9, pattern: 'x' },
        first: rule('twice', { type: 'string', maxLength: 1 }),
        second: rule('twice', { type: 'string', maxLength: 2 }),
        bare: { description: 'x', type: 'string', maxLength: 3, 'x-rule': 'bare' },
        half: rule('half', { maxLength: 4, 'x-rule-examples': { accepted: [{}], refused: [] } }),
        silent: { type: 'string' },
        group: { type: 'object', properties: {} },
        conditional: rule('conditional', { description: undefined, if: { const: 1 } }),
      },
    });
    expect(findings.toSorted()).toEqual([
      'patchbay/described: A conditional rule needs its sentence as `description`.',
      'patchbay/described: `conditional` needs a description.',
      'patchbay/described: `group` needs a description.',
      'patchbay/described: `silent` needs a description.',
      'patchbay/rule-examples: `x-rule: bare` needs accepted and refused `x-rule-examples`.',
      'patchbay/rule-examples: `x-rule: half` needs accepted and refused `x-rule-examples`.',
      'patchbay/rule-identified: pattern, maxLength without `x-rule`: a rule needs a stable identifier.',
      expect.stringMatching(/^patchbay\/rule-unique: `x-rule: twice` stands at \S+\/first too\.$/),
    ]);
  });

  test('finds a parameter that some variants lack and no rule explains', async () => {
    const variant = (mode: string, others: object) => ({
      type: 'object',
      properties: { mode: { description: 'x', const: mode }, ...others },
    });
    const explained = { description: 'x', type: 'string', 'x-exclusive': rule('style-only', {}) };
    const findings = await lint({
      'x-select': 'mode',
      ...rule('mode', {}),
      oneOf: [
        variant('a', { style: explained, extra: { description: 'x', type: 'string' } }),
        variant('b', {}),
      ],
    });
    expect(findings).toEqual([
      'patchbay/exclusive-identified: `extra` is not in every variant and needs `x-exclusive`.',
    ]);
  });

  test('finds an extension that nobody reads, and names the nearest one', async () => {
    const findings = await lint({
      type: 'object',
      properties: { n: { description: 'x', type: 'integer', 'x-lable': 'Number' } },
    });
    expect(findings).toEqual([
      'patchbay/known-extension: Nobody reads `x-lable`; the nearest that is known is `x-label`.',
    ]);
  });

  test('finds an extension inside of a rule or an example that nobody reads', async () => {
    const examples = { ...EXAMPLES, refused: [{ n: { 'x-repaet': { text: 'a', times: 2 } } }] };
    const findings = await lint({
      type: 'object',
      properties: {
        file: {
          description: 'x',
          type: 'string',
          'x-file': [rule('small', { 'x-exceds': 'n' })],
        },
        n: rule('count', { minimum: 1, 'x-rule-examples': examples }),
      },
    });
    expect(findings.toSorted()).toEqual([
      'patchbay/known-extension: Nobody reads `x-exceds`; the nearest that is known is `x-exceeds`.',
      'patchbay/known-extension: Nobody reads `x-repaet`; the nearest that is known is `x-repeat`.',
    ]);
  });

  test('finds an extension that stands where nobody reads it, or is given what nobody can read', async () => {
    const findings = await lint({
      type: 'object',
      properties: {
        n: { description: 'x', type: 'integer', 'x-limits': {}, 'x-label': 1, 'x-secret': true },
      },
    });
    expect(findings.toSorted()).toEqual([
      'patchbay/known-extension: `x-label` is not what it may be given: it must be string.',
      'patchbay/known-extension: `x-limits` may stand on Operation, not on Schema.',
    ]);
  });

  test('finds an extension beside a reference that nobody reads', async () => {
    const schemas = { Name: rule('name', { type: 'string', minLength: 1 }) };
    const name = { $ref: '#/components/schemas/Name', 'x-lable': 'Name' };
    const findings = await lint({ type: 'object', properties: { name } }, schemas);
    expect(findings).toEqual([
      'patchbay/known-extension: Nobody reads `x-lable`; the nearest that is known is `x-label`.',
    ]);
  });

  test('takes a rule beside a reference for one of what it refers to', async () => {
    const Day = {
      description: 'x',
      type: 'string',
      maxLength: 10,
      'x-rule-examples': EXAMPLES,
    };
    const day = (identifier?: string) => ({
      $ref: '#/components/schemas/Day',
      ...(identifier === undefined ? {} : { 'x-rule': identifier }),
    });
    const properties = { from: day('first-day'), to: day('last-day') };
    expect(await lint({ type: 'object', properties }, { Day })).toEqual([]);
    const findings = await lint(
      { type: 'object', properties: { ...properties, again: day('first-day'), other: day() } },
      { Day },
    );
    expect(findings.toSorted()).toEqual([
      'patchbay/rule-identified: maxLength without `x-rule`: a rule needs a stable identifier.',
      expect.stringMatching(
        /^patchbay\/rule-unique: `x-rule: first-day` stands at \S+\/from too\.$/,
      ),
    ]);
  });

  test('asks for the examples of a rule beside a reference', async () => {
    const schemas = { Day: { description: 'x', type: 'string', maxLength: 10 } };
    const day = { $ref: '#/components/schemas/Day', 'x-rule': 'day' };
    expect(await lint({ type: 'object', properties: { day } }, schemas)).toEqual([
      'patchbay/rule-examples: `x-rule: day` needs accepted and refused `x-rule-examples`.',
    ]);
  });
});

test('the lint of `npm run lint` tells nobody that it runs', async () => {
  await writeFile(join(folder, 'asked.txt'), '');
  await writeFile(join(folder, 'watch.cjs'), WATCH);
  await writeFile(join(folder, 'contract.json'), '{"openapi": "3.1.2"}');
  const env = { ...process.env, REDOCLY_TELEMETRY: '', NODE_OPTIONS: '--require ./watch.cjs' };
  const args = [CLI, 'lint', 'contract.json', '--config', OWN_CONFIG];
  // The command exits with an error, since this contract has many findings.
  const run = promisify(execFile)(process.execPath, args, { cwd: folder, env });
  expect(await run.catch(({ code }: { code: number }) => code)).toBe(1);
  expect(await readFile(join(folder, 'asked.txt'), 'utf8')).toBe('');
});
