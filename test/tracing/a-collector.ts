import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import { type Fields, hexIn, messagesIn, numberIn, readMessage, textIn } from './protobuf.ts';

/** A span as it was sent. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for a root span. */
  readonly parentId: string;
  readonly traceState: string;
  readonly name: string;
  readonly kind: 'internal' | 'server' | 'client' | 'other';
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly isError: boolean;
  /** The sender's resource attributes. */
  readonly resource: Readonly<Record<string, string | number | boolean>>;
}

/** A request that the collector received. */
interface Post {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A collector that accepts OTLP traces over HTTP. */
export interface Collector {
  readonly url: string;
  readonly spans: readonly SentSpan[];
  /** The requests received. */
  readonly posts: readonly Post[];
  /** All bodies received, unparsed. */
  readonly bodies: () => Buffer;
  /** Waits for a matching span. */
  span(matches: (span: SentSpan) => boolean): Promise<SentSpan>;
  stop(): Promise<void>;
}

const SPAN_TIMEOUT_MS = 60_000;

/** Starts a collector that replies with a status. */
export async function aCollector(status = 200): Promise<Collector> {
  const spans: SentSpan[] = [];
  const posts: Post[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    posts.push({ path: request.url, headers: request.headers, body });
    if (status === 200) spans.push(...spansIn(body));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    posts,
    bodies: () => Buffer.concat(posts.map(({ body }) => body)),
    span: (matches) =>
      vi.waitFor(
        () => {
          const found = spans.find(matches);
          if (found === undefined) {
            throw new Error(`Other spans have come: ${spans.map(({ name }) => name).join(', ')}.`);
          }
          return found;
        },
        { timeout: SPAN_TIMEOUT_MS, interval: 50 },
      ),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Parses `ExportTraceServiceRequest` by the field numbers in OTLP's definition. */
function spansIn(body: Buffer): readonly SentSpan[] {
  return messagesIn(readMessage(body), 1).flatMap((resourceSpans) => {
    const [resource] = messagesIn(resourceSpans, 1);
    const about = resource === undefined ? {} : attributesIn(resource, 1);
    return messagesIn(resourceSpans, 2).flatMap((scopeSpans) =>
      messagesIn(scopeSpans, 2).map((span) => readSpan(span, about)),
    );
  });
}

const KINDS = { 1: 'internal', 2: 'server', 3: 'client' } as const;
const STATUS_ERROR = 2;

function readSpan(span: Fields, resource: SentSpan['resource']): SentSpan {
  const kind = numberIn(span, 6);
  const [status] = messagesIn(span, 15);
  return {
    traceId: hexIn(span, 1),
    spanId: hexIn(span, 2),
    traceState: textIn(span, 3),
    parentId: hexIn(span, 4),
    name: textIn(span, 5),
    kind: kind === 1 || kind === 2 || kind === 3 ? KINDS[kind] : 'other',
    attributes: attributesIn(span, 9),
    isError: status !== undefined && numberIn(status, 3) === STATUS_ERROR,
    resource,
  };
}

function attributesIn(fields: Fields, number: number): SentSpan['attributes'] {
  return Object.fromEntries(
    messagesIn(fields, number).map((pair) => {
      const [value] = messagesIn(pair, 2);
      return [textIn(pair, 1), value === undefined ? '' : readValue(value)];
    }),
  );
}

function readValue(value: Fields): string | number | boolean {
  if (value.has(2)) return numberIn(value, 2) === 1;
  return value.has(3) ? numberIn(value, 3) : textIn(value, 1);
}
