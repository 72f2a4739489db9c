import type { Policy, Standing } from '../limits/standing.ts';

/** The unit parameters of the draft, or custom ones where it defines none. Requests are the draft's default unit. */
const UNITS: Readonly<Record<Policy['unit'], string>> = {
  requests: '',
  tokens: ';qu="tokens"',
  'wrong-keys': ';qu="wrong-keys"',
  'concurrent-requests': ';qu="concurrent-requests"',
};

/**
 * Formats the state of the rate limits as lists of structured fields (RFC 9651): the policy of each limit, and its
 * remaining quota (draft-ietf-httpapi-ratelimit-headers-10, sections 3 and 4).
 *
 * @returns headers by name; none if there are no limits
 */
export function rateLimitHeaders(standing: Standing): Readonly<Record<string, string>> {
  if (standing.length === 0) return {};
  let [policies, remaining] = ['', ''];
  for (const policy of standing) {
    const separator = policies === '' ? '' : ', ';
    policies += separator + written(policy);
    remaining += separator + left(policy);
  }
  return { 'ratelimit-policy': policies, ratelimit: remaining };
}

function written({ name, quota, window, unit }: Policy): string {
  const seconds = window === undefined ? '' : `;w=${Math.ceil(window.seconds)}`;
  return `"${name}";q=${quota}${seconds}${UNITS[unit]}`;
}

function left({ name, remaining, window }: Policy): string {
  const seconds = window === undefined ? '' : `;t=${Math.ceil(window.resetSeconds)}`;
  return `"${name}";r=${remaining}${seconds}`;
}
