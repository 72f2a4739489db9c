import { openSandbox } from '../../../server/upstreams/sandbox/sandbox.ts';

const JOB_SECONDS = 6;
const STEPS = 6;

/** A sandbox whose time stands still between steps, so that whoever looks on misses nothing, however busy the machine is. */
export function aSteppedSandbox() {
  let time = Date.now();
  const sandbox = openSandbox({ jobSeconds: JOB_SECONDS, now: () => new Date(time) });
  return {
    /** What a gateway is given. */
    upstreams: new Map([['sandbox', sandbox]]),
    /** Lets the part of a job pass after which it is seen to be further; some steps on, it is done. */
    step(): void {
      time += (JOB_SECONDS * 1000) / STEPS;
    },
  };
}
