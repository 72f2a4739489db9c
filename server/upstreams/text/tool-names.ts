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
  for (const tool of Array.isArray(tools) ? tools : []) {
    const name: unknown = isObject(tool) ? tool.name : undefined;
    if (typeof name !== 'string') continue;
    const called = chatToolName(name);
    if (called !== name) names.set(called, name);
  }
  return names;
}

/** A part, or a piece, of an answer with the caller's own name of the tool that it calls. */
export function underOwnName<T extends AssistantPart | Piece>(part: T, names: OwnNames): T {
  const name = part.kind === 'call' ? names.get(part.name) : undefined;
  return name === undefined ? part : { ...part, name };
}
