import { definedOnly, type JsonObject } from '../../../foundation/json-object.ts';
import type { AnswerSchema, Conversation, ServiceTier, ThinkingEffort } from '../conversation.ts';
import { Untranslatable } from '../fields.ts';

/**
 * Writes how freely the model is to choose. The other interface goes up to 2.
 *
 * @throws Untranslatable
 */
export function checkedTemperature(temperature: number | undefined): number | undefined {
  if (temperature === undefined || temperature <= 1) return temperature;
  throw new Untranslatable('temperature', 'must be 1 or less for this model.');
}

/** Writes how the model is to think. An effort is one of thinking, so that the model is let think; how much is up to it. */
export function writeThinking({
  effort,
  lacksAdaptiveThinking,
}: Conversation): JsonObject | undefined {
  if (effort === undefined) return undefined;
  if (effort === 'none') return { type: 'disabled' };
  return lacksAdaptiveThinking === true ? undefined : { type: 'adaptive' };
}

/**
 * Writes how the answer is to be served. Reserved capacity is what there is of faster service, and is used anyway; the
 * answer tells whether it was. There is none that is slower and cheaper.
 *
 * @throws Untranslatable
 */
export function writeTier(tier: ServiceTier | undefined): 'auto' | 'standard_only' | undefined {
  if (tier === undefined) return undefined;
  if (tier === 'flex') throw new Untranslatable('service_tier', NO_FLEX);
  return tier === 'standard' ? 'standard_only' : 'auto';
}

const NO_FLEX =
  "must not be flex here: this model's upstream serves nothing slower at a lower price; send auto or default, or leave it out.";

/** Writes how hard the model is to think, where it thinks at all, and the form of its answer. */
export function writeOutput({ effort, answerSchema }: Conversation): JsonObject | undefined {
  const output = definedOnly({
    effort: effort === 'none' ? undefined : leastAt(effort),
    format: answerSchema && { type: 'json_schema', schema: describedSchema(answerSchema) },
  });
  return Object.keys(output).length === 0 ? undefined : output;
}

/** The least thinking that there is has another name here. */
function leastAt(effort: ThinkingEffort | 'minimal' | undefined): ThinkingEffort | undefined {
  return effort === 'minimal' ? 'low' : effort;
}

/** The interface has no other place for what the answer is than the schema itself. */
function describedSchema({ schema, description }: AnswerSchema): JsonObject {
  if (description === undefined || schema.description === description) return schema;
  const told = [description, schema.description].filter((text) => typeof text === 'string');
  return { ...schema, description: told.join('\n\n') };
}
