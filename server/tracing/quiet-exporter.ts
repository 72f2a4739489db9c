import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../foundation/log.ts';

const SILENCE_MS = 60_000;

/**
 * Wraps an exporter, and logs failures at most once a minute. An unavailable collector does not count as a failure of
 * the gateway.
 */
export function quietly(exporter: SpanExporter, log: Log): SpanExporter {
  let silentUntil = Number.NEGATIVE_INFINITY;
  let lost = 0;
  const report = (count: number, error: Error | undefined): void => {
    lost += count;
    const now = performance.now();
    if (now < silentUntil) return;
    silentUntil = now + SILENCE_MS;
    // Only the message, because the error may contain the collector's response.
    log.warn({ reason: error?.message, spans: lost }, 'traces could not be sent');
    lost = 0;
  };
  return {
    export(spans: ReadableSpan[], done: (result: ExportResult) => void) {
      exporter.export(spans, ({ code, error }) => {
        if (code === ExportResultCode.FAILED) report(spans.length, error);
        done({ code: ExportResultCode.SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
