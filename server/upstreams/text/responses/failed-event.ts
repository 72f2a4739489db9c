import { fieldsIn, parseObject } from '../../../foundation/json-object.ts';
import type { ServerSentEvent } from '../server-sent-events.ts';
import { errorOfResponse } from './failure.ts';

const NAME = 'event: ';
const DATA = 'data: ';

/** Writes the event of a failed response. */
export function writeFailedEvent({ event, data }: ServerSentEvent): string {
  const name = event === undefined ? [] : [`${NAME}${event}`];
  return `${[...name, ...data.split('\n').map((line) => `${DATA}${line}`)].join('\n')}\n\n`;
}

/**
 * The event of a failed response with the message of its error changed. The rest of the response holds what the caller
 * has written and what has been answered, and stays as it is.
 *
 * @param written - as `writeFailedEvent` writes it
 */
export function withErrorMessage(written: string, change: (message: string) => string): string {
  const lines = written.split('\n');
  const said = parseObject(after(DATA, lines).join('\n'));
  const error = errorOfResponse(said?.response);
  const { message } = error;
  if (typeof message !== 'string' || change(message) === message) return written;
  const response = { ...fieldsIn(said?.response), error: { ...error, message: change(message) } };
  const [event] = after(NAME, lines);
  return writeFailedEvent({ event, data: JSON.stringify({ ...said, response }) });
}

function after(start: string, lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
}
