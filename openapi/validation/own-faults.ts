import type { Fault } from '../build/shapes.ts';

/**
 * The faults that no other fault implies: a fault inside a condition belongs to the condition, and a value of the wrong
 * type violates several rules. Conditions come last.
 */
export function* ownFaults(faults: readonly Fault[]): Iterable<Fault> {
  const conditions = faults.filter(({ keyword }) => keyword === 'if');
  const mistyped = new Set(
    faults.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  );
  // A schema has few conditions, however often each is violated.
  const branches = [...Map.groupBy(conditions, branchOf)].map(([branch, group]) => ({
    branch,
    places: new Set(group.map(({ instancePath }) => instancePath)),
  }));
  for (const fault of faults) {
    const { keyword, instancePath } = fault;
    if (keyword === 'if' || (keyword !== 'type' && mistyped.has(instancePath))) continue;
    // A fault in a name is reported by the rule about names.
    if (fault.propertyName !== undefined) continue;
    if (!branches.some((broken) => isInside(fault, broken))) yield fault;
  }
  yield* conditions;
}

/** The schema path of a condition's consequence. */
export function branchOf({ schemaPath }: Fault): string {
  return schemaPath.replace(/if$/, 'then');
}

/** The consequence of a condition, and the places of the request that violate it. */
interface BrokenBranch {
  readonly branch: string;
  readonly places: ReadonlySet<string>;
}

/** Whether a fault is in the consequence of a condition. */
export function isInside(
  { schemaPath, instancePath }: Fault,
  { branch, places }: BrokenBranch,
): boolean {
  if (!schemaPath.startsWith(branch)) return false;
  const keys = instancePath.split('/');
  return keys.some((_, index) => places.has(keys.slice(0, index + 1).join('/')));
}
