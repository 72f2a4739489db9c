import type { UpstreamOutcome } from '../port/outcome.ts';
import type { TextAnswer, TextContext, TextInterface } from '../port/text.ts';
import type { AnswerDefaults } from '../text/completing.ts';
import { hasText, SIGNS } from '../text/usage.ts';
import { wholeForm } from '../text/whole-form.ts';
import { streamed } from './event-stream.ts';
import type { HttpCall, UpstreamHttp } from './upstream-http.ts';

/** A request for text. */
export interface TextCall extends Pick<AnswerDefaults, 'now'> {
  readonly call: HttpCall;
  readonly interface: TextInterface;
  readonly stream: boolean;
}

/** Sends a request for text, and reads the whole answer or begins to read the stream. */
export async function askForText(
  http: Pick<UpstreamHttp, 'ask' | 'askDocument' | 'judge'>,
  { call, stream, ...form }: TextCall,
  context: TextContext,
): Promise<UpstreamOutcome<TextAnswer>> {
  const whole = wholeForm({ ...form, judge: http.judge, model: context.model });
  const signs = SIGNS[form.interface];
  if (stream) {
    const isOutput = (chunk: Buffer) => hasText(chunk.toString(), signs);
    // Some upstreams send the response headers at once, and then nothing for as long as the model thinks.
    const answer = await http.ask({ ...call, mayBeSilent: { isOutput } }, context);
    return streamed(answer, { signs, whole, ...context });
  }
  const outcome = await http.askDocument({ ...call, mayBeSilent: {} }, context);
  return outcome.ok ? whole.read(outcome.value) : outcome;
}
