import { createHash } from 'node:crypto';
import { withoutDirectives } from './directives.ts';

/** A conversation as the sandbox understands it. */
export interface Conversation {
  readonly model: string;
  readonly system: string;
  readonly turns: readonly Turn[];
  /** The most tokens to make. */
  readonly maxTokens: number;
  /** Tokens of everything that was said. */
  readonly inputTokens: number;
  /** The same for the same conversation. */
  readonly fingerprint: string;
}

interface Turn {
  readonly role: string;
  readonly text: string;
}

/** An answer in pieces, as a model makes it. */
export interface Answer {
  readonly pieces: readonly string[];
  readonly outputTokens: number;
  /** Whether the answer would have gone on. */
  readonly isCut: boolean;
}

const QUOTE_LENGTH_UP_TO = 160;

/** Reads a conversation out of the body of either interface. */
export function readConversation(body: Readonly<Record<string, unknown>>): Conversation {
  const messages = Array.isArray(body.messages) ? body.messages : [];
  const turns = messages.map((message: unknown) => ({
    role: String(field(message, 'role')),
    text: textOf(field(message, 'content')),
  }));
  const isInstruction = ({ role }: Turn): boolean => role === 'system' || role === 'developer';
  const instructions = turns.filter(isInstruction).map(({ text }) => text);
  const system = [textOf(body.system), ...instructions].filter((text) => text !== '').join('\n');
  const limit = Number(body.max_completion_tokens ?? body.max_tokens);
  return {
    model: String(body.model),
    system,
    turns: turns.filter((turn) => !isInstruction(turn)),
    maxTokens: Number.isFinite(limit) && limit > 0 ? limit : Number.POSITIVE_INFINITY,
    inputTokens: [system, ...turns.filter((turn) => !isInstruction(turn)).map(({ text }) => text)]
      .map(countTokens)
      .reduce((sum, count) => sum + count, 0),
    fingerprint: createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16),
  };
}

/** What the caller said last; directives are read from it. */
export function lastWords({ turns }: Conversation): string {
  return turns.findLast(({ role }) => role === 'user')?.text ?? '';
}

/** Answers a conversation: it says what it has understood, so that a reader sees that every turn arrived. */
export function answerTo(conversation: Conversation): Answer {
  const { turns, system, maxTokens } = conversation;
  const said = quote(lastWords(conversation));
  const earlier = turns.filter(({ role }) => role === 'user').slice(0, -1);
  const sentences = [
    said === '' ? 'You said nothing that I can read.' : `You said: “${said}”.`,
    ...(earlier.length === 0
      ? []
      : [`Before that you said: ${earlier.map(({ text }) => `“${quote(text)}”`).join(', ')}.`]),
    ...(system === '' ? [] : [`I was told: “${quote(system)}”.`]),
    `This is the sandbox speaking as ${conversation.model}; a real model would answer here.`,
  ];
  const pieces = sentences.join(' ').match(/\s*\S+/gu) ?? [];
  return cutAfter(pieces, maxTokens);
}

function cutAfter(pieces: readonly string[], maxTokens: number): Answer {
  let outputTokens = 0;
  const kept: string[] = [];
  for (const piece of pieces) {
    const tokens = countTokens(piece);
    if (outputTokens + tokens > maxTokens) return { pieces: kept, outputTokens, isCut: true };
    outputTokens += tokens;
    kept.push(piece);
  }
  return { pieces: kept, outputTokens, isCut: false };
}

/** Counts about what a tokenizer would: up to four letters a token, and each other sign. */
export function countTokens(text: string): number {
  return text.match(/[\p{L}\p{N}]{1,4}|[^\s\p{L}\p{N}]/gu)?.length ?? 0;
}

function quote(text: string): string {
  const plain = withoutDirectives(text).replace(/\s+/g, ' ').trim();
  const characters = Array.from(plain);
  return characters.length <= QUOTE_LENGTH_UP_TO
    ? plain
    : `${characters.slice(0, QUOTE_LENGTH_UP_TO).join('')}…`;
}

/** The text of a content: a string, or the text blocks of a list; other blocks are named. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((block: unknown) => {
      const text = field(block, 'text');
      return typeof text === 'string' ? text : `(${String(field(block, 'type'))})`;
    })
    .join(' ');
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
