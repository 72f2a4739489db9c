import { at, isNode, listAt, type Node, textAt } from './contract.ts';

/** The default prices as a Markdown table for the reference. */
export function pricesTable(configuration: Node): string {
  const { default: usual } = at(configuration, 'properties', 'prices', 'properties', 'rules');
  const rules = listAt({ usual }, 'usual').filter(isNode);
  return ['| rule | operations | models | sizes | price |', '|---|---|---|---|---|']
    .concat(rules.map(row))
    .join('\n');
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
