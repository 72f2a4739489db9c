import { operations } from '../../../generated/operations.ts';
import type { Operation } from '../../../generated/shapes.ts';
import type { Check } from '../check.ts';
import { bodyExamples, callbackParameter } from '../contract.ts';
import type { Deployment } from '../deployment.ts';
import { withCurl } from '../events.ts';
import { type Breach, type Finding, found, skipped } from '../finding.ts';
import { comparable } from '../job-life.ts';
import { jobIdIn, untilEnded } from '../job-watch.ts';
import { inside, listInside, parsed, textInside } from '../json.ts';
import { type CallbackReceiver, openReceiver, type ReceivedCallback } from '../receiver.ts';
import { requestWith } from '../request.ts';
import { isSigned } from '../signature.ts';
import { aboutTestObjects } from '../test-objects.ts';
import { judged, violationsOf } from '../verdict.ts';

/** Checks of callbacks: delivery, content, signature, and redelivery on request. */
export function callbackChecks(): readonly Check[] {
  return [operations.createVideo, operations.createMusic, operations.createImage].map(
    (operation) => ({
      operationId: operation.operationId,
      kind: 'callbacks' as const,
      name: 'a job calls back when it has ended',
      run: (deployment: Deployment) => calledBack(deployment, operation),
    }),
  );
}

async function calledBack(deployment: Deployment, operation: Operation): Promise<Finding> {
  const receiver = await openReceiver(deployment.target.callbackHost);
  try {
    return await created(deployment, operation, receiver);
  } finally {
    await receiver.stop();
  }
}

async function created(
  deployment: Deployment,
  operation: Operation,
  receiver: CallbackReceiver,
): Promise<Finding> {
  const parameter = callbackParameter(operation) ?? '';
  const [example = {}] = bodyExamples(operation).values();
  const asJob = 202 in operation.responses ? { Prefer: 'respond-async' } : {};
  const base = { ...example, ...asJob, [parameter]: `${receiver.url}/callback` };
  const fields = await aboutTestObjects(deployment, operation, base);
  deployment.objects.count();
  const creation = await judged(deployment, requestWith({ operation, fields }), [200, 202]);
  const isPrivate = violationsOf(creation.answer).some((one) => one.parameter === parameter);
  if (isPrivate) {
    return skipped(
      `the deployment calls no such address back (${receiver.url}); --callback-host gives another`,
    );
  }
  const jobId = jobIdIn(creation.answer.json);
  if (jobId === undefined) return creation;
  return delivered(deployment, jobId, receiver);
}

async function delivered(
  deployment: Deployment,
  jobId: string,
  receiver: CallbackReceiver,
): Promise<Finding> {
  const { patienceMs } = deployment.target;
  const first = await receiver.next(patienceMs);
  if (first === undefined) return found([{ expected: 'a callback', found: 'none in time' }]);
  const wrong = await callbackBreaches(deployment, jobId, first);
  const redeliver = requestWith({ operation: operations.redeliverCallback, fields: { jobId } });
  const again = await judged(deployment, redeliver, [200]);
  const second = await receiver.next(patienceMs);
  const report = requestWith({ operation: operations.getCallback, fields: { jobId } });
  const reported = await judged(deployment, report, [200]);
  const id = textInside(reported.answer.json, 'data', 'webhookId');
  return found([
    ...wrong,
    ...again.breaches,
    ...reported.breaches,
    ...withCurl(deployment, redeliver, repetitionBreaches(first, second)),
    ...withCurl(deployment, report, differs(first.headers['webhook-id'], id)),
  ]);
}

function repetitionBreaches(first: ReceivedCallback, second: ReceivedCallback | undefined) {
  if (second === undefined) return [{ expected: 'the callback again', found: 'none in time' }];
  return differs(first.headers['webhook-id'], second.headers['webhook-id']);
}

function differs(expected: unknown, came: unknown): readonly Breach[] {
  return expected === came ? [] : [{ expected: String(expected), found: String(came) }];
}

async function callbackBreaches(
  deployment: Deployment,
  jobId: string,
  callback: ReceivedCallback,
): Promise<readonly Breach[]> {
  const request = requestWith({ operation: operations.getCallbackSecrets, fields: {} });
  const { answer } = await judged(deployment, request, [200]);
  const secrets = listInside(answer.json, 'data', 'secrets')
    .map((one) => inside(one, 'secret'))
    .filter((secret) => typeof secret === 'string');
  const record = await untilEnded(deployment, jobId);
  const body = parsed(callback.body);
  const isOf = comparable(body) === comparable(record);
  const isRecent = Math.abs(Number(callback.headers['webhook-timestamp']) - nowSeconds()) < MINUTES;
  return [
    ...(isSigned(callback, secrets)
      ? []
      : [{ expected: "a signature with the account's secret", found: signatureText(callback) }]),
    ...(isOf
      ? []
      : [{ expected: `what the lookup answers: ${JSON.stringify(record)}`, found: callback.body }]),
    ...(isRecent
      ? []
      : [{ expected: 'a recent webhook-timestamp', found: signatureText(callback) }]),
  ];
}

/** The age in seconds above which receivers reject a callback, as Standard Webhooks recommends. */
const MINUTES = 300;

function nowSeconds(): number {
  return Date.now() / 1000;
}

function signatureText({ headers }: ReceivedCallback): string {
  return ['webhook-id', 'webhook-timestamp', 'webhook-signature']
    .map((name) => `${name}: ${String(headers[name] ?? 'none')}`)
    .join(', ');
}
