import { createParser } from 'eventsource-parser';
import type { Operation, Validator } from '../../generated/shapes.ts';
import { validateProblem } from '../../generated/validators.js';

/** A response of the gateway that violates the contract: a bug in the gateway. */
export class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
  constructor(operationId: string, detail: string) {
    super(`The answer of ${operationId} breaks the contract: ${detail}`);
  }
}

/** A JSON response to validate. */
interface AnswerToCheck {
  readonly status: number;
  readonly body: unknown;
  readonly mediaType?: string;
}

/** Validates a JSON response against the contract. */
export function checkAnswer(
  operation: Operation,
  { status, body, mediaType = 'application/json' }: AnswerToCheck,
): void {
  const response = operation.responses[status];
  const isCommon = status === 404 || status === 405;
  const validate = response?.[mediaType] ?? (isCommon ? validateProblem : undefined);
  if (validate === undefined) {
    throw new ContractBreach(operation.operationId, `it has no status ${status} with ${mediaType}`);
  }
  if (!validate(body)) throw new ContractBreach(operation.operationId, faultsOf(validate));
}

/**
 * Passes the events of a stream through, and validates each against the contract.
 *
 * @throws ContractBreach, which ends the stream
 */
export async function* checkedEvents(
  operation: Operation,
  events: AsyncIterable<string | Uint8Array>,
): AsyncIterable<string> {
  const { events: validate } = operation;
  const parser = createParser({
    onEvent({ event, data }) {
      if (validate === undefined || data === '[DONE]') return;
      const value: unknown = JSON.parse(data);
      if (!validate(value)) throw new ContractBreach(operation.operationId, faultsOf(validate));
      const type =
        typeof value === 'object' && value !== null && 'type' in value ? value.type : event;
      if (event !== undefined && event !== type) {
        throw new ContractBreach(
          operation.operationId,
          `the event ${String(type)} is sent as ${event}`,
        );
      }
    },
  });
  const decoder = new TextDecoder();
  for await (const whole of events) {
    const text = typeof whole === 'string' ? whole : decoder.decode(whole);
    parser.feed(text);
    yield text;
  }
}

function faultsOf({ errors }: Validator): string {
  return (errors ?? [])
    .map(({ instancePath, schemaPath }) => `${instancePath} (${schemaPath})`)
    .join(', ');
}
