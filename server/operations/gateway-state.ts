import contract from '../../generated/openapi.json' with { type: 'json' };
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
  return async () => done({ kind: 'json', body: contractAt(state.addresses()) });
}

/** Answers the same in YAML. To write it takes a while, so that it is written once. */
export function getContractYaml({ state }: Pick<Services, 'state'>): Handler<'getContractYaml'> {
  let written: { readonly at: string; readonly yaml: string } | undefined;
  return async () => {
    const addresses = state.addresses();
    const at = addresses.join(' ');
    if (written?.at !== at) {
      written = { at, yaml: await asYaml(contractAt(addresses)) };
    }
    return done({ kind: 'yaml', yaml: written.yaml });
  };
}

async function asYaml(value: unknown): Promise<string> {
  const { Document, visit } = await import('yaml');
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    // A block would lose white space that nothing stands beside.
    Scalar(_key, node) {
      if (typeof node.value === 'string' && node.value.trim() === '') node.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 0 });
}

function contractAt(addresses: readonly string[]) {
  const servers = addresses.map((url, index) => {
    return { url, description: contract.servers[index]?.description };
  });
  return { ...contract, servers };
}
