import type { Variant } from '../build/shapes.ts';
import type { JsonObject } from './outcome.ts';

/** A name in a request, and the known name from which it differs only in letter case. */
export interface Lookalike {
  readonly name: string;
  readonly known: string;
}

/**
 * Folds the letter case of a name. Some letters have three forms: the long s and the Kelvin sign fold to s and k, as in
 * case-insensitive JSON parsers (Go's encoding/json).
 */
export function folded(name: string): string {
  return name.toUpperCase().toLowerCase();
}

/**
 * Finds names in a request that differ from known ones only in letter case. Where unknown parameters are passed on, a
 * case-insensitive parser would mistake them for the known ones, bypassing their validation.
 */
export function lookalikes(document: JsonObject, variant: Variant): readonly Lookalike[] {
  const { byFolded, maxLength } = knownNames(variant);
  const found: Lookalike[] = [];
  for (const name of Object.keys(document)) {
    if (name.length > maxLength || Object.hasOwn(variant.types, name)) continue;
    const known = byFolded.get(folded(name));
    if (known !== undefined && known !== name) found.push({ name, known });
  }
  return found;
}

interface KnownNames {
  readonly byFolded: ReadonlyMap<string, string>;
  readonly maxLength: number;
}

const knownOf = new WeakMap<Variant, KnownNames>();

function knownNames(variant: Variant): KnownNames {
  const remembered = knownOf.get(variant);
  if (remembered !== undefined) return remembered;
  const names = [...Object.keys(variant.types), ...(variant.reserved ?? [])];
  const known = {
    byFolded: new Map(names.map((name) => [folded(name), name])),
    maxLength: Math.max(0, ...names.map(({ length }) => length)),
  };
  knownOf.set(variant, known);
  return known;
}
