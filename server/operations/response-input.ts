import { isObject, type JsonObject, textOf } from '../foundation/json-object.ts';
import { done, failed } from '../foundation/outcome.ts';
import type { Handler } from './call.ts';
import { type Kept, notKept } from './kept-responses.ts';
import { isResult } from './whole-answer.ts';

/** An item as it is listed. */
type ListedItem = JsonObject & { readonly id: string };

/** Lists what a response was asked with. */
export function listResponseInputItems({ keptResponses }: Kept): Handler<'listResponseInputItems'> {
  return async ({ caller: { accountId }, input: { parameters }, takeRoom }) => {
    const { responseId: id, limit, order, after } = parameters;
    const input = await keptResponses.findInput({ accountId, id }, takeRoom);
    if (!input.ok) return input;
    if (input.value === undefined) return failed(notKept());
    const items = input.value.filter(isObject).map((item, index) => listed(item, { id, index }));
    if (order === 'desc') items.reverse();
    // What is behind an item that is not there is the whole list.
    const from = items.findIndex((item) => item.id === after) + 1;
    const data = items.slice(from, from + limit);
    const body: unknown = {
      object: 'list',
      data,
      first_id: data.at(0)?.id ?? null,
      last_id: data.at(-1)?.id ?? null,
      has_more: from + data.length < items.length,
    };
    // What another version of the gateway has kept may be no input any more.
    if (!isResult('listResponseInputItems')(body)) return failed(notKept());
    return done({ kind: 'json', body });
  };
}

/** Callers need not name what they send, nor say that a message is one. */
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

/** How the interface begins the names of items. */
const SHORT: Readonly<Record<string, string>> = {
  message: 'msg',
  function_call: 'fc',
  function_call_output: 'fco',
  custom_tool_call: 'ctc',
  custom_tool_call_output: 'ctco',
  reasoning: 'rs',
};

/** A text by itself stands for a list of it alone. */
function contentOf({ role, content }: JsonObject): unknown {
  const type = role === 'assistant' ? 'output_text' : 'input_text';
  return typeof content === 'string' ? [{ type, text: content }] : content;
}
