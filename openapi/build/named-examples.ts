import { isNode, listAt, type Node } from './contract.ts';

/** The placeholder for the parameter's name in examples of a rule that several parameters share. */
const OPEN_NAME = '{parameter}';

/** The accepted and refused examples of a rule. */
export type Examples = Readonly<Record<string, readonly Node[]>>;

/** Whether examples contain the placeholder for their parameter's name. */
export function areOpen(examples: Node): boolean {
  return patchesIn(examples).some(([, patches]) => patches.some((patch) => OPEN_NAME in patch));
}

/** Fills in the parameter's name in examples, where they have the placeholder. */
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
