import { type Contract, contractInJson, contractInYaml } from '../foundation/contract-document.ts';
import { done } from '../foundation/outcome.ts';
import type { Handler } from './call.ts';
import type { Services } from './services.ts';

/** Tells that the process serves. */
export function getHealth(): Handler<'getHealth'> {
  return async () =>
    done({ kind: 'json', body: { status: 'SUCCESS', message: 'The gateway serves.' } });
}

/** Tells whether everything that the gateway stands on answers. */
export function getReadiness({ state }: Pick<Services, 'state'>): Handler<'getReadiness'> {
  return async () => {
    const data = await state.readiness();
    const silent = Object.entries(data).filter(([, isAlive]) => !isAlive);
    if (silent.length === 0) {
      const message = 'The gateway is ready.';
      return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
    }
    const message = `Not ready: ${silent.map(([part]) => part).join(', ')}.`;
    return done({ kind: 'json', status: 503, body: { status: 'FAILED', message, data } });
  };
}

/** Answers the gateway's figures. */
export function getMetrics({ state }: Pick<Services, 'state'>): Handler<'getMetrics'> {
  return async () => done({ kind: 'text', text: await state.metrics() });
}

/** Answers the contract, with the gateway's own addresses as its servers. */
export function getContract({ state }: Pick<Services, 'state'>): Handler<'getContract'> {
  const written = writtenOnce(state, contractInJson);
  return async () => {
    return done({ kind: 'document', mediaType: 'application/json', text: await written() });
  };
}

/** Answers the same in YAML. */
export function getContractYaml({ state }: Pick<Services, 'state'>): Handler<'getContractYaml'> {
  const written = writtenOnce(state, contractInYaml);
  return async () => {
    // RFC 9512 has no parameter for the character set: it is UTF-8.
    return done({ kind: 'document', mediaType: 'application/yaml', text: await written() });
  };
}

/** Writing the contract takes a while, so it is written once for each set of addresses. */
function writtenOnce(
  state: Services['state'],
  write: (document: Contract, addresses: readonly string[]) => string | Promise<string>,
): () => Promise<string> {
  let last: { readonly at: string; readonly text: string } | undefined;
  return async () => {
    const addresses = state.addresses();
    const at = addresses.join(' ');
    if (last?.at !== at) {
      // Of a megabyte, and asked for seldom: no start reads it.
      const { default: contract } = await import('../../generated/openapi.json', {
        with: { type: 'json' },
      });
      last = { at, text: await write(contract, addresses) };
    }
    return last.text;
  };
}
