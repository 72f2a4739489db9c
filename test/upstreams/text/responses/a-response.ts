import { expect } from 'vitest';
import { operations } from '../../../../generated/operations.ts';
import { isObject, type JsonObject } from '../../../../server/foundation/json-object.ts';
import { all, eventsOf } from '../streams.ts';

/** A response assembled from its events. */
export interface ToldResponse {
  readonly types: readonly string[];
  readonly events: readonly JsonObject[];
  /** The response in the last event. */
  readonly response: JsonObject;
  readonly output: readonly JsonObject[];
}

/** Reads the stream of a complete response and validates it against the contract. */
export async function toldResponse(stream: AsyncIterable<string>): Promise<ToldResponse> {
  const told = await all(eventsOf((await all(stream)).join('')));
  const events = told.map(({ data }): JsonObject => JSON.parse(data));
  expect(told.map(({ event }) => event)).toEqual(events.map(({ type }) => type));
  expect(events.map(({ sequence_number }) => sequence_number)).toEqual([...events.keys()]);
  for (const event of events) expectEvent(event);
  const { response } = events.at(-1) ?? {};
  if (!isObject(response)) throw new Error('The last event tells no response.');
  const output = objects(response.output);
  expect(doneItems(events)).toEqual(output);
  for (const [index, item] of output.entries()) {
    expect(pieces(events, index)).toEqual(wholes(item));
  }
  return { types: events.map(({ type }) => String(type)), events, response, output };
}

function expectEvent(event: JsonObject): void {
  const validate = operations.createResponse.events;
  expect(validate(event), JSON.stringify([event, validate.errors])).toBe(true);
}

/** The finished items. Asserts that each was started before, with the same id and index. */
function doneItems(events: readonly JsonObject[]): readonly unknown[] {
  const begun: JsonObject[] = [];
  const done: unknown[] = [];
  for (const { type, output_index: index, item, item_id } of events) {
    if (type === 'response.output_item.added' && isObject(item)) {
      expect(index).toBe(begun.length);
      begun.push(item);
    } else if (type === 'response.output_item.done' && isObject(item)) {
      expect(begun[Number(index)]).toMatchObject({ id: item.id, type: item.type });
      expect(done[Number(index)]).toBeUndefined();
      done[Number(index)] = item;
    } else if (item_id !== undefined) {
      expect(begun[Number(index)]?.id).toBe(item_id);
      expect(done[Number(index)]).toBeUndefined();
    }
  }
  expect(done).toHaveLength(begun.length);
  return done;
}

const PIECES = new Set([
  'response.output_text.delta',
  'response.refusal.delta',
  'response.function_call_arguments.delta',
  'response.custom_tool_call_input.delta',
  'response.reasoning_summary_text.delta',
]);

/** The assembled deltas of an item, by part. */
function pieces(events: readonly JsonObject[], index: number): readonly string[] {
  const parts: string[] = [];
  for (const { type, output_index, content_index, summary_index, delta } of events) {
    if (output_index !== index || !PIECES.has(String(type))) continue;
    const at = Number(content_index ?? summary_index ?? 0);
    parts[at] = `${parts[at] ?? ''}${delta}`;
  }
  return parts;
}

function wholes({
  type,
  content,
  summary,
  arguments: json,
  input,
}: JsonObject): readonly unknown[] {
  switch (type) {
    case 'message':
      return objects(content).map(({ text, refusal }) => text ?? refusal);
    case 'reasoning':
      return objects(summary).map(({ text }) => text);
    case 'function_call':
      // A call of a function without parameters may have no arguments.
      return json === '{}' ? expect.toBeOneOf([[], ['{}']]) : [json];
    default:
      return [input];
  }
}

function objects(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}
