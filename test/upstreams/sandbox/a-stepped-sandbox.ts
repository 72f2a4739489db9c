import { openSandbox } from '../../../server/upstreams/sandbox/sandbox.ts';

const JOB_SECONDS = 6;
const STEPS = 6;

/** A sandbox whose time stands still between steps, so that observers miss no state on a busy machine. */
export function aSteppedSandbox() {
  let time = Date.now();
  const sandbox = openSandbox({ jobSeconds: JOB_SECONDS, now: () => new Date(time) });
  return {
    /** The upstreams of a gateway. */
    upstreams: new Map([['sandbox', sandbox]]),
    /** Advances a job to its next progress; after some steps it is done. */
    step(): void {
      time += (JOB_SECONDS * 1000) / STEPS;
    },
  };
}
