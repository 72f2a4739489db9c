// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
/** Rules with their examples, and how these are read. `generated/rule-examples.ts` is a copy of this file. */

/** A rule of the contract, with what it accepts and refuses. */
export interface Rule {
  readonly rule: string;
  readonly sentence: string;
  readonly operationId: string;
  /** The variant that the examples are merged into. */
  readonly variant: string;
  /** Where the rule stands: in a schema, in what a file holds, in the operation itself, or in a parameter of the address. */
  readonly checked: 'schema' | 'file' | 'operation' | 'parameter';
  readonly mediaType: string;
  /** A complete request of the variant. */
  readonly base: Readonly<Record<string, unknown>>;
  /** JSON merge patches (RFC 7396) for `base`. */
  readonly accepted: readonly Readonly<Record<string, unknown>>[];
  readonly refused: readonly Readonly<Record<string, unknown>>[];
}

/** A body that only repetition makes long, as the contract's examples write it. */
interface Repeat {
  readonly 'x-repeat': {
    readonly before?: string;
    readonly text: string;
    readonly times: number;
    readonly after?: string;
  };
}

/**
 * Merges an example into a complete request and spells out its repetitions.
 *
 * @param base - a complete request
 * @param patch - what the example changes, as a JSON merge patch (RFC 7396)
 * @returns the request that the example stands for
 */
export function exampleRequest(
  base: Readonly<Record<string, unknown>>,
  patch: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = spellOut(value);
  }
  return merged;
}

function spellOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spellOut);
  if (isRepeat(value)) {
    const { before = '', text, times, after = '' } = value['x-repeat'];
    return before + text.repeat(times) + after;
  }
  return value;
}

function isRepeat(value: unknown): value is Repeat {
  return typeof value === 'object' && value !== null && 'x-repeat' in value;
}
