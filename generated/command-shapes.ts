// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
/** The shapes of the commands that stand for operations. `generated/command-shapes.ts` is a copy of this file. */

/** A command that stands for an operation: what the command line shows and reads. */
export interface CommandShape {
  /** Its words: `video`, `jobs list`. */
  readonly name: string;
  /** Another word for the last of them. */
  readonly alias?: string;
  readonly operationId: string;
  readonly summary: string;
  /** Its paragraphs. */
  readonly description: readonly string[];
  /** The parameter that is given without a flag. */
  readonly argument?: string;
  /** The parameter that chooses the variant, and the variants by its values. */
  readonly select?: { readonly parameter: string; readonly values: readonly (string | boolean)[] };
  readonly parameters: readonly CommandParameter[];
  /** What holds between parameters, a sentence each. */
  readonly rules: readonly string[];
}

/** A parameter as the command line takes it. */
export interface CommandParameter {
  readonly name: string;
  /** Its flag without dashes: `video-length`. */
  readonly flag: string;
  /** Another flag for it. */
  readonly alias?: string;
  readonly in: 'body' | 'path' | 'query' | 'header';
  /** Whether it is passed on to the upstream unchecked. */
  readonly isPassedOn?: true;
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'file';
  /** Whether it can be given several times. */
  readonly isList: boolean;
  /** Each element is an object with this field alone. */
  readonly field?: string;
  /** Whether every variant wants it. */
  readonly isRequired: boolean;
  /** What the contract usually means, and wants said all the same. */
  readonly fallback?: string | number | boolean;
  /** Every value that some variant takes, where they can be listed. */
  readonly choices: readonly string[];
  /** What holds for every variant. */
  readonly sentences: readonly string[];
  /** What differs from variant to variant; only those that take it are named. */
  readonly cases: readonly CommandCase[];
}

/** What a parameter is in some variants. */
export interface CommandCase {
  /** The values of the selecting parameter; empty where every variant takes it. */
  readonly of: readonly (string | boolean)[];
  readonly sentences: readonly string[];
  readonly default?: string;
}
