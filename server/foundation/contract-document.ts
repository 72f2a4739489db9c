/** The part of an OpenAPI document that is used here. */
export interface Contract {
  readonly servers: readonly { readonly description?: string }[];
}

/** Serializes a contract with the URLs of a gateway: the main one first, then the alternate one. */
export function contractInJson(contract: Contract, addresses: readonly string[]): string {
  return JSON.stringify(contractAt(contract, addresses));
}

/**
 * Serializes the contract as YAML, quoted so that YAML 1.1 parsers read it the same way: they would take `16:9` for a
 * number and a day for a date.
 */
export async function contractInYaml(
  contract: Contract,
  addresses: readonly string[],
): Promise<string> {
  const { Document, visit } = await import('yaml');
  const document = new Document(contractAt(contract, addresses), {
    aliasDuplicateObjects: false,
    compat: 'yaml-1.1',
  });
  visit(document, {
    // A block scalar would lose leading and trailing white space.
    Scalar(_key, node) {
      if (typeof node.value === 'string' && node.value.trim() === '') node.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 0 });
}

function contractAt(contract: Contract, addresses: readonly string[]) {
  const servers = addresses.map((url, index) => {
    return { url, description: contract.servers[index]?.description };
  });
  return { ...contract, servers };
}
