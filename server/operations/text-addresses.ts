import { refusedBecause, type Sources } from '../assets/received.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import type { Violation } from '../foundation/problems.ts';
import { unreachable } from './request-files.ts';

type Check = Sources['outgoing']['check'];

/**
 * Finds addresses of images, documents and the like in a conversation that the upstream must not fetch: an upstream may
 * be in the gateway's network, or able to read files. The text of an address is checked by the rules for files that the
 * gateway fetches itself; no name is resolved.
 *
 * @returns the violation of the first forbidden address
 */
export function forbiddenAddress(body: JsonObject, check: Check): Violation | undefined {
  const { messages, system, mcp_servers, input, tools, prompt } = body;
  const turns = listOf(messages);
  for (const [index, turn] of turns.entries()) {
    const found = isObject(turn) ? inLists(turn, `messages[${index}]`, check) : undefined;
    if (found !== undefined) return found;
  }
  return inLists({ system, mcp_servers, input, tools }, '', check) ?? inVariables(prompt, check);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The variables of a stored prompt may be pictures and documents. */
function inVariables(prompt: unknown, check: Check): Violation | undefined {
  if (!isObject(prompt) || !isObject(prompt.variables)) return undefined;
  // Their names are the caller's own, so that none of them tells what is data.
  for (const [name, part] of Object.entries(prompt.variables)) {
    const found = isObject(part) ? inPart(part, `prompt.variables.${name}`, check) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Turns and nested content have their parts in lists. */
function inLists(holder: JsonObject, at: string, check: Check): Violation | undefined {
  for (const [name, list] of Object.entries(holder)) {
    if (!Array.isArray(list)) continue;
    const path = at === '' ? name : `${at}.${name}`;
    for (const [index, part] of list.entries()) {
      const found = isObject(part) ? inPart(part, `${path}[${index}]`, check) : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function inPart(part: JsonObject, at: string, check: Check): Violation | undefined {
  const fields = Object.entries(part).filter(([name]) => !NOT_FETCHED.has(name));
  for (const [name, value] of fields) {
    const path = `${at}.${name}`;
    const found = isObject(value)
      ? (inFields(value, path, check) ?? inLists(value, path, check))
      : inField(name, value, { path, check });
    if (found !== undefined) return found;
  }
  return inLists(Object.fromEntries(fields), at, check);
}

/**
 * Fields whose addresses are data: links in answers, definitions, arguments and results of tools. They are told by
 * their own names, never by the type of their part: an upstream may fetch an `image_url` whatever the type says.
 */
const NOT_FETCHED: ReadonlySet<string> = new Set([
  'annotations',
  'citations',
  'summary',
  'function',
  'parameters',
  'input_schema',
  'input_examples',
  'output_schema',
  'arguments',
  'input',
  'action',
  'actions',
  'results',
  'outputs',
]);

/** Checks the fields of an `image_url`, a `source` or a `file`. */
function inFields(fields: JsonObject, at: string, check: Check): Violation | undefined {
  for (const [name, value] of Object.entries(fields)) {
    const found = inField(name, value, { path: `${at}.${name}`, check });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Case-insensitive, as some upstreams ignore the case of names. */
const NAME_OF_ADDRESS = /ur[il]$/i;
const CONTENT_ITSELF = /^\s*data:/i;

function inField(
  name: string,
  value: unknown,
  { path, check }: { readonly path: string; readonly check: Check },
): Violation | undefined {
  if (typeof value !== 'string' || !NAME_OF_ADDRESS.test(name)) return undefined;
  // Without a scheme it is not an address.
  if (CONTENT_ITSELF.test(value) || !value.includes(':')) return undefined;
  const verdict = check(value);
  return verdict.ok ? undefined : unreachable(path, refusedBecause(verdict.reason));
}
