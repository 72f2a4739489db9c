import {
  type Conversation,
  DEARER_TIERS,
  type Effort,
  type Tool,
  type Verbosity,
} from './conversation.ts';
import { EFFORTS, isEffort } from './efforts.ts';
import { Fields } from './fields.ts';

/**
 * Reads the end user's identifier in OpenAI's two interfaces: `safety_identifier` is the newer name of `user`.
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
 * Reads the reasoning effort.
 *
 * @param name - the field that holds it
 * @throws Untranslatable
 */
export function readEffort(fields: Fields, name: string): Effort | undefined {
  const word = fields.text(name);
  if (word === undefined || isEffort(word)) return word;
  return fields.refuse(name, `must be one of ${EFFORTS.join(', ')} here.`);
}

/** @throws Untranslatable */
export function readServiceTier(fields: Fields): Conversation['serviceTier'] {
  const tier = fields.text('service_tier');
  if (tier === undefined || tier === 'auto') return tier;
  if (tier === 'default') return 'standard';
  if (tier === 'flex') return tier;
  return DEARER_TIERS.find((known) => known === tier) ?? fields.refuse('service_tier');
}

/** @throws Untranslatable */
export function readVerbosity(fields: Fields): Verbosity | undefined {
  const word = fields.text('verbosity');
  if (word === undefined || word === 'medium') return undefined;
  return word === 'low' || word === 'high' ? word : fields.refuse('verbosity');
}

/**
 * Ignores cache parameters, which may lower the price of an answer and do not change it. A wrong type is still refused,
 * as by the vendor, so that a mistake shows for every model.
 *
 * @throws Untranslatable
 */
export function passOverCacheWishes(fields: Fields): void {
  fields.text('prompt_cache_key');
  fields.text('prompt_cache_retention');
  fields.object('prompt_cache_options');
}

/** The format of the answer's text. */
export type AnswerFormat = Pick<Conversation, 'answerSchema' | 'answersInJson'>;

/**
 * Reads the format of the answer's text.
 *
 * @param schemaIn - returns the fields that describe the schema, whose place differs between the two interfaces
 * @throws Untranslatable
 */
export function readFormat(format: Fields, schemaIn: (format: Fields) => Fields): AnswerFormat {
  const type = format.needText('type');
  if (type !== 'json_schema') {
    if (type !== 'text' && type !== 'json_object') format.refuse('type');
    format.close();
    return { answersInJson: type === 'json_object' };
  }
  const wanted = schemaIn(format);
  const answerSchema = {
    schema: wanted.need('schema', wanted.object('schema')),
    name: wanted.text('name'),
    description: wanted.text('description'),
    isStrict: wanted.flag('strict'),
  };
  wanted.close();
  format.close();
  return { answerSchema };
}

/** How one of the two interfaces names tools in `tool_choice`. */
export interface ChoiceWords {
  /** Reads the name of the chosen tool. */
  readonly readName: (named: Fields) => string;
  /** Returns the fields that list the tools of an `allowed_tools` choice. */
  readonly allowedIn: (choice: Fields) => Fields;
}

/** The tools of a request, and the tool choice. */
export type ToolUse = Pick<Conversation, 'tools' | 'toolChoice'>;

/**
 * Reads the tool choice. If only some of the tools are allowed, the others are removed, because no other interface can
 * express tools that may not be called.
 *
 * @param tools - all tools of the request
 * @throws Untranslatable
 */
export function readToolChoice(
  fields: Fields,
  tools: readonly Tool[],
  words: ChoiceWords,
): ToolUse {
  const choice = fields.take('tool_choice');
  if (choice === undefined) return { tools };
  if (typeof choice === 'string') {
    const kind = KINDS.get(choice) ?? fields.refuse('tool_choice');
    return { tools, toolChoice: { kind } };
  }
  const chosen = new Fields(choice, 'tool_choice');
  const use =
    chosen.text('type') === 'allowed_tools'
      ? readAllowed(words.allowedIn(chosen), tools, words)
      : { tools, toolChoice: { kind: 'tool', name: words.readName(chosen) } as const };
  chosen.close();
  return use;
}

const KINDS: ReadonlyMap<string, 'auto' | 'any' | 'none'> = new Map([
  ['auto', 'auto'],
  ['none', 'none'],
  ['required', 'any'],
]);

function readAllowed(
  fields: Fields,
  tools: readonly Tool[],
  { readName }: Pick<ChoiceWords, 'readName'>,
): ToolUse {
  const mode = fields.needText('mode');
  const kind = KINDS.get(mode);
  if (kind === undefined || kind === 'none') return fields.refuse('mode');
  const names = fields.list('tools', (value, at) => {
    const named = new Fields(value, at);
    const name = readName(named);
    named.close();
    if (tools.every((tool) => tool.name !== name)) fields.refuse('tools', NOT_ITS_OWN);
    return name;
  });
  if (names === undefined || names.length === 0) return fields.refuse('tools', NOT_ITS_OWN);
  fields.close();
  return { tools: tools.filter(({ name }) => names.includes(name)), toolChoice: { kind } };
}

const NOT_ITS_OWN = 'must name at least one tool, and none but those of the request.';
