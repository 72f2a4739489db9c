import { definedOnly, type JsonObject } from '../../../foundation/json-object.ts';
import type { AnswerSchema, Conversation, ServiceTier, ThinkingEffort } from '../conversation.ts';
import { Untranslatable } from '../fields.ts';
import { strictSchema } from './schema-writing.ts';

/** The settings that change how a model samples its answer. */
type Sampling = Pick<Conversation, 'temperature' | 'topP'>;

/** The default of both, in all interfaces. */
const USUAL = 1;

/**
 * Writes the temperature, whose maximum is 1 here and 2 in the other interfaces, and `top_p`. Their defaults are left
 * out: callers of the other interfaces send them beside each other, but many models here refuse two settings, and newer
 * ones any.
 *
 * @throws Untranslatable
 */
export function writeSampling({ temperature, topP }: Sampling): JsonObject {
  if (temperature !== undefined && temperature > 1) {
    throw new Untranslatable('temperature', 'must be 1 or less for this model.');
  }
  return {
    temperature: temperature === USUAL ? undefined : temperature,
    top_p: topP === USUAL ? undefined : topP,
  };
}

/**
 * Writes the thinking mode. An effort implies thinking, so adaptive thinking is enabled; its amount is up to the model.
 * Newer models reveal their reasoning only on request. A forced call excludes thinking in this interface; the effort
 * still applies to it.
 */
export function writeThinking({
  effort,
  lacksAdaptiveThinking,
  showsThoughts,
  toolChoice,
}: Conversation): JsonObject | undefined {
  if (effort === undefined) return undefined;
  if (effort === 'none') return { type: 'disabled' };
  const isForced = toolChoice?.kind === 'any' || toolChoice?.kind === 'tool';
  if (lacksAdaptiveThinking === true || isForced) return undefined;
  return { type: 'adaptive', ...(showsThoughts === true ? { display: 'summarized' } : {}) };
}

/**
 * Writes the service tier. Every faster tier maps to `auto`, which uses reserved capacity if available; the answer
 * reports whether it did. There is no slower, cheaper tier.
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

/** Writes the reasoning effort, unless thinking is disabled, and the answer's format. */
export function writeOutput({ effort, answerSchema }: Conversation): JsonObject | undefined {
  const output = definedOnly({
    effort: effort === 'none' ? undefined : leastAt(effort),
    format: answerSchema && {
      type: 'json_schema',
      schema: strictSchema(describedSchema(answerSchema)),
    },
  });
  return Object.keys(output).length === 0 ? undefined : output;
}

/** The lowest level is called `low` here. */
function leastAt(effort: ThinkingEffort | 'minimal' | undefined): ThinkingEffort | undefined {
  return effort === 'minimal' ? 'low' : effort;
}

/** The interface has no field for the description, so it goes into the schema. */
function describedSchema({ schema, description }: AnswerSchema): JsonObject {
  if (description === undefined || schema.description === description) return schema;
  const told = [description, schema.description].filter((text) => typeof text === 'string');
  return { ...schema, description: told.join('\n\n') };
}
