import type { OperationId } from '../../../generated/operations.ts';
import { requests } from '../../../generated/requests.ts';
import type { Operation } from '../../../generated/shapes.ts';
import type { JsonObject, Violation } from '../../../openapi/validation/outcome.ts';
import { checkBody, checkParameters } from '../../../openapi/validation/requests.ts';
import { type Faults, isWithin } from './field-errors.ts';
import type { FormRequest } from './form-request.ts';

const UNFINISHED = 'This is not valid JSON: a list or an object.';

/** Validates a form's request as the gateway will, with the same error messages. */
export function violationsOf(request: FormRequest): Faults {
  const { unfinished } = request;
  const found = contractViolations(request);
  if (unfinished.length === 0) return found;
  // What the contract says of an unfinished text says nothing of the JSON that is meant.
  const others = found.filter(
    ({ parameter }) => !unfinished.some((path) => isWithin(parameter, path)),
  );
  return [...others, ...unfinished.map((parameter) => ({ parameter, message: UNFINISHED }))];
}

function contractViolations(request: FormRequest): readonly Violation[] {
  const { form, variant, parameters, fields, files } = request;
  const checks = checksOf(form.operationId);
  const beside =
    checks?.parameters === undefined
      ? []
      : violationsIn(checkParameters(checks.parameters, parameters));
  const body = variant === undefined ? undefined : checks?.bodies[variant.mediaType];
  if (body === undefined) return beside;
  // As in the gateway's own validation of a form, an empty text stands for each file.
  const stands = (variant?.fields ?? []).flatMap(({ name, kind }) => {
    const list = files[name];
    if (list === undefined) return [];
    return [[name, kind === 'file' ? '' : list.map(() => '')] as const];
  });
  const document = { ...fields, ...Object.fromEntries(stands) };
  return [...beside, ...violationsIn(checkBody(body, document))];
}

/** Validates a JSON body as the gateway will. */
export function violationsOfBody(operationId: OperationId, body: JsonObject): readonly Violation[] {
  const check = checksOf(operationId)?.bodies['application/json'];
  return check === undefined ? [] : violationsIn(checkBody(check, body));
}

type Checks = Pick<Operation, 'parameters' | 'bodies'>;

function checksOf(operationId: string): Checks | undefined {
  const all: Readonly<Record<string, Checks>> = requests;
  return all[operationId];
}

function violationsIn(
  checked: ReturnType<typeof checkBody> | ReturnType<typeof checkParameters>,
): readonly Violation[] {
  return checked.ok ? [] : checked.refusal.violations;
}
