import { createHash } from 'node:crypto';
import { isObject, type JsonObject } from '../../foundation/json-object.ts';
import type { AssistantPart, Piece } from './conversation.ts';

/** The most characters that chat completions take of a tool's name; the messages interface takes twice as many. */
const CHARACTERS_UP_TO = 64;
/** Tells names apart that begin alike. */
const DIGEST_CHARACTERS = 10;

/** A tool's name as chat completions take it. One that is too long always becomes the same other one. */
export function chatToolName(name: string): string {
  if (name.length <= CHARACTERS_UP_TO) return name;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, DIGEST_CHARACTERS);
  return `${name.slice(0, CHARACTERS_UP_TO - DIGEST_CHARACTERS - 1)}_${digest}`;
}

/** What a caller calls the tools of its request that are called otherwise in chat completions. */
export type OwnNames = ReadonlyMap<string, string>;

/** Reads them. */
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

/** The objects of a list, if it is one. */
export function objectsOf(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** What a tool of a namespace is called where there are no namespaces. */
export function nameWithin(namespace: string, name: string): string {
  return `${namespace}__${name}`;
}

/** A part, or a piece, of an answer with the caller's own name of the tool that it calls. */
export function underOwnName<T extends AssistantPart | Piece>(part: T, names: OwnNames): T {
  const name = part.kind === 'call' ? names.get(part.name) : undefined;
  return name === undefined ? part : { ...part, name };
}
