/** The reasoning of a model, if the upstream reveals it; the upstream may require it in later requests. */
export type Thought = OpenThought | SignedThought;

/** Reasoning of an upstream of chat completions, as plain text. */
export interface OpenThought {
  readonly kind: 'thought';
  readonly text: string;
  /** The field that holds it in the upstream's answer, and in later requests. */
  readonly field: ThoughtField;
}

/**
 * A block of reasoning of an upstream of the messages interface, which accepts it back only unchanged. In a stream, it
 * comes in pieces of text, and its signature with the last piece.
 */
export interface SignedThought {
  readonly kind: 'thought';
  /** Empty if the upstream does not reveal it. */
  readonly text: string;
  readonly block: ThoughtBlock;
  /** The signature of the text, or the reasoning itself in encrypted form. Some upstreams send none. */
  readonly signature?: string | undefined;
}

/** The fields that upstreams of chat completions use for reasoning. */
export const THOUGHT_FIELDS = ['reasoning_content', 'reasoning'] as const;

export type ThoughtField = (typeof THOUGHT_FIELDS)[number];

/** The block types that the messages interface uses for reasoning. */
export const THOUGHT_BLOCKS = ['thinking', 'redacted_thinking'] as const;

export type ThoughtBlock = (typeof THOUGHT_BLOCKS)[number];

/** Type guard for reasoning of chat completions, among other parts of an answer. */
export function isOpenThought(part: { readonly kind: string }): part is OpenThought {
  return part.kind === 'thought' && 'field' in part;
}

/** Type guard for reasoning of the messages interface, among other parts of an answer. */
export function isSignedThought(part: { readonly kind: string }): part is SignedThought {
  return part.kind === 'thought' && 'block' in part;
}
