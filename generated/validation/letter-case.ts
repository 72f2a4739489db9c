// Generated from openapi/ (contract cc255b945a14) by `npm run generate`. Do not edit.
import type { Variant } from '../shapes.ts';
import type { JsonObject } from './outcome.ts';

/** A name of a request, and the one that it differs from in upper and lower case alone. */
export interface Lookalike {
  readonly name: string;
  readonly known: string;
}

/**
 * A name without upper and lower case. Some letters have three forms: the long s and the sign of kelvin fold to s and k,
 * as they do for readers of JSON that pass over the case of names (Go's encoding/json).
 */
export function folded(name: string): string {
  return name.toUpperCase().toLowerCase();
}

/**
 * Finds the names of a request that differ from known ones in upper and lower case alone. Where further parameters are
 * passed on, a reader that passes over the case would take them for the known ones, which alone were checked.
 */
export function lookalikes(document: JsonObject, variant: Variant): readonly Lookalike[] {
  const { byFolded, lengthUpTo } = knownNames(variant);
  const found: Lookalike[] = [];
  for (const name of Object.keys(document)) {
    if (name.length > lengthUpTo || Object.hasOwn(variant.types, name)) continue;
    const known = byFolded.get(folded(name));
    if (known !== undefined && known !== name) found.push({ name, known });
  }
  return found;
}

interface KnownNames {
  readonly byFolded: ReadonlyMap<string, string>;
  readonly lengthUpTo: number;
}

const knownOf = new WeakMap<Variant, KnownNames>();

function knownNames(variant: Variant): KnownNames {
  const remembered = knownOf.get(variant);
  if (remembered !== undefined) return remembered;
  const names = [...Object.keys(variant.types), ...(variant.reserved ?? [])];
  const known = {
    byFolded: new Map(names.map((name) => [folded(name), name])),
    lengthUpTo: Math.max(0, ...names.map(({ length }) => length)),
  };
  knownOf.set(variant, known);
  return known;
}
