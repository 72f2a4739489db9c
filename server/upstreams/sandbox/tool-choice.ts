import { isObject, type JsonObject } from '../../foundation/json-object.ts';

/** A tool that is to be called. */
export interface WantedTool {
  readonly name: string;
  /** What its input must be, as a JSON Schema. */
  readonly schema: unknown;
}

/**
 * The tool that a request would have called: the one that it names, else the first of those that it may call; none where
 * it wants none.
 *
 * @param body - of either interface
 */
export function wantedTool({ tools, tool_choice: choice }: JsonObject): WantedTool | undefined {
  const { type, allowed_tools: allowed } = isObject(choice) ? choice : { type: choice };
  if (type === 'none' || !Array.isArray(tools)) return undefined;
  const known = tools.flatMap(readTool);
  if (isObject(allowed) && Array.isArray(allowed.tools)) {
    const names = new Set(allowed.tools.map(nameOf));
    return known.find(({ name }) => names.has(name));
  }
  const named = nameOf(choice);
  return named === undefined ? known[0] : known.find((tool) => tool.name === named);
}

/** The name of a tool that is chosen. */
function nameOf(choice: unknown): unknown {
  if (!isObject(choice)) return undefined;
  return isObject(choice.function) ? choice.function.name : choice.name;
}

/** Tools that a vendor carries out itself have no schema, and nobody here to do so. */
function readTool(tool: unknown): readonly WantedTool[] {
  if (!isObject(tool)) return [];
  const { name, parameters, input_schema: input } = isObject(tool.function) ? tool.function : tool;
  const isOwn = tool.type === 'function' || input !== undefined;
  return isOwn && typeof name === 'string' ? [{ name, schema: ofObject(parameters ?? input) }] : [];
}

/** In both interfaces an input is an object, also of a tool whose schema does not say so. */
function ofObject(schema: unknown): JsonObject {
  return { type: 'object', ...(isObject(schema) ? schema : {}) };
}
