import { type Contract, contractInJson, contractInYaml } from '../foundation/contract-document.ts';
import type { Log } from '../foundation/log.ts';
import { done } from '../foundation/outcome.ts';
import type { Handler } from './call.ts';
import type { Services } from './services.ts';

/** Liveness: the process serves requests. */
export function getHealth({ state }: Pick<Services, 'state'>): Handler<'getHealth'> {
  return async () => {
    const { main, alternate } = state.addresses();
    const data = { baseUrl: main, altBaseUrl: alternate };
    return done({
      kind: 'json',
      body: { status: 'SUCCESS', message: 'The gateway serves.', data },
    });
  };
}

/** Readiness: whether all dependencies of the gateway respond. */
export function getReadiness({
  state,
  log,
}: Pick<Services, 'state' | 'log'>): Handler<'getReadiness'> {
  const tell = changesToldTo(log);
  return async () => {
    const data = await state.readiness();
    const silent = Object.entries(data).flatMap(([part, isAlive]) => (isAlive ? [] : [part]));
    tell(silent);
    if (silent.length === 0) {
      const message = 'The gateway is ready.';
      return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
    }
    const message = `Not ready: ${silent.join(', ')}.`;
    return done({ kind: 'json', status: 503, body: { status: 'FAILED', message, data } });
  };
}

/**
 * Logs each change of what is not ready: load balancers read only the status. That a gateway accepts nothing while it
 * starts or stops is no reason for a warning.
 */
function changesToldTo(log: Log): (silent: readonly string[]) => void {
  let before = '';
  let hasBeenReady = false;
  return (silent) => {
    const now = silent.join();
    const isFirst = now === '' && !hasBeenReady;
    hasBeenReady ||= isFirst;
    if (now === before) return;
    before = now;
    if (silent.length === 0) log.info(isFirst ? 'ready' : 'ready again');
    else log[now === 'accepting' ? 'info' : 'warn']({ notReady: silent }, 'not ready');
  };
}

/** Returns the gateway's metrics. */
export function getMetrics({ state }: Pick<Services, 'state'>): Handler<'getMetrics'> {
  return async () => done({ kind: 'text', text: await state.metrics() });
}

/** Returns the contract as JSON, with the gateway's own addresses as its servers. */
export function getContract({ state }: Pick<Services, 'state'>): Handler<'getContract'> {
  const written = writtenOnce(state, contractInJson);
  return async () => {
    return done({ kind: 'document', mediaType: 'application/json', text: await written() });
  };
}

/** Returns the contract as YAML, with the gateway's own addresses as its servers. */
export function getContractYaml({ state }: Pick<Services, 'state'>): Handler<'getContractYaml'> {
  const written = writtenOnce(state, contractInYaml);
  return async () => {
    // RFC 9512 has no charset parameter: YAML is UTF-8.
    return done({ kind: 'document', mediaType: 'application/yaml', text: await written() });
  };
}

/** Caches the serialized contract, which is slow to write, until the gateway's addresses change. */
function writtenOnce(
  state: Services['state'],
  write: (document: Contract, addresses: readonly string[]) => string | Promise<string>,
): () => Promise<string> {
  let last: { readonly at: string; readonly text: string } | undefined;
  return async () => {
    const { main, alternate } = state.addresses();
    const addresses = [...new Set([main, alternate])];
    const at = addresses.join(' ');
    if (last?.at !== at) {
      // Loaded on demand: it is a megabyte, seldom requested, and would slow down every start.
      const { default: contract } = await import('../../generated/openapi.json', {
        with: { type: 'json' },
      });
      last = { at, text: await write(contract, addresses) };
    }
    return last.text;
  };
}
