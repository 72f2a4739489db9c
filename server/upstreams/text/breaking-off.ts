import { GATEWAY_STOPPED, UpstreamBroke } from '../port/text.ts';

/** The message where an upstream breaks off without saying why. */
export const BROKEN_OFF = 'The upstream broke off in the middle of its answer.';

/** The gateway itself has broken off the answer. */
export class GatewayStopped extends UpstreamBroke {
  constructor() {
    super(GATEWAY_STOPPED);
  }
}

/** The model has not answered with a JSON object, as it was to: a fault of what it was asked, and not of its upstream. */
export class NoObject extends UpstreamBroke {
  /** The parameter that asks for the object, as the caller names it. */
  readonly parameter: string;
  constructor(parameter: string) {
    super(NO_OBJECT, { words: { type: 'invalid_request_error' } });
    this.parameter = parameter;
  }
}

const NO_OBJECT =
  'The model has answered something else than one JSON object; ask for JSON in the conversation, or give a schema (json_schema).';

/** The failure that broke off the bytes of an answer: the upstream's, unless the gateway did it. */
export function breakOf(cause: unknown): UpstreamBroke {
  return cause instanceof GatewayStopped ? cause : new UpstreamBroke(BROKEN_OFF, { cause });
}
