import { UpstreamBroke } from '../port.ts';

/** What is said of an upstream that says nothing itself of why it breaks off. */
export const BROKEN_OFF = 'The upstream broke off in the middle of its answer.';

/** The gateway has broken an answer off itself. */
export class GatewayStopped extends UpstreamBroke {
  constructor() {
    super('The gateway shut down before the answer was complete; send the request again.');
  }
}

/** What has broken the bytes of an answer off: the upstream, whatever it was, unless it was the gateway. */
export function breakOf(cause: unknown): UpstreamBroke {
  return cause instanceof GatewayStopped ? cause : new UpstreamBroke(BROKEN_OFF, { cause });
}
