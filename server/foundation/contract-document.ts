/** The part of an OpenAPI document that is needed. */
export interface Contract {
  readonly servers: readonly { readonly description?: string }[];
}

/**
 * Writes a contract, for a gateway that is reached at these addresses: the main one first, then the alternate one.
 *
 * @returns JSON
 */
export function contractInJson(contract: Contract, addresses: readonly string[]): string {
  return JSON.stringify(contractAt(contract, addresses));
}

/**
 * Writes the same in YAML, quoted so that readers of YAML 1.1 understand it alike: to them `16:9` is a number, and a
 * day is a date.
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
    // A block scalar would lose white space at the ends.
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
