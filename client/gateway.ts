import type { ContractClient } from '../generated/client.ts';
import type { AssetsGroup, GatewayGroup, ModelsGroup } from '../generated/groups.ts';
import type {
  Contract,
  Health,
  Model,
  ModelList,
  Readiness,
  UpstreamList,
} from '../generated/types.ts';
import type { RequestOptions } from './connection.ts';
import { OperationGroup } from './operation-group.ts';

/** `patchbay.models`. */
export class Models extends OperationGroup implements ModelsGroup {
  list(options?: RequestOptions): Promise<ModelList> {
    return this.connection.ask((client, call) => client.listModels(call), options);
  }

  get(modelId: string, options?: RequestOptions): Promise<Model> {
    return this.connection.ask((client, call) => client.getModel({ modelId }, call), options);
  }
}

/** `patchbay.gateway`. */
export class Gateway extends OperationGroup implements GatewayGroup {
  contract(options?: RequestOptions): Promise<Contract> {
    return this.connection.ask((client, call) => client.getContract(call), options);
  }

  contractYaml(options?: RequestOptions): Promise<string> {
    return this.connection.ask((client, call) => client.getContractYaml(call), options);
  }

  upstreams(options?: RequestOptions): Promise<UpstreamList> {
    return this.connection.ask((client, call) => client.listUpstreams(call), options);
  }

  health(options?: RequestOptions): Promise<Health> {
    return this.connection.ask((client, call) => client.getHealth(call), options);
  }

  readiness(options?: RequestOptions): Promise<Readiness> {
    return this.connection.ask((client, call) => client.getReadiness(call), options);
  }

  metrics(options?: RequestOptions): Promise<string> {
    return this.connection.ask((client, call) => client.getMetrics(call), options);
  }
}

/** The parts of an asset's URL. */
export type AssetAddress = Parameters<ContractClient['getAsset']>[0];

/** `patchbay.assets`. */
export class Assets extends OperationGroup implements AssetsGroup {
  /**
   * Takes an asset's URL as found in a record, or its parts. The bytes are streamed.
   *
   * @inheritDoc
   * @throws TypeError if the URL is invalid; PatchbayError. Reading the stream throws a ConnectionError if it breaks
   *   off, and an AbortedError if the signal aborts it.
   */
  async get(
    address: string | URL | AssetAddress,
    options?: RequestOptions,
  ): Promise<ReadableStream<Uint8Array>> {
    const isWhole = typeof address === 'string' || address instanceof URL;
    const response = isWhole
      ? await this.connection.fetchFile(String(address), options)
      : await this.connection.unread((client, call) => client.getAsset(address, call), options);
    const { IncomingFile } = await import('./incoming-file.ts');
    return new IncomingFile(response, options).body;
  }
}
