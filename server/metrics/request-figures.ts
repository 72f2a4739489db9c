import { Histogram, type Registry } from 'prom-client';
import { NONE } from './model-label.ts';
import { Tally } from './tally.ts';

/** A request by the labels of its metrics. */
export interface CountedRequest {
  readonly operation: string;
  /** The model as the caller names it, if the request has been parsed. */
  readonly model: string | undefined;
  /** The last upstream that was called. */
  readonly upstream: string | undefined;
}

/** The metrics of requests. */
export interface RequestFigures {
  /** A request was answered with a status, or its caller disconnected. */
  answered(request: CountedRequest & { status: number | 'aborted'; seconds: number }): void;
  /** The first event of a stream was sent. */
  firstEvent(request: CountedRequest & { seconds: number }): void;
}

const DURATION_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];
const FIRST_EVENT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Opens the metrics of requests. */
export function openRequestFigures(
  registry: Registry,
  modelLabel: (model: string | undefined) => string,
): RequestFigures {
  const registers = [registry];
  const requests = new Tally({
    name: 'patchbay_requests_total',
    help: 'Finished requests, by operation and status. The status is aborted if the caller went away first; the operation is none if the address is unknown.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'patchbay_request_duration_seconds',
    help: 'The time from the arrival of a request to the end of its answer. The model is the one that the caller names; the upstream is the last one asked, or cache.',
    labelNames: ['operation', 'model', 'upstream'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const firstEvents = new Histogram({
    name: 'patchbay_stream_first_byte_seconds',
    help: 'The time from the arrival of a request to the first event of its stream.',
    labelNames: ['operation', 'model', 'upstream'],
    buckets: FIRST_EVENT_BUCKETS,
    registers,
  });
  const labels = ({ operation, model, upstream = NONE }: CountedRequest) => {
    return { operation, model: modelLabel(model), upstream };
  };
  return {
    answered({ status, seconds, ...request }) {
      requests.add([request.operation, status]);
      durations.observe(labels(request), seconds);
    },
    firstEvent: ({ seconds, ...request }) => firstEvents.observe(labels(request), seconds),
  };
}
