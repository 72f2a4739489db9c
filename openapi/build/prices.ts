import { at, isNode, listAt, type Node, textAt } from './contract.ts';

/**
 * The default prices as a Markdown table for the reference.
 *
 * @param operations - those of the contract: one that is priced as another is listed beside it
 */
export function pricesTable(configuration: Node, operations: readonly Node[]): string {
  const { default: usual } = at(configuration, 'properties', 'prices', 'properties', 'rules');
  const rules = listAt({ usual }, 'usual').filter(isNode);
  return ['| rule | operations | models | sizes | price |', '|---|---|---|---|---|']
    .concat(rules.map((rule) => row({ ...rule, operations: pricedBy(rule, rules, operations) })))
    .join('\n');
}

/** The operations of a rule, and those that no rule names and that are priced as one of them (`x-priced-as`). */
function pricedBy(
  rule: Node,
  rules: readonly Node[],
  operations: readonly Node[],
): readonly unknown[] {
  const named = listAt(rule, 'operations');
  const isNamed = (name: unknown) => rules.some((one) => listAt(one, 'operations').includes(name));
  const alike = operations.filter(
    ({ operationId, 'x-priced-as': other }) => named.includes(other) && !isNamed(operationId),
  );
  return [...named, ...alike.map(({ operationId }) => operationId)];
}

function row(rule: Node): string {
  const cells = [
    `\`${textAt(rule, 'id') ?? ''}\``,
    quoted(rule, 'operations'),
    'models' in rule ? quoted(rule, 'models') : 'all',
    'sizes' in rule ? quoted(rule, 'sizes') : 'all',
    priceOf(rule),
  ];
  return `| ${cells.join(' | ')} |`;
}

function quoted(rule: Node, key: string): string {
  return listAt(rule, key)
    .map((name) => `\`${String(name)}\``)
    .join(', ');
}

function priceOf({ per, units, input, cachedInput = input, output }: Node): string {
  if (per !== 'million-tokens') return units === 0 ? 'free' : `${String(units)} per ${String(per)}`;
  const kinds = [`read ${String(input)}`, `from the cache ${String(cachedInput)}`];
  return `a million tokens: ${kinds.join(', ')}, written ${String(output)}`;
}
