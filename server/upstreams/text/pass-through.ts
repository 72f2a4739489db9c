import { type TextInterface, UpstreamBroke } from '../port.ts';
import { readEvents } from './server-sent-events.ts';
import { SIGNS, type UsageMeter } from './usage.ts';

/** How a stream is passed on. */
export interface Passage {
  readonly interface: TextInterface;
  /** Sees every event, those that are taken out too. */
  readonly meter: UsageMeter;
  /** Whether the caller wants the chunk that tells the tokens and nothing else. */
  readonly keepsUsage: boolean;
}

/**
 * Passes the events of a stream on as they come and as they are, each whole. Hardly anything of them is read.
 *
 * @throws UpstreamBroke, after what was whole, where the stream ends before its end or tells of an error
 */
export async function* passThrough(
  bytes: AsyncIterable<Uint8Array>,
  { interface: spoken, meter, keepsUsage }: Passage,
): AsyncIterable<string> {
  const signs = SIGNS[spoken];
  let isAnswered = false;
  for await (const event of readEvents(bytes)) {
    const error = signs.errorIn(event);
    if (error !== undefined) throw new UpstreamBroke(error);
    meter.see(event);
    if (keepsUsage || !signs.isUsageAlone(event)) yield event.raw;
    if (signs.isEnd(event)) return;
    isAnswered ||= signs.isAnswered(event);
  }
  // Some local servers answer in full and leave the last event out.
  if (!isAnswered || signs.closingEvent === undefined) {
    throw new UpstreamBroke('The upstream broke off in the middle of its answer.');
  }
  yield signs.closingEvent;
}
