import type { Conversation, TextPart, Verbosity } from '../conversation.ts';
import { OBJECT_ALONE } from '../spoken-object.ts';

/**
 * Instructions for options that the interface has no parameter for: a JSON object of any shape, which it supports only
 * with a schema, and the verbosity.
 */
export function settingsAsInstructions({
  answersInJson,
  verbosity,
}: Conversation): readonly TextPart[] {
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
