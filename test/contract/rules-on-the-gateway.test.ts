import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rules } from '../../generated/rules.ts';
import type { Rule } from '../../generated/shapes.ts';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { anotherOf, aSignedInPerson, type SignedInPerson } from '../a-signed-in-person.ts';
import { aFormWith, aRecording } from '../recordings.ts';
import { exampleCall, type RealValues } from './example-requests.ts';
import { ruleCases, rulesByName } from './rule-cases.ts';

/** The contract's examples speak of a sample of this length. */
const SAMPLE_SECONDS = 60;

let gateway: TestGateway;
let person: SignedInPerson;
let real: RealValues;

beforeAll(async () => {
  gateway = await aGateway({
    upstreams: {
      quick: { kind: 'sandbox', jobSeconds: 0 },
      endless: { kind: 'sandbox', jobSeconds: 3600 },
    },
    // The jobs of the examples need not end; one song must, so that its notes can be asked for.
    models: [
      { id: 'tune-v4', upstream: 'quick' },
      { id: 'imgy-2', upstream: 'quick' },
      { id: 'imgx-image-1', upstream: 'quick' },
      { id: '*', upstream: 'endless' },
    ],
  });
  person = await aSignedInPerson(gateway);
  real = await realValues(gateway, person);
});

afterAll(() => gateway.stop());

describe.each(rulesByName())('rule %s', (_name, rulesOfName) => {
  test.each(ruleCases(rulesOfName, 'accepted'))('accepts %s', async (_case, rule, patch) => {
    const answer = await ask(rule, patch);
    expect(brokenRules(answer)).not.toContain(rule.rule);
    // An example may name an address that nobody answers at, or something or somebody that is not there.
    const isOutOfReach =
      brokenRules(answer).some((broken) => OUT_OF_REACH.includes(broken)) ||
      rule.checked === 'parameter' ||
      (rule.operationId === 'signIn' && answer.status === 401);
    if (!isOutOfReach) expect([200, 202], answer.text.slice(0, 300)).toContain(answer.status);
  });

  test.each(ruleCases(rulesOfName, 'refused'))('refuses %s', async (_case, rule, patch) => {
    const answer = await ask(rule, patch);
    expect(answer.status, answer.text.slice(0, 300)).toBe(400);
    expect(answer.json.status).toBe('FAILED');
    const violation = answer.json.data.violations.find(
      (found: { rule: string }) => found.rule === rule.rule,
    );
    expect(violation, `${rule.rule} among ${brokenRules(answer).join(', ')}`).toBeDefined();
    expect(violation.message).toContain(violation.parameter.split(/[.[]/)[0]);
    expect(answer.json.message).not.toMatch(/must match|schema/);
  });
});

/** What no example can keep: the file behind an address is fetched, and the token of a link is a secret. */
const OUT_OF_REACH = ['unreachable', 'link', 'invitation'];

async function ask(rule: Rule, patch: Readonly<Record<string, unknown>>): Promise<Answer> {
  const values = rule.operationId === 'rotateKey' ? await withFreshKey() : real;
  const { path, ...options } = exampleCall(rule, patch, values);
  return gateway.call(path, { ...options, headers: { ...person.headers, ...options.headers } });
}

/** A key is replaced once. */
async function withFreshKey(): Promise<RealValues> {
  const { json } = await person.call('/account/keys', { json: { name: 'to be replaced' } });
  return new Map([...real, [exampleOf('rotateKey', 'keyId'), json.data.key.keyId]]);
}

function brokenRules({ json }: Answer): readonly string[] {
  return (json?.data?.violations ?? []).map(({ rule }: { rule: string }) => rule);
}

/** Makes what the examples name: a sample, a finished song, and another person of the account. */
async function realValues(made: TestGateway, owner: SignedInPerson): Promise<RealValues> {
  const { call, ended } = made;
  const upload = await call('/musx/v1/upload', {
    form: aFormWith('file', aRecording(SAMPLE_SECONDS)),
  });
  const sample = upload.json.data.music_id;
  const order = {
    music_id: sample,
    chop_sample_start_s: 0,
    chop_sample_end_s: 30,
    custom: false,
    instrumental: true,
    mv: 'tune-v4',
    llm_description_prompt: 'A slow waltz',
  };
  const job = await call('/musx/v1/sample', { json: order });
  const record = await ended('/musx/v2/fetch', job.json.data.job_id);
  const other = await anotherOf(owner, made);
  return new Map<unknown, unknown>([
    [exampleOf('createMusic', 'music_id'), sample],
    [exampleOf('extractMidi', 'music_id'), record.data?.musics?.[0]?.musicId],
    [exampleOf('changePerson', 'personId'), other.personId],
  ]);
}

/** What the examples of an operation call something. */
function exampleOf(operationId: string, parameter: string): unknown {
  return rules
    .filter((rule) => rule.operationId === operationId)
    .map(({ base }) => base[parameter])
    .find((example) => example !== undefined);
}
