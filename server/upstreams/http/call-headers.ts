import type { KeyRing, UpstreamKey } from './key-ring.ts';
import type { HttpCall, HttpParts, HttpWays } from './upstream-http.ts';

/** Shorter values are words or numbers, which would be cut out of messages. */
const SECRET_LENGTH_FROM = 12;

/** The headers of calls to one upstream. */
export interface CallHeaders {
  /** Of a call under a key, names and values in turn. */
  of(call: HttpCall, key: UpstreamKey | undefined): string[];
  /** Removes keys, and the values of configured headers, from a text that others will read. */
  withoutSecrets(text: string): string;
}

/** What they are made of. */
interface HeaderParts extends Pick<HttpParts, 'settings' | 'traceHeaders'> {
  readonly authorize: HttpWays['authorize'];
  readonly ring: KeyRing;
}

/** Makes the headers of calls; those of calls that have none of their own are made once for every key. */
export function callHeaders({ settings, traceHeaders, authorize, ring }: HeaderParts): CallHeaders {
  // In lower case, so that no header is there twice.
  const configured = Object.fromEntries(
    Object.entries(settings.headers).map(([header, value]) => [header.toLowerCase(), value]),
  );
  // Values long enough to be secrets.
  const values = Object.values(settings.headers)
    .filter(({ length }) => length >= SECRET_LENGTH_FROM)
    .toSorted((a, b) => b.length - a.length);
  /** By the key, and whether the call carries JSON. */
  const usual = new Map<string, string[]>();
  return {
    of({ headers, body }, key) {
      const isJson = body !== undefined && body.kind !== 'form';
      const trace = traceHeaders();
      const isUsual = headers === undefined && Object.keys(trace).length === 0;
      const name = `${isJson} ${key?.secret ?? ''}`;
      const known = isUsual ? usual.get(name) : undefined;
      if (known !== undefined) return known;
      const all = {
        'user-agent': 'patchbay',
        ...trace,
        ...configured,
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...headers,
        ...(key === undefined ? {} : authorize(key.secret)),
      };
      const listed = Object.entries(all).flat();
      if (isUsual) usual.set(name, listed);
      return listed;
    },
    withoutSecrets: (text) =>
      values.reduce(
        (clean, value) => clean.replaceAll(value, '(hidden)'),
        ring.withoutSecrets(text),
      ),
  };
}
