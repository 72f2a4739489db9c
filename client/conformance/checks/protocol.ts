import { operations } from '../../../generated/operations.ts';
import type { Operation, Validator } from '../../../generated/shapes.ts';
import { validateProblem, validateProblemV1 } from '../../../generated/validators.js';
import type { Answer } from '../answer.ts';
import type { Check } from '../check.ts';
import { allOperations, takes } from '../contract.ts';
import type { Deployment } from '../deployment.ts';
import { type Breach, type Finding, found, skipped, together } from '../finding.ts';
import { type CheckRequest, requestWith } from '../request.ts';
import { faultsText, judged, shown, violationsOf } from '../verdict.ts';
import { neededExamples } from './rules.ts';

/** Checks that apply to every operation. */
export function protocolChecks(): readonly Check[] {
  return [
    ...allOperations.flatMap((operation) => [
      ...keyChecks(operation),
      ...methodChecks(operation),
      ...bodyChecks(operation),
      ...repetitionChecks(operation),
    ]),
    ...jobLookups().map(unknownJobCheck),
    check(operations.getAccount, 'a wrong key is 401', wrongKey),
    check(
      operations.getHealth,
      'an unknown path is 404',
      unknownPath('/nothing/here', validateProblem),
    ),
    check(
      operations.listModels,
      'an unknown path is 404',
      unknownPath('/v1/nothing/here', validateProblemV1),
    ),
  ];
}

function check(
  { operationId }: Operation,
  name: string,
  run: (deployment: Deployment) => Promise<Finding>,
): Check {
  return { operationId, kind: 'protocol', name, run };
}

/** A request with the contract's example path parameters; it is not meant to succeed. */
function bare(operation: Operation): CheckRequest {
  return requestWith({ operation, fields: neededExamples(operation) });
}

function keyChecks(operation: Operation): readonly Check[] {
  if (operation.keys.length === 0 && operation.session === undefined) return [];
  return [
    check(operation, 'nobody is 401', (deployment) =>
      judged(deployment, { ...bare(operation), isAnonymous: true }, [401]),
    ),
  ];
}

async function wrongKey(deployment: Deployment): Promise<Finding> {
  const operation = operations.getAccount;
  const [{ header, prefix }] = operation.keys;
  const headers = { [header]: `${prefix}a-key-that-nobody-has` };
  return judged(deployment, { ...bare(operation), isAnonymous: true, headers }, [401]);
}

function methodChecks(operation: Operation): readonly Check[] {
  const others = allOperations
    .filter(({ path }) => path === operation.path)
    .map(({ method }) => method);
  const method = ['PUT', 'DELETE', 'PATCH'].find((one) => !others.some((other) => other === one));
  const wrong = method === undefined ? [] : [wrongMethod(operation, method)];
  const isPlain = operation.method === 'GET' && operation.parameters === undefined;
  return isPlain && operation.session?.tokenHeader === undefined && !isForPeople(operation)
    ? [...wrong, headCheck(operation)]
    : wrong;
}

function isForPeople({ keys, session }: Operation): boolean {
  return keys.length === 0 && session !== undefined;
}

function wrongMethod(operation: Operation, method: string): Check {
  return check(operation, 'another method is 405', async (deployment) => {
    const { body: _, ...request } = { ...bare(operation), method };
    const answer = await deployment.send(request);
    const allow = answer.headers.get('allow') ?? '';
    const breaches = [
      ...outsideBreaches(answer, 405, problemOf(operation)),
      ...(allow.includes(operation.method)
        ? []
        : [{ expected: `a header allow with ${operation.method}`, found: `'${allow}'` }]),
    ];
    return withRequest(deployment, request, breaches);
  });
}

function headCheck(operation: Operation): Check {
  return check(operation, 'HEAD is answered as GET, without a body', async (deployment) => {
    const get = await deployment.send(bare(operation));
    return judged(deployment, { ...bare(operation), method: 'HEAD' }, [get.status]);
  });
}

function unknownPath(path: string, validate: Validator) {
  return async (deployment: Deployment): Promise<Finding> => {
    const request = { ...bare(operations.getHealth), path };
    const answer = await deployment.send(request);
    return withRequest(deployment, request, outsideBreaches(answer, 404, validate));
  };
}

function problemOf({ problems }: Operation): Validator {
  return problems === 'ProblemV1' ? validateProblemV1 : validateProblem;
}

/** Checks the response to a request that matches no operation. */
function outsideBreaches(answer: Answer, status: number, validate: Validator): readonly Breach[] {
  if (answer.status !== status) return [{ expected: `status ${status}`, found: shown(answer) }];
  const isShaped = validate(answer.json);
  const faults = faultsText(validate.errors ?? []);
  return [
    ...(isShaped
      ? []
      : [{ expected: `an error in the contract's shape: ${faults}`, found: shown(answer) }]),
    ...(answer.headers.has('x-request-id')
      ? []
      : [{ expected: 'the header x-request-id', found: 'none' }]),
  ];
}

