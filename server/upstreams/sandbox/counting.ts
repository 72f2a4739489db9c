import { failed } from '../port/outcome.ts';
import type { CountingUpstream } from '../port/text.ts';
import { lastWords, readConversation } from './conversation.ts';
import { askedFailure, beSlow, readDirectives } from './directives.ts';

/** Counts what the answer to a conversation will say that it has read. Nothing is moderated before it is answered. */
export const sandboxCounting: CountingUpstream = {
  async count({ body }, { signal }) {
    const conversation = readConversation(body);
    const directives = readDirectives(lastWords(conversation));
    await beSlow(directives, signal);
    const failure = askedFailure({ ...directives, moderated: false });
    if (failure !== undefined) return failed(failure);
    return { ok: true, value: { body: { input_tokens: conversation.inputTokens } } };
  },
};
