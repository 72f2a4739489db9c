/**
 * What our statements are written for: each sees what was committed before it. The server's own default is the same,
 * though whoever runs it may have set a stricter one, under which work is undone that another transaction touches.
 */
export const ISOLATION = 'read committed';

/**
 * The address of a server with the isolation that our statements are written for, behind the options that it has. Poolers
 * may refuse options, so that it is meant for servers whose default is another.
 */
export function withOurIsolation(url: string): string {
  const [, query = ''] = url.split('?');
  const given = new URLSearchParams(query).get('options');
  const own = `-c default_transaction_isolation=${ISOLATION.replace(' ', '\\ ')}`;
  const options = given === null ? own : `${given} ${own}`;
  // Of two options in an address, the driver takes the last.
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`;
}
