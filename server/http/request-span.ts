import type { FastifyRequest } from 'fastify';
import { type OperationId, operations } from '../../generated/operations.ts';
import { NO_SPAN, type Span, type SpanToBegin, type Tracing } from '../foundation/tracing.ts';

/**
 * Operations that are not traced, and logged only at level `debug` if they succeed: monitoring calls them so often that
 * they would hide everything else.
 */
export const MONITORED: ReadonlySet<string> = new Set(['getHealth', 'getReadiness', 'getMetrics']);

/** Begins the span of a request; returns a no-op span if the request is not traced. */
export function beginSpan(tracing: Tracing, request: FastifyRequest, operation: string): Span {
  const isTraced = tracing.isOn && !MONITORED.has(operation);
  return isTraced ? tracing.begin(spanOf(request, operation)) : NO_SPAN;
}

/**
 * The span of a request (OpenTelemetry's semantic conventions for HTTP servers). The path itself is omitted, as clients
 * can put any text into it.
 */
function spanOf(request: FastifyRequest, operation: string): SpanToBegin {
  const { method, protocol, id, headers, raw } = request;
  const route = isOperationId(operation) ? operations[operation].path : undefined;
  return {
    name: route === undefined ? method : `${method} ${route}`,
    kind: 'server',
    from: headers,
    facts: {
      'http.request.method': method,
      'http.route': route,
      'url.scheme': protocol,
      'network.protocol.version': raw.httpVersion,
      'patchbay.operation': operation,
      'patchbay.request.id': id,
    },
  };
}

/** Whether a text names an operation of the contract. */
export function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operations, text);
}
