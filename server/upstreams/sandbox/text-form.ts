import type { JsonObject } from '../../foundation/json-object.ts';
import type { Answer } from './answer.ts';
import type { Conversation } from './conversation.ts';

/** What a conversation is answered with. */
export interface Answered {
  readonly conversation: Conversation;
  /** As many as are asked for. */
  readonly answers: readonly Answer[];
}

/** How an interface writes an answer, whole and in events. */
export interface TextForm {
  whole(answered: Answered): JsonObject;
  /** Each event as it is sent. */
  events(answered: Answered): readonly string[];
}
