import { isNode, listAt, type Node } from './contract.ts';

/** What examples of a rule that several parameters share call their parameter. */
const OPEN_NAME = '{parameter}';

/** Examples of a rule, by whether they are accepted or refused. */
export type Examples = Readonly<Record<string, readonly Node[]>>;

/** Whether examples leave open what their parameter is called. */
export function areOpen(examples: Node): boolean {
  return patchesIn(examples).some(([, patches]) => patches.some((patch) => OPEN_NAME in patch));
}

/** Calls the parameter of examples by its name, where they leave it open. */
export function namedExamples(examples: Node, parameter: string): Examples {
  const named = patchesIn(examples).map(([kind, patches]) => [
    kind,
    patches.map((patch) => withName(patch, parameter)),
  ]);
  return Object.fromEntries(named);
}

function patchesIn(examples: Node): readonly (readonly [kind: string, patches: readonly Node[]])[] {
  return Object.keys(examples).map((kind) => [kind, listAt(examples, kind).filter(isNode)]);
}

function withName(patch: Node, parameter: string): Node {
  const entries = Object.entries(patch).map(([name, value]) => [
    name === OPEN_NAME ? parameter : name,
    value,
  ]);
  return Object.fromEntries(entries);
}
