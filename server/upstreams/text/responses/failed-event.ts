import { fieldsIn } from '../../../foundation/json-object.ts';
import type { FailedEvent } from '../../port/text.ts';
import { errorText } from '../upstream-words.ts';
import { errorOfResponse } from './failure.ts';

/** The code of an error that the upstream gives none; the interface requires one. */
const UNKNOWN = 'server_error';

/**
 * Writes the event of a failed response, with the message of its error changed, and a code if the upstream's says
 * nothing. The rest of the response holds what the caller has written and what has been answered, and stays as it is.
 */
export function writeFailedEvent(
  { name, data, fields }: FailedEvent,
  change: (message: string) => string,
): string {
  const error = errorOfResponse(fields.response);
  const { message, code } = error;
  const told = {
    message: typeof message === 'string' ? change(message) : message,
    code: typeof code === 'string' ? (errorText(code) ?? UNKNOWN) : code,
  };
  const isSame = told.message === message && told.code === code;
  const response = { ...fieldsIn(fields.response), error: { ...error, ...told } };
  const lines = isSame ? data.split('\n') : [JSON.stringify({ ...fields, response })];
  const named = name === undefined ? [] : [`event: ${name}`];
  return `${[...named, ...lines.map((line) => `data: ${line}`)].join('\n')}\n\n`;
}
