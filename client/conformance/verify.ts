import { operations } from '../../generated/operations.ts';
import { fingerprint, fingerprintHeader } from '../../generated/stamp.ts';
import { reasonOf } from '../system-error.ts';
import type { Check } from './check.ts';
import type { Deployment, Target } from './deployment.ts';
import { unreachable } from './direct-asking.ts';
import { type Finding, found, skipped } from './finding.ts';
import { knownDeviation, type Peer, reasonNotToAsk } from './known-deviations.ts';
import { openDeployment } from './open-deployment.ts';
import { type Choice, plan, reasonToSpare } from './plan.ts';
import type { CheckResult, Report } from './report.ts';
import { requestWith } from './request.ts';

/** Options of a run. */
export interface Course extends Choice {
  /** Number of checks that run concurrently. */
  readonly concurrency: number;
  /** The mock server that the deployment is, if any; its known deviations are not breaches. */
  readonly peer?: Peer;
  /** Called after every check. */
  readonly onProgress?: (progress: Progress) => void;
}

/** The progress of a run. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly breaches: number;
}

/**
 * Checks whether a deployment conforms to the contract.
 *
 * @throws CommandFailure if the deployment cannot be reached at all
 */
export async function verify(target: Target, course: Course): Promise<Report> {
  const startedAt = new Date();
  const began = performance.now();
  const deployment = openDeployment(target);
  const checks = plan(target, course);
  const theirs = await reach(deployment);
  const results = await inTurn(checks, course, (check) => result(check, deployment, course));
  return {
    url: target.url,
    fingerprint,
    ...(theirs === null ? {} : { deployed: theirs }),
    seed: target.seed,
    startedAt,
    milliseconds: Math.round(performance.now() - began),
    requests: deployment.requests,
    creations: deployment.objects.creations,
    results,
  };
}

/** Sends the first request; returns the contract fingerprint that the deployment reports. */
async function reach(deployment: Deployment): Promise<string | null> {
  const request = requestWith({ operation: operations.getHealth, fields: {} });
  const { headers } = await deployment.send(request).catch((error: unknown) => {
    throw unreachable(deployment.target.url, error);
  });
  return headers.get(fingerprintHeader);
}

async function result(
  check: Check,
  deployment: Deployment,
  { peer }: Pick<Course, 'peer'>,
): Promise<CheckResult> {
  const began = performance.now();
  const unasked = peer === undefined ? undefined : reasonNotToAsk(peer, check);
  const finding = unasked === undefined ? await made(check, deployment) : skipped(unasked);
  const { operationId, kind, name } = check;
  const milliseconds = Math.round(performance.now() - began);
  const { breaches, skipped: reason } = finding;
  const one: CheckResult = { operationId, kind, name, milliseconds, breaches };
  const known = peer === undefined ? undefined : knownDeviation(peer, one);
  if (known !== undefined) return { ...one, breaches: [], skipped: known };
  return reason === undefined || breaches.length > 0 ? one : { ...one, skipped: reason };
}

async function made(check: Check, deployment: Deployment): Promise<Finding> {
  const reason = reasonToSpare(check, deployment.target);
  if (reason !== undefined) return skipped(reason);
  try {
    return await check.run(deployment);
  } catch (error) {
    // A broken connection counts as a missing response.
    return found([{ expected: 'an answer', found: reasonOf(error) }]);
  }
}

/** Processes a list with limited concurrency; returns the results in the order of the list. */
async function inTurn(
  checks: readonly Check[],
  { concurrency, onProgress }: Course,
  work: (check: Check) => Promise<CheckResult>,
): Promise<readonly CheckResult[]> {
  const results = new Map<Check, CheckResult>();
  let breaches = 0;
  const queue = checks.values();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const check of queue) {
        const one = await work(check);
        results.set(check, one);
        if (one.breaches.length > 0) breaches += 1;
        onProgress?.({ done: results.size, of: checks.length, breaches });
      }
    }),
  );
  return checks.flatMap((check) => results.get(check) ?? []);
}
