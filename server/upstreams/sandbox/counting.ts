import { failed } from '../port/outcome.ts';
import type { CountingUpstream } from '../port/text.ts';
import { lastWords, readConversation } from './conversation.ts';
import { askedFailure, beSlow, readDirectives } from './directives.ts';

/** Counts the input tokens that the answer to the conversation would report. Moderation applies to answers only. */
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
