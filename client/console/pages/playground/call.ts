import { type Call, calls } from '../../../../generated/calls.ts';
import type { Ask } from '../../../connection.ts';
import { bodyOf, type FormRequest } from '../../forms/form-request.ts';

/** The variant of a call to an operation. */
export type Way = 'usual' | 'quote' | 'job' | 'stream';

type Ways = Readonly<Partial<Record<Way, Call>>>;

/**
 * Returns the function that sends a request with the contract's client.
 *
 * @param onAnswer - called with the response before its body is read
 * @throws Error if the operation cannot be called in that way
 */
export function askFor(
  request: FormRequest,
  way: Way,
  onAnswer: (response: Response) => void = () => undefined,
): Ask<unknown> {
  const { operationId } = request.form;
  const all: Readonly<Record<string, Ways>> = calls;
  const call = all[operationId]?.[way];
  if (call === undefined) throw new Error(`${operationId} cannot be called as ${way}.`);
  const input = { parameters: request.parameters, body: bodyOf(request) };
  return async (client, options) => {
    const answer = await call(client, input, options);
    onAnswer(answer.response);
    return answer;
  };
}
