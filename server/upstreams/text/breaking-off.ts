import { GATEWAY_STOPPED, UpstreamBroke } from '../port/text.ts';

/** The error message if an upstream breaks off without an explanation. */
export const BROKEN_OFF = 'The upstream ended its response before it was complete.';

/** The stream ended as if it were complete, but without any content. */
export class NoAnswer extends UpstreamBroke {
  constructor() {
    super('The upstream ended its answer without content.');
  }
}

/** The gateway itself aborted the answer, because it is shutting down. */
export class GatewayStopped extends UpstreamBroke {
  constructor() {
    super(GATEWAY_STOPPED);
  }
}

/** The model did not answer with the requested JSON object. Counts as a fault of the request, not of the upstream. */
export class NoObject extends UpstreamBroke {
  /** The parameter that requests the object, as the caller's interface names it. */
  readonly parameter: string;
  constructor(parameter: string) {
    super(NO_OBJECT, { words: { type: 'invalid_request_error' } });
    this.parameter = parameter;
  }
}

const NO_OBJECT =
  'The model has answered something else than one JSON object; ask for JSON in the conversation, or give a schema (json_schema).';

/** The error for a broken byte stream: the gateway's own if it aborted the stream, otherwise the upstream's. */
export function breakOf(cause: unknown): UpstreamBroke {
  return cause instanceof GatewayStopped ? cause : new UpstreamBroke(BROKEN_OFF, { cause });
}
