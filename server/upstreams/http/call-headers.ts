import type { Cleaning } from '../port/outcome.ts';
import { withoutAccountNames } from './account-names.ts';
import type { KeyRing, UpstreamKey } from './key-ring.ts';
import type { HttpCall, HttpParts, HttpWays } from './upstream-http.ts';

/** Shorter values are ordinary words or numbers; replacing those would damage messages. */
const SECRET_LENGTH_FROM = 12;

/** Request headers for calls to one upstream. */
export interface CallHeaders extends Cleaning {
  /** The headers of a call with a key, as alternating names and values. */
  of(call: HttpCall, key: UpstreamKey | undefined): string[];
}

/** Dependencies of the headers. */
interface HeaderParts extends Pick<HttpParts, 'settings' | 'traceHeaders'> {
  readonly authorize: HttpWays['authorize'];
  readonly ring: KeyRing;
}

/** Makes the headers of calls. The headers of calls without headers of their own are cached per key. */
export function callHeaders({ settings, traceHeaders, authorize, ring }: HeaderParts): CallHeaders {
  // Names in lower case, so that no header occurs twice.
  const configured = Object.fromEntries(
    Object.entries(settings.headers).map(([header, value]) => [header.toLowerCase(), value]),
  );
  // Values long enough to be secrets.
  const values = Object.values(settings.headers)
    .filter(({ length }) => length >= SECRET_LENGTH_FROM)
    .toSorted((a, b) => b.length - a.length);
  /** Cached headers, by key and whether the call has a JSON body. */
  const usual = new Map<string, string[]>();
  const withoutSecrets = (text: string): string =>
    values.reduce((clean, value) => clean.replaceAll(value, '(hidden)'), ring.withoutSecrets(text));
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
    withoutSecrets,
    cleanMessage: (message) => withoutAccountNames(withoutSecrets(message)),
  };
}
