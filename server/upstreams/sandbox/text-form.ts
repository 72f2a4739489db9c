import type { JsonObject } from '../../foundation/json-object.ts';
import type { Answer } from './answer.ts';
import type { Conversation } from './conversation.ts';

/** A conversation and its answers. */
export interface Answered {
  readonly conversation: Conversation;
  /** As many as requested. */
  readonly answers: readonly Answer[];
}

/** Serializes answers for an interface, as a complete body and as events. */
export interface TextForm {
  whole(answered: Answered): JsonObject;
  /** The serialized server-sent events. */
  events(answered: Answered): readonly string[];
}
