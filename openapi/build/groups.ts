import { at, type Contract, type OperationNode, textAt } from './contract.ts';
import { documentation } from './documentation.ts';

/** What a method for another mode adds to the documentation of its operation. */
const WAYS: Readonly<Record<string, string>> = {
  quote: 'Answers what that would cost; nothing is done or charged.',
  job: 'Answers at once with a job.',
  stream: 'Answers while it is made, event by event.',
};

const HEAD = `/**
 * The groups of methods of the client, with the contract's words on each. The classes that implement them say what the
 * methods take and answer; editors show these words there.
 */
`;

/** A method of the client. */
interface Method {
  /** Its path of groups, such as `account.keys`. */
  readonly group: string;
  readonly name: string;
  readonly documentation: string;
}

/** Writes an interface for each group of methods declared by operations (`x-client`, `x-client-ways`). */
export function writeGroups(contract: Contract): string {
  const methods = Map.groupBy(contract.operations.flatMap(methodsOf), ({ group }) => group);
  return `${HEAD}${[...methods].map(([group, list]) => writeGroup(group, list)).join('\n')}`;
}

function methodsOf(operation: OperationNode): readonly Method[] {
  const usual = textAt(operation, 'x-client');
  const ways = Object.entries(at(operation, 'x-client-ways')).map(([way, place]) =>
    methodAt(String(place), documentation(operation, { indent: '  ', extra: WAYS[way] ?? '' })),
  );
  if (usual === undefined) return ways;
  return [methodAt(usual, documentation(operation, { indent: '  ' })), ...ways];
}

function methodAt(place: string, text: string): Method {
  const dot = place.lastIndexOf('.');
  return { group: place.slice(0, dot), name: place.slice(dot + 1), documentation: text };
}

function writeGroup(group: string, methods: readonly Method[]): string {
  const name = group.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = methods.map(
    (one) => `${one.documentation}  ${one.name}(...input: never[]): unknown;\n`,
  );
  return `/** \`patchbay.${group}\`. */\nexport interface ${name}Group {\n${lines.join('\n')}}\n`;
}
