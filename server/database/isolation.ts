/**
 * The isolation level that the statements are written for: each statement sees what was committed before it. It is
 * PostgreSQL's default, but an operator may have set a stricter one, under which concurrent transactions on the same
 * rows fail.
 */
export const ISOLATION = 'read committed';

/**
 * Adds this isolation level to the options of a server's URL. Only for servers with another default, as poolers may
 * refuse options.
 */
export function withOurIsolation(url: string): string {
  const [, query = ''] = url.split('?');
  const given = new URLSearchParams(query).get('options');
  const own = `-c default_transaction_isolation=${ISOLATION.replace(' ', '\\ ')}`;
  const options = given === null ? own : `${given} ${own}`;
  // If a URL has two `options`, the driver uses the last.
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`;
}
