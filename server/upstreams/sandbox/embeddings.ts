import { setImmediate as othersTurn } from 'node:timers/promises';
import { textsOf } from '../embeddings/input-tokens.ts';
import type { EmbeddingUpstream } from '../port/embeddings.ts';
import { failed, type UpstreamFailure } from '../port/outcome.ts';
import { countTokens } from './conversation.ts';
import {
  askedFailure,
  beSlow,
  readDirectives,
  TRUNCATED,
  withoutDirectives,
} from './directives.ts';
import { textVector } from './text-vector.ts';

/** Approximately the input limits of common public models. */
const MAX_CHARACTERS = 32_768;
const MAX_TOKENS = 8192;

/** Generated vectors: texts that share words have similar vectors. Directives are read from the last text. */
export const sandboxEmbeddings: EmbeddingUpstream = {
  async embed({ body: { input, dimensions } }, { model, signal }) {
    const texts = textsOf(input).map(textOrTokens);
    const failure = tooLong(texts) ?? (await rehearsed(texts.at(-1) ?? '', signal));
    if (failure !== undefined) return failed(failure);
    const length = typeof dimensions === 'number' ? dimensions : undefined;
    const data: object[] = [];
    let tokens = 0;
    for (const [index, text] of texts.entries()) {
      data.push({ object: 'embedding', index, embedding: textVector(plain(text), length) });
      tokens += typeof text === 'string' ? countTokens(text) : text.length;
      await othersTurn();
    }
    const usage = { prompt_tokens: tokens, total_tokens: tokens };
    return { ok: true, value: { body: { object: 'list', data, model, usage } } };
  },
};

type TextOrTokens = string | readonly unknown[];

function textOrTokens(text: unknown): TextOrTokens {
  return Array.isArray(text) ? text : String(text);
}

function plain(text: TextOrTokens): TextOrTokens {
  return typeof text === 'string' ? withoutDirectives(text) : text;
}

function tooLong(texts: readonly TextOrTokens[]): UpstreamFailure | undefined {
  const isLong = (text: TextOrTokens) =>
    text.length > (typeof text === 'string' ? MAX_CHARACTERS : MAX_TOKENS);
  return texts.some(isLong) ? TOO_LONG : undefined;
}

const TOO_LONG: UpstreamFailure = {
  kind: 'refused',
  message: `input has a text that is too long for the sandbox, which takes ${MAX_CHARACTERS} characters, or ${MAX_TOKENS} tokens, of each.`,
  parameter: 'input',
};

/** Carries out the directives of a text; returns the failure that they request, if any. */
async function rehearsed(
  text: TextOrTokens,
  signal: AbortSignal,
): Promise<UpstreamFailure | undefined> {
  const directives = readDirectives(typeof text === 'string' ? text : '');
  await beSlow(directives, signal);
  return directives.truncated ? TRUNCATED : askedFailure(directives);
}
