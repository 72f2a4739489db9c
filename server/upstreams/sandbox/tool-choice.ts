import { fieldsIn, isObject, type JsonObject } from '../../foundation/json-object.ts';

/** A tool to call. */
export interface WantedTool {
  readonly name: string;
  /** The JSON Schema of its input. */
  readonly schema: unknown;
}

/**
 * Chooses the tool to call: the one that the request names, otherwise the first one that is allowed; none if the
 * request forbids calls. Once tool results have come back, another call is made only if calls are mandatory, to the
 * next tool that has not been called: agents take their final answer from a tool.
 *
 * @param body - the request body of either interface
 * @param answered - the tools that were called, if results have come back; it is empty if results were sent without
 *   their calls
 */
export function wantedTool(
  { tools, tool_choice: choice }: JsonObject,
  answered?: ReadonlySet<string>,
): WantedTool | undefined {
  if (!Array.isArray(tools)) return undefined;
  const { names, isDemanded } = readChoice(choice);
  if (answered !== undefined && !(isDemanded && answered.size > 0)) return undefined;
  const eligible = tools.flatMap(readTool).filter(({ name }) => names?.has(name) ?? true);
  return eligible.find(({ name }) => !answered?.has(name));
}

/** The tool choice of a request. */
interface Choice {
  /** The allowed tools; if missing, all are allowed. */
  readonly names?: ReadonlySet<unknown>;
  /** Whether a call is mandatory. */
  readonly isDemanded: boolean;
}

function readChoice(choice: unknown): Choice {
  const { type, allowed_tools: allowed } = isObject(choice) ? choice : { type: choice };
  if (type === 'none') return { names: new Set(), isDemanded: false };
  if (isObject(allowed) && Array.isArray(allowed.tools)) {
    return { names: new Set(allowed.tools.map(nameOf)), isDemanded: allowed.mode === 'required' };
  }
  const named = nameOf(choice);
  if (named !== undefined) return { names: new Set([named]), isDemanded: true };
  return { isDemanded: type === 'required' || type === 'any' };
}

/** The name of the chosen tool. */
function nameOf(choice: unknown): unknown {
  if (!isObject(choice)) return undefined;
  return isObject(choice.function) ? choice.function.name : choice.name;
}

/** Skips tools that a vendor runs itself: they have no schema, and nothing here can run them. */
function readTool(tool: unknown): readonly WantedTool[] {
  if (!isObject(tool)) return [];
  const { name, parameters, input_schema: input } = isObject(tool.function) ? tool.function : tool;
  const isOwn = tool.type === 'function' || input !== undefined;
  return isOwn && typeof name === 'string' ? [{ name, schema: ofObject(parameters ?? input) }] : [];
}

/** In both interfaces an input is an object, even if the tool's schema does not say so. */
function ofObject(schema: unknown): JsonObject {
  return { type: 'object', ...fieldsIn(schema) };
}