function withRequest(
  deployment: Deployment,
  request: CheckRequest,
  breaches: readonly Breach[],
): Finding {
  return found(breaches.map((one) => ({ ...one, request: deployment.curl(request) })));
}

function bodyChecks(operation: Operation): readonly Check[] {
  if (!('application/json' in operation.bodies)) return [];
  const withText = (text: string, mediaType: string): CheckRequest => ({
    ...bare(operation),
    body: { kind: 'text', text, mediaType },
  });
  return [
    check(operation, 'another media type is 415', (deployment) =>
      judged(deployment, withText('prompt: a lighthouse', 'application/yaml'), [415]),
    ),
    check(operation, 'what is no JSON is refused', (deployment) =>
      bodyRefused(deployment, withText('{"prompt": ', 'application/json')),
    ),
    check(operation, 'what is no object is refused', (deployment) =>
      judged(deployment, withText('[]', 'application/json'), [400]),
    ),
    ...sizeChecks(operation, withText),
  ];
}

async function bodyRefused(deployment: Deployment, request: CheckRequest): Promise<Finding> {
  const { answer, ...finding } = await judged(deployment, request, [400]);
  if (finding.breaches.length > 0 || finding.skipped !== undefined) return finding;
  const rules = violationsOf(answer).map(({ rule }) => rule);
  return rules.includes('body')
    ? finding
    : withRequest(deployment, request, [{ expected: 'a violation of body', found: shown(answer) }]);
}

/** Larger bodies are not sent only to be refused. */
const MAX_SENT_BYTES = 2 ** 21;

function sizeChecks(
  operation: Operation,
  withText: (text: string, mediaType: string) => CheckRequest,
): readonly Check[] {
  const { bodyBytes } = operation.limits;
  if (bodyBytes > MAX_SENT_BYTES) return [];
  return [
    check(operation, `a body above ${bodyBytes} bytes is 413`, (deployment) => {
      const text = JSON.stringify({ prompt: 'a'.repeat(bodyBytes) });
      return judged(deployment, withText(text, 'application/json'), [413]);
    }),
  ];
}

/** Checks that a repeated idempotency key returns the first result, and is rejected for a different request. */
function repetitionChecks(operation: Operation): readonly Check[] {
  if (!takes(operation, 'Idempotency-Key')) return [];
  return [
    check(operation, 'the same request under its key is answered the same', async (deployment) => {
      const first = await deployment.objects.created(operation);
      if (first.answer.status !== 200) return skipped('the first request was not answered');
      const again = await judged(deployment, first.request, [200]);
      const isSame = withoutQueries(again.answer) === withoutQueries(first.answer);
      const breach = { expected: shown(first.answer), found: shown(again.answer) };
      return together([again, withRequest(deployment, first.request, isSame ? [] : [breach])]);
    }),
    check(operation, 'another request under its key is 409', async (deployment) => {
      const { request, answer } = await deployment.objects.created(operation);
      if (answer.status !== 200) return skipped('the first request was not answered');
      return judged(deployment, changed(request), [409]);
    }),
  ];
}

/** The text of a response without URL queries, which differ when file URLs are signed again. */
function withoutQueries({ text }: Answer): string {
  return text.replace(/(https?:\/\/[^"?]+)\?[^"]*/g, '$1');
}

/** A request that differs in one word and is equally valid. */
function changed(request: CheckRequest): CheckRequest {
  const { body } = request;
  if (body?.kind === 'form') {
    const fields = Object.entries(body.fields).map(([name, value]) => [name, otherFile(value)]);
    return { ...request, body: { ...body, fields: Object.fromEntries(fields) } };
  }
  if (body?.kind !== 'json') return request;
  const text = JSON.stringify(body.value).replace(
    /"((?:llm_description_)?prompt)":"/,
    '"$1":"Also: ',
  );
  return { ...request, body: { kind: 'json', value: JSON.parse(text) } };
}

/** A different file of the same length: a few of its last bytes differ. */
function otherFile(base64: unknown): string {
  return String(base64).replace(/.{4}(.{4})$/, 'AAAA$1');
}

function jobLookups(): readonly Operation[] {
  return allOperations.filter(
    (operation) => takes(operation, 'jobId') && 404 in operation.responses,
  );
}

function unknownJobCheck(operation: Operation): Check {
  const fields = { jobId: '00000000-0000-7000-8000-000000000000' };
  return check(operation, 'an unknown job is 404', (deployment) =>
    judged(deployment, requestWith({ operation, fields }), [404]),
  );
}
