import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Check } from '../../../client/conformance/check.ts';
import type { Deployment, Target } from '../../../client/conformance/deployment.ts';
import { openDeployment } from '../../../client/conformance/open-deployment.ts';
import { plan, reasonToSpare } from '../../../client/conformance/plan.ts';
import { aGateway, type TestGateway } from '../../a-gateway.ts';
import { aSignedInPerson, type SignedInPerson } from '../../a-signed-in-person.ts';

/**
 * The gateway conforms to the contract, as checked by the kit: every example, every rule, and every bound of the
 * schemas. Each check that is skipped must have one of the reasons below.
 */
const MAKING = { seed: 1, maxGenerated: 5 };

/** The acceptable reasons for skipping a check. */
const UNTOLD = [
  // These rules depend on a file that is downloaded, or on a secret token.
  /the rule (unreachable|link|invitation|key-limits) is about/,
  // The maximum number of elements depends on their type.
  /the rule embedding-texts is about/,
  // Input is counted in the format of another interface, which may lack a parameter.
  /the rule upstream is about/,
  // The contract's examples name people and keys that this account does not have.
  /what the example names is not there/,
  /what the request goes on from is not there/,
  /the example names nobody who may sign in/,
  /in conflict with what is there/,
  /calls no such address back/,
  /it would end the session/,
];

let gateway: TestGateway;
let person: SignedInPerson;
let deployment: Deployment;

beforeAll(async () => {
  gateway = await aGateway({
    upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 0.2 } },
    // The checks create accounts and keys repeatedly.
    limits: { account: { requestsPerMinute: 0, tokensPerMinute: 0, concurrent: 0 } },
  });
  person = await aSignedInPerson(gateway);
  deployment = openDeployment(target());
});

afterAll(() => gateway.stop());

describe.each(groups())('%s', (_group, checks) => {
  test.concurrent.each(checks)('$name', async (check) => {
    const spared = reasonToSpare(check, deployment.target);
    const { breaches, skipped } =
      spared === undefined ? await check.run(deployment) : { breaches: [], skipped: spared };
    expect(breaches).toEqual([]);
    if (skipped !== undefined) {
      expect(
        UNTOLD.some((reason) => reason.test(skipped)),
        skipped,
      ).toBe(true);
    }
  });
});

/** The checks, grouped by operation and kind. */
function groups(): [string, Check[]][] {
  const checks = plan(MAKING, {});
  return [...Map.groupBy(checks, ({ operationId, kind }) => `${operationId}: ${kind}`)];
}

function target(): Target {
  const { cookie, 'x-csrf-token': csrfToken } = person.headers;
  return {
    ...MAKING,
    url: gateway.url,
    apiKey: gateway.key,
    person: { cookie, csrfToken },
    isDisposable: true,
    callbackHost: '127.0.0.1',
    patienceMs: 120_000,
  };
}
