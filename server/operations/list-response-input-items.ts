import { isObject, type JsonObject, textOf } from '../foundation/json-object.ts';
import { done, failed } from '../foundation/outcome.ts';
import type { Handler } from './call.ts';
import { type KeptServices, notKept } from './kept-responses.ts';
import { isResult } from './whole-answer.ts';

/** An input item as the list returns it. */
type ListedItem = JsonObject & { readonly id: string };

/** Lists the input items of a stored response. */
export function listResponseInputItems({
  keptResponses,
}: KeptServices): Handler<'listResponseInputItems'> {
  return async ({ caller: { accountId }, input: { parameters }, takeRoom }) => {
    const { responseId: id, limit, order, after } = parameters;
    const input = await keptResponses.findInput({ accountId, id }, takeRoom);
    if (!input.ok) return input;
    if (input.value === undefined) return failed(notKept());
    const items = input.value.filter(isObject).map((item, index) => listed(item, { id, index }));
    if (order === 'desc') items.reverse();
    // An unknown `after` lists from the start.
    const from = items.findIndex((item) => item.id === after) + 1;
    const data = items.slice(from, from + limit);
    const body: unknown = {
      object: 'list',
      data,
      first_id: data.at(0)?.id ?? null,
      last_id: data.at(-1)?.id ?? null,
      has_more: from + data.length < items.length,
    };
    // Input stored by another version of the gateway may not be valid any more.
    if (!isResult('listResponseInputItems')(body)) return failed(notKept());
    return done({ kind: 'json', body });
  };
}

/** Fills in the identifier and type of an item, which callers may leave out. */
function listed(
  item: JsonObject,
  { id, index }: { readonly id: string; readonly index: number },
): ListedItem {
  const type = typeof item.type === 'string' ? item.type : 'message';
  const stem = id.replace(/^resp_/, '');
  const own = textOf(item.id);
  const named = { ...item, id: own ?? `${SHORT[type] ?? 'item'}_${stem}_i${index}`, type };
  return type === 'message' ? { ...named, content: contentOf(item) } : named;
}

/** The interface's identifier prefixes, by type of item. */
const SHORT: Readonly<Record<string, string>> = {
  message: 'msg',
  function_call: 'fc',
  function_call_output: 'fco',
  custom_tool_call: 'ctc',
  custom_tool_call_output: 'ctco',
  reasoning: 'rs',
};

/** Turns plain-text content into the list that it stands for. */
function contentOf({ role, content }: JsonObject): unknown {
  const type = role === 'assistant' ? 'output_text' : 'input_text';
  return typeof content === 'string' ? [{ type, text: content }] : content;
}
