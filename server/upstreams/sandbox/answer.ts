import { type Conversation, countTokens, lastWords, wordsOfCaller } from './conversation.ts';
import { withoutDirectives } from './directives.ts';
import { specimenOf } from './specimen.ts';

/** A generated answer. */
export interface Answer {
  /** Its text, or the input of the tool that it calls, in chunks as streamed. */
  readonly pieces: readonly string[];
  readonly outputTokens: number;
  readonly ending: Ending;
}

/** Why an answer ended. */
export type Ending =
  | { readonly kind: 'end' | 'length' }
  | { readonly kind: 'sequence'; readonly sequence: string }
  | { readonly kind: 'call'; readonly name: string };

const MAX_QUOTE_LENGTH = 160;

/**
 * Answers a conversation. The answer quotes what was received, so that a reader sees that every turn arrived. If there
 * is a tool to call, it calls the tool first, with an input generated from its schema.
 *
 * @param index - the index among the requested answers
 */
export function answerTo(conversation: Conversation, index: number): Answer {
  const { tool, answerSchema, maxTokens, stopSequences } = conversation;
  if (maxTokens === 0) return { pieces: [], outputTokens: 0, ending: { kind: 'length' } };
  if (tool !== undefined) {
    const pieces = inPieces(JSON.stringify(specimenOf(tool.schema)));
    const outputTokens = countTokens(pieces.join(''));
    return { pieces, outputTokens, ending: { kind: 'call', name: tool.name } };
  }
  const text =
    answerSchema === undefined
      ? sentences(conversation, index).join(' ')
      : JSON.stringify(specimenOf(answerSchema) ?? {});
  const { kept, sequence } = upTo(stopSequences, text);
  return cutAfter(inPieces(kept), maxTokens, sequence);
}

function sentences(conversation: Conversation, index: number): readonly string[] {
  const { system, results, model, count } = conversation;
  const said = quote(lastWords(conversation));
  const earlier = wordsOfCaller(conversation).slice(0, -1);
  return [
    said === '' ? 'You said nothing that I can read.' : `You said: “${said}”.`,
    ...(earlier.length === 0 ? [] : [`Before that you said: ${listed(earlier)}.`]),
    ...(results.length === 0 ? [] : [`The tool answered: ${listed(results)}.`]),
    ...(system === '' ? [] : [`I was told: “${quote(system)}”.`]),
    ...(count === 1 ? [] : [`This is answer ${index + 1} of ${count}.`]),
    `This is the sandbox speaking as ${model}; a real model would answer here.`,
  ];
}

function listed(texts: readonly string[]): string {
  return texts.map((text) => `“${quote(text)}”`).join(', ');
}

function inPieces(text: string): readonly string[] {
  // Trailing blanks are removed, as the pattern would backtrack from each of them.
  return text.trimEnd().match(/\s*\S+/gu) ?? [];
}

/** Cuts the text before the first stop sequence that occurs in it. */
function upTo(
  sequences: readonly string[],
  text: string,
): { readonly kept: string; readonly sequence?: string } {
  const [first] = sequences
    .map((sequence) => ({ sequence, at: text.indexOf(sequence) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at);
  return first === undefined
    ? { kept: text }
    : { kept: text.slice(0, first.at), sequence: first.sequence };
}

function cutAfter(pieces: readonly string[], maxTokens: number, sequence?: string): Answer {
  let outputTokens = 0;
  const kept: string[] = [];
  for (const piece of pieces) {
    const tokens = countTokens(piece);
    if (outputTokens + tokens > maxTokens) {
      return { pieces: kept, outputTokens, ending: { kind: 'length' } };
    }
    outputTokens += tokens;
    kept.push(piece);
  }
  const ending: Ending = sequence === undefined ? { kind: 'end' } : { kind: 'sequence', sequence };
  return { pieces: kept, outputTokens, ending };
}

function quote(text: string): string {
  const plain = withoutDirectives(text).replace(/\s+/g, ' ').trim();
  const characters = Array.from(plain);
  return characters.length <= MAX_QUOTE_LENGTH
    ? plain
    : `${characters.slice(0, MAX_QUOTE_LENGTH).join('')}…`;
}
