import { fieldsIn, isObject, type JsonObject } from '../../foundation/json-object.ts';

/** A tool that is to be called. */
export interface WantedTool {
  readonly name: string;
  /** What its input must be, as a JSON Schema. */
  readonly schema: unknown;
}

/**
 * The tool that a request would have called: the one that it names, else the first of those that it may call; none where
 * it wants none. Where some have been called and have answered, only a demanded call is one more, of the next that has
 * not been called: agents take their last answer from a tool.
 *
 * @param body - of either interface
 * @param answered - the tools that were called, where results have come; some are sent without their calls
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

/** Which tools a request would have called. */
interface Choice {
  /** The ones that it may call alone; without them, all. */
  readonly names?: ReadonlySet<unknown>;
  /** Whether one must be called. */
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
  return { type: 'object', ...fieldsIn(schema) };
}
