import type { Conversation, TextPart, Verbosity } from '../conversation.ts';
import { OBJECT_ALONE } from '../spoken-object.ts';

/**
 * What a caller asks for that the interface has no parameter for, and a model can be told in words instead: a JSON object of
 * any shape, which the interface has by a schema alone, and an answer that is shorter or longer than usual.
 */
export function wishesInWords({ answersInJson, verbosity }: Conversation): readonly TextPart[] {
  const wishes = [
    ...(verbosity === undefined ? [] : [VERBOSITIES[verbosity]]),
    ...(answersInJson === true ? [OBJECT_ALONE] : []),
  ];
  return wishes.map((text) => ({ kind: 'text', text }));
}

const VERBOSITIES = {
  low: 'Keep your answers short: say what is asked for and little more.',
  high: 'Answer at length: explain what you say, and give details and examples where they help.',
} as const satisfies Readonly<Record<Verbosity, string>>;
