import {
  type Conversation,
  type Effort,
  THINKING_EFFORTS,
  type ToolChoice,
  type Verbosity,
} from './conversation.ts';
import { Fields } from './fields.ts';

/**
 * Reads of which person a request is, as OpenAI's two interfaces say it: `safety_identifier` is the newer name of what
 * `user` says.
 *
 * @throws Untranslatable
 */
export function readPerson(fields: Fields): string | undefined {
  const user = fields.text('user');
  const identifier = fields.text('safety_identifier');
  if (user !== undefined && identifier !== undefined && user !== identifier) {
    fields.refuse('user', 'must be the same as safety_identifier, its newer name.');
  }
  return identifier ?? user;
}

/**
 * Reads how hard the model is to think.
 *
 * @param name - the field that says so
 * @throws Untranslatable
 */
export function readEffort(fields: Fields, name: string): Effort | undefined {
  const word = fields.text(name);
  if (word === undefined || word === 'none' || word === 'minimal') return word;
  const effort = THINKING_EFFORTS.find((known) => known === word);
  return (
    effort ?? fields.refuse(name, `must be none or one of ${THINKING_EFFORTS.join(', ')} here.`)
  );
}

/** @throws Untranslatable */
export function readServiceTier(fields: Fields): Conversation['serviceTier'] {
  const tier = fields.text('service_tier');
  if (tier === undefined || tier === 'auto') return tier;
  if (tier === 'default') return 'standard';
  return fields.refuse('service_tier');
}

/** @throws Untranslatable */
export function readVerbosity(fields: Fields): Verbosity | undefined {
  const word = fields.text('verbosity');
  if (word === undefined || word === 'medium') return undefined;
  return word === 'low' || word === 'high' ? word : fields.refuse('verbosity');
}

/** What a request says of the form of its answer's text. */
export type AnswerFormat = Pick<Conversation, 'answerSchema' | 'answersInJson'>;

/**
 * Reads whether the model is to call a tool, and which.
 *
 * @param readName - reads which one, out of the fields of a choice that is no word
 * @throws Untranslatable
 */
export function readToolChoice(
  fields: Fields,
  readName: (named: Fields) => string,
): ToolChoice | undefined {
  const choice = fields.take('tool_choice');
  if (choice === undefined) return undefined;
  if (choice === 'auto' || choice === 'none') return { kind: choice };
  if (choice === 'required') return { kind: 'any' };
  if (typeof choice === 'string') return fields.refuse('tool_choice');
  const named = new Fields(choice, 'tool_choice');
  const name = readName(named);
  named.close();
  return { kind: 'tool', name };
}
