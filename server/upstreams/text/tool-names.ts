import { createHash } from 'node:crypto';
import { type JsonObject, objectsOf } from '../../foundation/json-object.ts';
import type { AssistantPart, Piece } from './conversation.ts';

/**
 * The maximum length of a tool name in chat completions, in characters; the messages interface allows twice as many.
 */
const MAX_CHARACTERS = 64;
/** Distinguishes names with the same beginning. */
const DIGEST_CHARACTERS = 10;

/**
 * A tool name that chat completions accept. A name that is too long is shortened with a digest, always to the same
 * name.
 */
export function chatToolName(name: string): string {
  if (name.length <= MAX_CHARACTERS) return name;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, DIGEST_CHARACTERS);
  return `${name.slice(0, MAX_CHARACTERS - DIGEST_CHARACTERS - 1)}_${digest}`;
}

/** The caller's tool names by their shortened names, for tools that have one. */
export type OwnNames = ReadonlyMap<string, string>;

/** The names of the request's tools that had to be shortened. */
export function ownNames({ tools }: JsonObject): OwnNames {
  const names = new Map<string, string>();
  for (const tool of objectsOf(tools)) {
    for (const name of namesOf(tool)) {
      const called = chatToolName(name);
      if (called !== name) names.set(called, name);
    }
  }
  return names;
}

function namesOf({ type, name, tools }: JsonObject): readonly string[] {
  if (typeof name !== 'string') return [];
  if (type !== 'namespace') return [name];
  return objectsOf(tools).flatMap((tool) =>
    typeof tool.name === 'string' ? [nameWithin(name, tool.name)] : [],
  );
}

/** The name of a namespace's tool in interfaces without namespaces. */
export function nameWithin(namespace: string, name: string): string {
  return `${namespace}__${name}`;
}

/** A part or piece of an answer, with a called tool's name mapped back to the caller's. */
export function underOwnName<T extends AssistantPart | Piece>(part: T, names: OwnNames): T {
  const name = part.kind === 'call' ? names.get(part.name) : undefined;
  return name === undefined ? part : { ...part, name };
}
