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
  let values = 0;
  let level: readonly object[] = [[document]];
  for (let depth = 0; level.length > 0; depth += 1) {
    const above = values;
    const next: object[] = [];
    for (const container of level) {
      values += takeApart(container, next);
      if (values > limits.values) return 'too-many-values';
    }
    if (values > above && depth > limits.depth) return 'too-deep';
    level = next;
  }
  return undefined;
}

/** Adds to a level what a container holds that is a container too, and tells how many values it holds. */
function takeApart(container: object, level: object[]): number {
  const items: readonly unknown[] = Array.isArray(container) ? container : Object.values(container);
  for (const item of items) {
    if (typeof item === 'object' && item !== null) level.push(item);
  }
  return items.length;
}
