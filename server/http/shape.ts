/** Why a document is refused before anything else is looked at. */
export type ShapeFault = 'too-deep' | 'too-many-values';

/** How large a document may be, in itself. */
export interface ShapeLimits {
  /** Levels of nesting. */
  readonly depth: number;
  /** Values, counting each element, each property and what holds them. */
  readonly values: number;
}

/** Measures a parsed document, without recursion, and stops as soon as a limit is passed. */
export function measureShape(document: unknown, limits: ShapeLimits): ShapeFault | undefined {
  let level: unknown[] = [document];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limits.depth) return 'too-deep';
    const next: unknown[] = [];
    for (const value of level) {
      seen += 1;
      if (typeof value !== 'object' || value === null) continue;
      const inner = Object.values(value);
      if (seen + next.length + inner.length > limits.values) return 'too-many-values';
      for (const item of inner) next.push(item);
    }
    level = next;
  }
  return undefined;
}
