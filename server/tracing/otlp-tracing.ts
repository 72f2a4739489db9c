import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Attributes,
  defaultTextMapGetter,
  defaultTextMapSetter,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  type Resource,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '../foundation/log.ts';
import type { Facts, Span, SpanToBegin, Tracing } from '../foundation/tracing.ts';
import { quietly } from './quiet-exporter.ts';

/** Options of the OTLP exporter. */
export interface OtlpTracingParts {
  /** The URL that traces are posted to (OTLP 1.x over HTTP, in protobuf). */
  readonly url: string;
  /** The sampling rate for traces whose caller has not decided, from 0 to 1. */
  readonly sample: number;
  readonly log: Log;
}

const SERVICE = 'patchbay';
/** The maximum length in a span of text that callers choose, such as a model's name. */
const MAX_CHARACTERS = 256;
/** The capacity of the export queue; further spans are dropped. */
const MAX_SPANS_WAITING = 4_096;
const SEND_EVERY_MS = 2_000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const satisfies Record<SpanToBegin['kind'], SpanKind>;

/**
 * Opens tracing with a collector. Spans are batched in memory and exported in the background. The OpenTelemetry
 * packages themselves read the environment variables for headers, certificates, timeouts, the service and its
 * attributes. No global state is set, so several gateways can run in one process.
 */
export function openOtlpTracing({ url, sample, log }: OtlpTracingParts): Tracing {
  const exporter = quietly(new OTLPTraceExporter({ url }), log);
  const provider = new TracerProvider({
    resource: resourceOf(),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sample) }),
    spanLimits: { attributeValueLengthLimit: MAX_CHARACTERS },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: MAX_SPANS_WAITING,
        scheduledDelayMillis: SEND_EVERY_MS,
      }),
    ],
  });
  const tracer = provider.getTracer(SERVICE);
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  return {
    isOn: true,
    begin({ name, kind, facts = {}, from, startedAt }) {
      const parent =
        from === undefined
          ? contexts.active()
          : propagator.extract(ROOT_CONTEXT, from, defaultTextMapGetter);
      const options = {
        kind: KINDS[kind],
        attributes: attributesOf(facts),
        ...(startedAt === undefined ? {} : { startTime: startedAt }),
      };
      const span = tracer.startSpan(name, options, parent);
      return spanOf(span, (work) => contexts.with(trace.setSpan(parent, span), work));
    },
    headers() {
      const headers: Record<string, string> = {};
      propagator.inject(contexts.active(), headers, defaultTextMapSetter);
      return headers;
    },
    async close(secondsUpTo) {
      const sent = provider.shutdown().catch((error: unknown) => {
        log.warn({ reason: String(error) }, 'the last traces could not be sent');
      });
      await Promise.race([sent, sleep(secondsUpTo * 1000, undefined, { ref: false })]);
      contexts.disable();
    },
  };
}

function resourceOf(): Resource {
  const detectors = [
    serviceInstanceIdDetector,
    resourceAttributesEnvDetector,
    serviceNameEnvDetector,
  ];
  return defaultResource()
    .merge(resourceFromAttributes({ 'service.name': SERVICE }))
    .merge(detectResources({ detectors }));
}

function spanOf(span: OpenSpan, run: Span['run']): Span {
  return {
    traceId: span.spanContext().traceId,
    run,
    note: (facts) => void span.setAttributes(attributesOf(facts)),
    end(fault) {
      if (!span.isRecording()) return;
      if (fault !== undefined) {
        span.setAttribute('error.type', fault);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

function attributesOf(facts: Facts): Attributes {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
