import type { Fault, Operation, Validator } from '../../generated/shapes.ts';
import { isObject } from '../json-object.ts';
import type { Answer } from './answer.ts';
import { headersOf } from './contract.ts';
import type { Deployment } from './deployment.ts';
import { type Breach, type Finding, found, skipped } from './finding.ts';
import { headerFault } from './header-fault.ts';
import { textInside } from './json.ts';
import type { CheckRequest } from './request.ts';

/** A request and its response. */
export interface Exchange {
  readonly request: CheckRequest;
  readonly answer: Answer;
}

/** Statuses with which a deployment may always decline, each with its meaning. */
const DECLINES: Readonly<Record<number, string>> = {
  402: 'the account has too little quota',
  403: 'the key may not ask for this',
  408: 'the request took too long to arrive',
  429: 'too much has been asked',
  502: 'the upstream failed',
  503: 'the deployment could not answer just now',
  504: 'the upstream took too long',
};

/** Sends a request, and checks that the response has one of the statuses and conforms to the contract. */
export async function judged(
  deployment: Deployment,
  request: CheckRequest,
  statuses: readonly number[],
): Promise<Finding & { readonly answer: Answer }> {
  const answer = await deployment.send(request);
  const finding = judge({ request, answer }, statuses);
  const breaches = finding.breaches.map((breach) => ({
    ...breach,
    request: deployment.curl(request),
  }));
  return { ...finding, breaches, answer };
}

/** Checks a response: its status, and everything that the contract declares for that status. */
export function judge(exchange: Exchange, statuses: readonly number[]): Finding {
  const { answer } = exchange;
  const wrong = breachesOfAnswer(exchange);
  if (statuses.includes(answer.status)) return found(wrong);
  const reason = excuse(exchange);
  if (reason !== undefined) return wrong.length > 0 ? found(wrong) : skipped(reason);
  const expected = `status ${statuses.join(' or ')}`;
  return found([{ expected, found: shown(answer) }, ...wrong]);
}

/** The reason why a conforming deployment may not have done what was requested. */
function excuse({ request: { operation, isAnonymous }, answer }: Exchange): string | undefined {
  if (!(answer.status in operation.responses)) return undefined;
  // Without credentials, a request can neither lack quota nor be forbidden.
  if (isAnonymous === true && (answer.status === 402 || answer.status === 403)) return undefined;
  const message = textInside(answer.json, 'message') ?? '';
  if (answer.status === 404 && operation.models !== undefined && isAboutModel(answer)) {
    return `this deployment does not serve the model: ${message}`;
  }
  const meaning = DECLINES[answer.status];
  return meaning === undefined ? undefined : `${meaning} (${answer.status}): ${message}`;
}

/** The samples and songs named in the example of a music request do not exist either. */
function isAboutModel({ json }: Answer): boolean {
  return (
    /model/i.test(textInside(json, 'message') ?? '') &&
    !/sample|song/i.test(textInside(json, 'message') ?? '')
  );
}

/** Checks a response against what the contract declares for its status. */
export function breachesOfAnswer(exchange: Exchange): readonly Breach[] {
  const { answer } = exchange;
  const { operation } = exchange.request;
  const content = operation.responses[answer.status];
  if (content === undefined) {
    const known = Object.keys(operation.responses).join(', ');
    return [
      {
        expected: `a status that ${operation.operationId} can have (${known})`,
        found: shown(answer),
      },
    ];
  }
  return [...headerBreaches(operation, answer), ...contentBreaches(content, exchange)];
}

/** Checks the headers of a response. */
export function headerBreaches(
  operation: Operation,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
): readonly Breach[] {
  return headersOf(operation, status).flatMap(({ name, isRequired, schema }) => {
    const value = headers.get(name);
    if (value === null) {
      return isRequired ? [{ expected: `the header ${name}`, found: 'none' }] : [];
    }
    const fault = headerFault(value, schema);
    return fault === undefined
      ? []
      : [{ expected: `a header ${name} ${fault}`, found: `'${value}'` }];
  });
}

function contentBreaches(
  content: Readonly<Record<string, Validator | null>>,
  { request, answer }: Exchange,
): readonly Breach[] {
  const mediaTypes = Object.keys(content);
  if (request.method === 'HEAD' || mediaTypes.length === 0) {
    return answer.text === '' ? [] : [{ expected: 'no body', found: shown(answer) }];
  }
  if (!mediaTypes.some((range) => isInRange(answer.mediaType, range))) {
    const expected = `an answer of the type ${mediaTypes.join(' or ')}`;
    return [{ expected, found: `${answer.mediaType || 'no type'}: ${shown(answer)}` }];
  }
  const validate = content[answer.mediaType];
  return validate ? valueBreaches(validate, answer) : [];
}

/** Whether a media type is in a range, such as `image/*`, or is the very type (RFC 9110, section 12.5.1). */
function isInRange(mediaType: string, range: string): boolean {
  return range.endsWith('/*') ? mediaType.startsWith(range.slice(0, -1)) : mediaType === range;
}

function valueBreaches(validate: Validator, answer: Answer): readonly Breach[] {
  if (!answer.mediaType.endsWith('json')) return [];
  if (answer.json === undefined) return [{ expected: 'well-formed JSON', found: shown(answer) }];
  if (validate(answer.json)) return [];
  const expected = `a body that keeps its schema: ${faultsText(validate.errors ?? [])}`;
  return [{ expected, found: shown(answer) }];
}

const MAX_FAULTS_SHOWN = 5;

/** Describes validation faults. */
export function faultsText(faults: readonly Fault[]): string {
  return faults
    .filter(({ keyword }) => keyword !== 'if' && keyword !== 'oneOf' && keyword !== 'anyOf')
    .slice(0, MAX_FAULTS_SHOWN)
    .map(({ instancePath, keyword, params }) => {
      const place = instancePath === '' ? 'the whole' : instancePath;
      return `${place}: ${keyword} ${JSON.stringify(params)}`;
    })
    .join('; ');
}

const MAX_SHOWN_CHARACTERS = 400;

/** Summarizes a response. */
export function shown({ status, text }: Pick<Answer, 'status' | 'text'>): string {
  const short =
    text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text;
  return `${status} ${short}`.trim();
}

/** A violation listed in an error response. */
export interface ListedViolation {
  readonly parameter: string;
  readonly rule: string;
  readonly message: string;
}

/** The violations listed in an error response. */
export function violationsOf({ json }: Answer): readonly ListedViolation[] {
  const data = isObject(json) && isObject(json.data) ? json.data : {};
  const list = Array.isArray(data.violations) ? data.violations : [];
  return list.filter(isObject).map(({ parameter, rule, message }) => ({
    parameter: String(parameter),
    rule: String(rule),
    message: String(message),
  }));
}
