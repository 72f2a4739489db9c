import { parseExactObject } from '../../../foundation/exact-json.ts';
import { isObject } from '../../../foundation/json-object.ts';
import { completeEach, having } from '../completing.ts';
import type { RawEvent } from '../server-sent-events.ts';
import { completeItem } from './answer-completion.ts';

// In JSON strings, quotation marks are escaped, so this matches only actual fields.
/** Matches an event with a role that is not the model's. It may be that of an instruction, which is right. */
export const OTHER_ROLE = /"role"\s*:(?!\s*"assistant")/;

/**
 * Corrects the role of the items of an event: programs send them back as turns of the model.
 *
 * @returns the corrected text of the event; `undefined` if it is fine
 */
export function correctRoles({
  event,
  data,
}: Pick<RawEvent, 'event' | 'data'>): string | undefined {
  const said = OTHER_ROLE.test(data) ? parseExactObject(data) : undefined;
  if (said === undefined) return undefined;
  const { item, response } = said;
  const corrected = having(said, {
    item: completeItem(item),
    response: isObject(response)
      ? having(response, { output: completeEach(response.output, completeItem) })
      : response,
  });
  if (corrected === said) return undefined;
  const name = event === undefined ? '' : `event: ${event}\n`;
  return `${name}data: ${JSON.stringify(corrected)}\n\n`;
}
