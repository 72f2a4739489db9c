import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { failed } from '../port/outcome.ts';
import { type TextUpstream, UpstreamBroke } from '../port/text.ts';
import { answerTo } from './answer.ts';
import { chatForm } from './chat-form.ts';
import { lastWords, readConversation } from './conversation.ts';
import { askedFailure, beSlow, readDirectives, TRUNCATED } from './directives.ts';
import { messagesForm } from './messages-form.ts';

/** The pause before each chunk of a streamed answer, as with a real model. */
const PIECE_PAUSE_MS = 10;

/** Generated text: an answer that reflects the turns. */
export function sandboxText(now: () => Date): TextUpstream {
  return {
    interfaces: ['chat-completions', 'messages'],
    async answer(request, { signal }) {
      const conversation = readConversation(request.body);
      const directives = readDirectives(lastWords(conversation));
      await beSlow(directives, signal);
      const failure = askedFailure(directives);
      if (failure !== undefined) return failed(failure);
      const isOfMessages = request.interface === 'messages';
      const length = isOfMessages ? 1 : conversation.count;
      const answers = Array.from({ length }, (_, index) => answerTo(conversation, index));
      const form = isOfMessages ? messagesForm : chatForm(now(), request.body);
      const answered = { conversation, answers };
      if (request.stream) {
        const isTruncated = directives.truncated;
        const events = paced(form.events(answered), { signal, isTruncated });
        const bytes = Readable.from(events, { objectMode: false });
        return { ok: true, value: { kind: 'stream', bytes } };
      }
      if (directives.truncated) return failed(TRUNCATED);
      return { ok: true, value: { kind: 'whole', body: form.whole(answered) } };
    },
  };
}

/** Sends events with pauses; a truncated answer breaks off after half of them. */
async function* paced(
  events: readonly string[],
  { signal, isTruncated }: { readonly signal: AbortSignal; readonly isTruncated: boolean },
): AsyncIterable<Uint8Array> {
  const count = isTruncated ? Math.ceil(events.length / 2) : events.length;
  for (const event of events.slice(0, count)) {
    yield Buffer.from(event);
    await sleep(PIECE_PAUSE_MS, undefined, { signal });
  }
  if (isTruncated) throw new UpstreamBroke(TRUNCATED.message);
}
