/** 128 random bits. `crypto.randomUUID` is missing in pages without HTTPS. */
export function newIdempotencyKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/**
 * Extracts the idempotency key from the headers of a call. It is sent only where the contract declares it: a request
 * with a key is retried, and a gateway that ignores the key would execute it again.
 */
export function withoutKey(given: Readonly<Record<string, string>> = {}): {
  readonly key: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
} {
  const entries = Object.entries(given);
  const isKey = ([name]: readonly [string, string]) => name.toLowerCase() === 'idempotency-key';
  return {
    key: entries.find(isKey)?.[1],
    headers: Object.fromEntries(entries.filter((header) => !isKey(header))),
  };
}
