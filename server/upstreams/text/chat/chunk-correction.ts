import { parseExactObject } from '../../../foundation/exact-json.ts';
import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import { completeEach, having } from '../completing.ts';
import type { EventCorrection } from '../stream-signs.ts';
import { OpenCalls } from './open-calls.ts';

// In JSON strings, quotation marks are escaped, so these match only actual fields.
const CALLS = /"tool_calls"\s*:\s*\[\s*\{/;
const STOP = /"finish_reason"\s*:\s*"stop"/;

/**
 * Matches a chunk with calls, unless it only continues the arguments of a call that it numbers. Such a chunk is right,
 * unless the calls are ambiguous.
 */
export const BEGUN_CALLS =
  /"tool_calls"\s*:\s*\[\s*\{(?!\s*"index"\s*:\s*\d+\s*,\s*"function"\s*:\s*\{\s*"arguments"\s*:\s*")/;

/**
 * Makes the correction of one stream's chunks. SDKs put calls together by their `index`, which some upstreams omit, or
 * repeat for another call, and their arguments as text, where some send an object. The result of a call refers to its
 * `id`, which some omit. Where calls end the answer, agents expect `tool_calls` as its reason, not
 * `stop`, which Gemini sends.
 */
export function chunkCorrection(): EventCorrection {
  const callsOf = new Map<unknown, OpenCalls>();
  return {
    correct({ data }) {
      if (!CALLS.test(data) && (callsOf.size === 0 || !STOP.test(data))) return undefined;
      const chunk = parseExactObject(data);
      const choices = completeEach(chunk?.choices, (choice) => corrected(choice, callsOf));
      if (choices === chunk?.choices) return undefined;
      return `data: ${JSON.stringify({ ...chunk, choices })}\n\n`;
    },
    get alsoTelling() {
      return callsOf.values().some(({ areAmbiguous }) => areAmbiguous) ? CALLS : undefined;
    },
  };
}

function corrected(choice: unknown, callsOf: Map<unknown, OpenCalls>): unknown {
  if (!isObject(choice)) return choice;
  const { index = 0, delta, finish_reason: reason } = choice;
  const calls = callsOf.get(index) ?? new OpenCalls();
  const said = isObject(delta) ? numbered(delta, calls) : delta;
  if (calls.hasAny) callsOf.set(index, calls);
  const isOfCalls = calls.hasAny && reason === 'stop';
  return having(choice, { delta: said, finish_reason: isOfCalls ? 'tool_calls' : reason });
}

function numbered(delta: JsonObject, calls: OpenCalls): JsonObject {
  return having(delta, {
    tool_calls: completeEach(delta.tool_calls, (call) =>
      isObject(call) ? correctedCall(call, calls) : call,
    ),
  });
}

function correctedCall(piece: JsonObject, calls: OpenCalls): JsonObject {
  const { call, isNew } = calls.take(piece);
  const { id, function: called } = piece;
  return having(piece, {
    index: call.number,
    // A call that was not seen to begin has its name and its id already.
    id: isNew && isObject(called) && called.name ? call.id : id,
    function:
      isObject(called) && isObject(called.arguments)
        ? { ...called, arguments: JSON.stringify(called.arguments) }
        : called,
  });
}
