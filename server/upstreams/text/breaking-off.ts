import { GATEWAY_STOPPED, UpstreamBroke } from '../port.ts';

/** The message where an upstream breaks off without saying why. */
export const BROKEN_OFF = 'The upstream broke off in the middle of its answer.';

/** The gateway itself has broken off the answer. */
export class GatewayStopped extends UpstreamBroke {
  constructor() {
    super(GATEWAY_STOPPED);
  }
}

/** The failure that broke off the bytes of an answer: the upstream's, unless the gateway did it. */
export function breakOf(cause: unknown): UpstreamBroke {
  return cause instanceof GatewayStopped ? cause : new UpstreamBroke(BROKEN_OFF, { cause });
}
