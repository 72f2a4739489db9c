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
  return (
    inLists({ system, mcp_servers, input, tools: listOf(tools).map(told) }, '', check) ??
    inVariables(prompt, check)
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The definition of a tool, without its parameters, results and examples, which are not fetched. */
function told(tool: unknown): unknown {
  if (!isObject(tool)) return tool;
  return Object.fromEntries(Object.entries(tool).filter(([name]) => !OF_CALLS.has(name)));
}

const OF_CALLS: ReadonlySet<string> = new Set([
  'function',
  'parameters',
  'input_schema',
  'input_examples',
  'output_schema',
]);

/** The variables of a stored prompt may be pictures and documents. */
function inVariables(prompt: unknown, check: Check): Violation | undefined {
  if (!isObject(prompt) || !isObject(prompt.variables)) return undefined;
  return inPart(prompt.variables, 'prompt.variables', check);
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
  if (isNotFetched(part)) return undefined;
  for (const [name, value] of Object.entries(part)) {
    const path = `${at}.${name}`;
    const found = isObject(value)
      ? (inFields(value, path, check) ?? inLists(value, path, check))
      : inField(name, value, { path, check });
    if (found !== undefined) return found;
  }
  return inLists(part, at, check);
}

/** Types whose addresses are not fetched: text, links in answers, and tool arguments. */
const NOT_FETCHED: ReadonlySet<unknown> = new Set([
  'text',
  'tool_use',
  'server_tool_use',
  'output_text',
  'function',
  'reasoning',
  'mcp_list_tools',
]);

/** A tool call of the responses interface also carries its results. */
const CALL = /_call$/;

function isNotFetched({ type }: JsonObject): boolean {
  return NOT_FETCHED.has(type) || (typeof type === 'string' && CALL.test(type));
}

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
