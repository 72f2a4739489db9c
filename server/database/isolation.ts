/**
 * The isolation that the statements are written for: each sees what was committed before it. It is the default of
 * servers, but an operator may have set a stricter one, under which transactions on the same rows fail.
 */
export const ISOLATION = 'read committed';

/**
 * The address of a server with this isolation added to its options. Only for servers with another default, as poolers
 * may refuse options.
 */
export function withOurIsolation(url: string): string {
  const [, query = ''] = url.split('?');
  const given = new URLSearchParams(query).get('options');
  const own = `-c default_transaction_isolation=${ISOLATION.replace(' ', '\\ ')}`;
  const options = given === null ? own : `${given} ${own}`;
  // Of two options in an address, the driver takes the last.
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`;
}
