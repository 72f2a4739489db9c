import { fieldsIn, type JsonObject } from '../../../foundation/json-object.ts';
import { DEFAULT_TIER } from '../chat/answer.ts';

/**
 * The fields of a response that repeat the request; the interface has them in every response, and SDKs rely on them.
 *
 * @param request - the body of the request
 */
export function repeated(request: JsonObject): JsonObject {
  const { reasoning, text, metadata, tools } = request;
  const asked = fieldsIn(reasoning);
  return {
    instructions: request.instructions ?? null,
    max_output_tokens: request.max_output_tokens ?? null,
    metadata: fieldsIn(metadata),
    parallel_tool_calls: request.parallel_tool_calls ?? true,
    previous_response_id: null,
    reasoning: { effort: asked.effort ?? null, summary: asked.summary ?? null },
    service_tier: DEFAULT_TIER,
    // Regardless of the request: the vendor stores nothing.
    store: false,
    temperature: request.temperature ?? null,
    text: { format: { type: 'text' }, ...fieldsIn(text) },
    tool_choice: request.tool_choice ?? 'auto',
    tools: Array.isArray(tools) ? tools : [],
    top_p: request.top_p ?? null,
    truncation: 'disabled',
  };
}
