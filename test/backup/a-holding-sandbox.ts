import { once } from 'node:events';
import { readTicket } from '../../server/upstreams/sandbox/job-ticket.ts';
import { openSandbox } from '../../server/upstreams/sandbox/sandbox.ts';
import type { SandboxSettings } from '../../server/upstreams/sandbox/sandbox-settings.ts';

/** The prefix of prompts whose work is held. */
export const HELD = 'Held: ';
/** The progress reported for held work, in percent. */
const PROGRESS = 40;
const POLL_AFTER_SECONDS = 0.5;

/** A sandbox that does not finish work with a held prompt until the signal `letGo` is aborted. */
export function aHoldingSandbox(settings: SandboxSettings, letGo: AbortSignal) {
  const sandbox = openSandbox(settings);
  const { images, video } = sandbox;
  if (images === undefined || video === undefined) throw new Error('The sandbox makes neither.');
  return {
    ...sandbox,
    images: {
      ...images,
      async make(...[order, context]: Parameters<typeof images.make>) {
        if (order.prompt.startsWith(HELD)) await either(letGo, context.signal);
        context.signal.throwIfAborted();
        return images.make(order, context);
      },
    },
    video: {
      ...video,
      async poll(...[upstreamJobId, context]: Parameters<typeof video.poll>) {
        const { order } = readTicket(upstreamJobId);
        if (letGo.aborted || !('prompt' in order && order.prompt.startsWith(HELD))) {
          return video.poll(upstreamJobId, context);
        }
        const state = 'running' as const;
        const value = { state, progress: PROGRESS, pollAfterSeconds: POLL_AFTER_SECONDS };
        return { ok: true as const, value };
      },
    },
  };
}

/** Waits until either signal is aborted. */
async function either(one: AbortSignal, other: AbortSignal): Promise<void> {
  const first = AbortSignal.any([one, other]);
  if (!first.aborted) await once(first, 'abort');
}
