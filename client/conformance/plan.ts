import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { Check, Kind } from './check.ts';
import { boundChecks } from './checks/bounds.ts';
import { callbackChecks } from './checks/callbacks.ts';
import { exampleChecks } from './checks/examples.ts';
import { generatedChecks } from './checks/generated.ts';
import { jobChecks } from './checks/jobs.ts';
import { protocolChecks } from './checks/protocol.ts';
import { ruleChecks } from './checks/rules.ts';
import { streamChecks } from './checks/streams.ts';
import { operationOf } from './contract.ts';
import type { Target } from './deployment.ts';

/** Filters of the checks; all by default. */
export interface Choice {
  readonly operations?: readonly string[];
  readonly only?: readonly Kind[];
  /** A part of the check's name. */
  readonly name?: string;
}

/** The checks to run. */
export function plan(
  target: Pick<Target, 'seed' | 'maxGenerated'>,
  choice: Choice,
): readonly Check[] {
  const makers: Readonly<Record<Kind, () => readonly Check[]>> = {
    examples: exampleChecks,
    rules: ruleChecks,
    generated: () => generatedChecks({ seed: target.seed, upTo: target.maxGenerated }),
    bounds: boundChecks,
    jobs: jobChecks,
    callbacks: callbackChecks,
    streams: streamChecks,
    protocol: protocolChecks,
  };
  const wanted = new Set(choice.operations);
  return Object.entries(makers)
    .filter(([kind]) => choice.only?.some((one) => one === kind) ?? true)
    .flatMap(([, make]) => make())
    .filter(({ operationId }) => wanted.size === 0 || wanted.has(operationId))
    .filter(({ name }) => name.includes(choice.name ?? ''));
}

/** The reason why a check is not run against this deployment; `undefined` if it is. */
export function reasonToSpare(
  { operationId, kind, name }: Check,
  target: Target,
): string | undefined {
  const operation: Operation = operationOf(operationId);
  if (kind === 'protocol' && !needsSomebody(name)) return undefined;
  if (operationId === operations.signOut.operationId) return 'it would end the session';
  const isForPeople = operation.keys.length === 0 && operation.session !== undefined;
  if (isForPeople && target.person === undefined) {
    return 'it is for people: --email and PATCHBAY_PASSWORD say who signs in';
  }
  if (target.isDisposable) return undefined;
  if (isForPeople && operation.method !== 'GET') {
    return 'it would change the account: --disposable allows it';
  }
  if (operation.limitBy === 'address') {
    return 'it is about signing up and in, where few tries are free: --disposable allows it';
  }
  return operationId === operations.rotateCallbackSecret.operationId
    ? "it would replace the account's secret: --disposable allows it"
    : undefined;
}

/** Whether a protocol check requires an authorized caller. */
function needsSomebody(name: string): boolean {
  return /media type|no JSON|no object|bytes|HEAD/.test(name);
}
