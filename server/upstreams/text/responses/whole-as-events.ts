import { type JsonObject, objectsOf } from '../../../foundation/json-object.ts';

/** Writes a finished response as the events of a stream. */
export function* eventsOfResponse(response: JsonObject): Iterable<string> {
  let sequence_number = 0;
  for (const { type, ...fields } of eventsOf(response)) {
    const event = { type, sequence_number, ...fields };
    sequence_number += 1;
    yield `event: ${type}\ndata: ${JSON.stringify(event)}\n\n`;
  }
}

/** The data of an event, without its number. */
type ResponseEvent = JsonObject & { readonly type: string };

function* eventsOf(response: JsonObject): Iterable<ResponseEvent> {
  const begun = {
    ...response,
    status: 'in_progress',
    output: [],
    usage: null,
    incomplete_details: null,
  };
  yield { type: 'response.created', response: begun };
  yield { type: 'response.in_progress', response: begun };
  for (const [output_index, item] of objectsOf(response.output).entries()) {
    const place = { item_id: item.id, output_index };
    const { opening, events } = itemInPieces(item);
    yield { type: 'response.output_item.added', output_index, item: opening };
    for (const { type, ...fields } of events) yield { type, ...place, ...fields };
    yield { type: 'response.output_item.done', output_index, item };
  }
  yield { type: `response.${response.status}`, response };
}

/** An item as it is streamed; items of other types have no events of their own. */
function itemInPieces(item: JsonObject): {
  readonly opening: JsonObject;
  readonly events: Iterable<ResponseEvent>;
} {
  const { type, content, name, arguments: called, input } = item;
  const begun = { ...item, status: 'in_progress' };
  switch (type) {
    case 'message':
      return { opening: { ...begun, content: [] }, events: partEvents(objectsOf(content)) };
    case 'function_call': {
      const kind = 'response.function_call_arguments';
      const said = { name, arguments: called };
      const events = [
        { type: `${kind}.delta`, delta: called },
        { type: `${kind}.done`, ...said },
      ];
      return { opening: { ...begun, arguments: '' }, events };
    }
    case 'custom_tool_call': {
      const kind = 'response.custom_tool_call_input';
      const events = [
        { type: `${kind}.delta`, delta: input },
        { type: `${kind}.done`, input },
      ];
      return { opening: { ...begun, input: '' }, events };
    }
    default:
      return { opening: item, events: [] };
  }
}

function* partEvents(parts: readonly JsonObject[]): Iterable<ResponseEvent> {
  for (const [content_index, part] of parts.entries()) {
    const { text, refusal, logprobs = [] } = part;
    const isRefusal = part.type === 'refusal';
    const kind = isRefusal ? 'response.refusal' : 'response.output_text';
    const opening = isRefusal ? { ...part, refusal: '' } : { ...part, text: '' };
    const more = isRefusal ? {} : { logprobs };
    yield { type: 'response.content_part.added', content_index, part: opening };
    yield { type: `${kind}.delta`, content_index, delta: isRefusal ? refusal : text, ...more };
    yield { type: `${kind}.done`, content_index, ...(isRefusal ? { refusal } : { text, ...more }) };
    yield { type: 'response.content_part.done', content_index, part };
  }
}
