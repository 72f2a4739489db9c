import { type Call, calls } from '../../../../generated/calls.ts';
import type { Ask } from '../../../connection.ts';
import { bodyOf, type FormRequest } from '../../forms/form-request.ts';

/** A way to ask for an operation. */
export type Way = 'usual' | 'quote' | 'job' | 'stream';

type Ways = Readonly<Partial<Record<Way, Call>>>;

/**
 * What asks the contract's client for a request.
 *
 * @param onAnswer - told the answer, before it is read
 * @throws where the operation cannot be asked for in that way
 */
export function askFor(
  request: FormRequest,
  way: Way,
  onAnswer: (response: Response) => void = () => undefined,
): Ask<unknown> {
  const { operationId } = request.form;
  const all: Readonly<Record<string, Ways>> = calls;
  const call = all[operationId]?.[way];
  if (call === undefined) throw new Error(`${operationId} has no way called ${way}.`);
  const input = { parameters: request.parameters, body: bodyOf(request) };
  return async (client, options) => {
    const answer = await call(client, input, options);
    onAnswer(answer.response);
    return answer;
  };
}
