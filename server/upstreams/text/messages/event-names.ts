import { parseObject } from '../../../foundation/json-object.ts';
import type { RawEvent } from '../server-sent-events.ts';

/** Matches complete events, one of which does not begin with its name. */
export const NAMELESS = /(?:^|\n\n)(?!event:|$)/;

/** A type that can be written as a name. */
const NAME = /^\w+$/;
/** A byte order mark, and line ends left over from the event before. */
const BEFORE = /^[\ufeff\r\n]+/;

/**
 * The text of an event with its name, if the upstream omits it: the vendor's SDKs ignore events without a name.
 * `undefined` if the event has one.
 */
export function withName({ event, data, raw }: RawEvent): string | undefined {
  if (event !== undefined || data === '') return undefined;
  const type = parseObject(data)?.type;
  if (typeof type !== 'string' || !NAME.test(type)) return undefined;
  return `event: ${type}\n${raw.replace(BEFORE, '')}`;
}
