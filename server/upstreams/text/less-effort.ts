import { definedOnly, fieldsIn, type JsonObject, objectsOf } from '../../foundation/json-object.ts';
import { failed, type UnsupportedEffort, type UpstreamOutcome } from '../port/outcome.ts';
import type { AskedEffort, EffortMemory, TextInterface, TextRequest } from '../port/text.ts';
import { asksForFunctions } from './chat/functions.ts';
import type { Conversation, Effort } from './conversation.ts';
import { isEffort, nearestEffort } from './efforts.ts';

/** The reasoning effort that overrides the request's own. */
export type EffortWish = Pick<Conversation, 'effort' | 'lacksAdaptiveThinking'>;

/** A request, its model, and the known unsupported efforts of the model. */
export interface EffortParts {
  readonly request: Pick<TextRequest, 'interface' | 'body'>;
  readonly model: string;
  readonly unsupportedEfforts: EffortMemory | undefined;
}

/** The outcome of a request, and the effort parameter if it was not honored in full. */
export interface LessEffort<T> {
  readonly value: T;
  readonly ignored: readonly string[];
}

/**
 * Requests the caller's reasoning effort, and a lower one if the model turns out to lack it; only the upstream knows
 * which efforts a model has. A refusal is remembered once a retry with another effort succeeds.
 *
 * @param ask - receives the effort that overrides the request's own; nothing if the request sets none
 */
export async function withLessEffort<T>(
  parts: EffortParts,
  ask: (wish?: EffortWish) => Promise<UpstreamOutcome<T>>,
): Promise<UpstreamOutcome<LessEffort<T>>> {
  const effort = effortOf(parts.request);
  if (effort === undefined) {
    const outcome = await ask();
    return outcome.ok ? { ok: true, value: { value: outcome.value, ignored: [] } } : outcome;
  }
  return askStepwise(asFarAsKnown({ effort, isLowered: false, isLost: false }, parts), parts, ask);
}

/** The effort to request, and how it differs from the caller's. */
interface Step extends EffortWish {
  /** Whether a different level has already been tried. */
  readonly isLowered: boolean;
  /** Whether the caller gets less than requested. */
  readonly isLost: boolean;
}

async function askStepwise<T>(
  step: Step,
  parts: EffortParts,
  ask: (wish: EffortWish) => Promise<UpstreamOutcome<T>>,
): Promise<UpstreamOutcome<LessEffort<T>>> {
  const { effort, lacksAdaptiveThinking } = step;
  const outcome = await ask({ effort, lacksAdaptiveThinking });
  if (outcome.ok) {
    const ignored = step.isLost ? [parameterOf(parts.request)] : [];
    return { ok: true, value: { value: outcome.value, ignored } };
  }
  const { failure } = outcome;
  const lacking = failure.kind === 'refused' ? failure.lacksEffort : undefined;
  const less = lacking === undefined ? undefined : lessThan(step, lacking);
  if (lacking === undefined || less === undefined) return failed(failure);
  const answered = await askStepwise(less, parts, ask);
  if (answered.ok && lacking.isOfRequest !== true) {
    parts.unsupportedEfforts?.note(askedBy(step, parts), lacking);
  }
  return answered;
}

/** The first effort to try, given what is known: a refusal takes time and counts as a request. */
function asFarAsKnown(step: Step, parts: EffortParts): Step {
  const known = parts.unsupportedEfforts?.find(askedBy(step, parts));
  const less = known === undefined ? undefined : lessThan(step, known);
  return less === undefined ? step : asFarAsKnown(less, parts);
}

function askedBy(
  { effort, lacksAdaptiveThinking = false }: Step,
  { model, request }: EffortParts,
): AskedEffort {
  const { body } = request;
  const hasTools = objectsOf(body.tools).length > 0 || asksForFunctions(body);
  return { model, effort, isAdaptive: !lacksAdaptiveThinking, hasTools };
}

/** @returns `undefined` if there is nothing left to reduce */
function lessThan(step: Step, lacking: UnsupportedEffort): Step | undefined {
  const { effort, isLowered, isLost } = step;
  if (effort === undefined) return undefined;
  switch (lacking.kind) {
    case 'adaptive': {
      const isLeft = step.lacksAdaptiveThinking === true || effort === 'none';
      return isLeft ? undefined : { ...step, lacksAdaptiveThinking: true, isLost: true };
    }
    case 'any': {
      // A model without efforts does not reason unless asked to, so `none` loses nothing.
      const isNothing = effort === 'none' && lacking.isOfRequest !== true;
      return { ...step, effort: undefined, isLost: isLost || !isNothing };
    }
    case 'level': {
      // Only once: an upstream that refuses a level it listed itself might do so forever.
      const nearest = isLowered ? undefined : nearestEffort(effort, lacking.levels);
      return { ...step, effort: nearest, isLowered: true, isLost: true };
    }
  }
}

/** The request with the effort actually used, for the interface whose answers repeat the request. */
export function requestAsAnswered(request: TextRequest, wish: EffortWish | undefined): TextRequest {
  const { interface: spoken, body } = request;
  if (spoken !== 'responses' || wish === undefined) return request;
  const asked = fieldsIn(body.reasoning);
  const reasoning = definedOnly({ ...asked, effort: wish.effort });
  return { ...request, body: { ...body, reasoning } };
}

/** The effort that a request asks for, if it is a known one. */
function effortOf({ interface: spoken, body }: EffortParts['request']): Effort | undefined {
  const effort = EFFORTS[spoken].read(body);
  return isEffort(effort) ? effort : undefined;
}

function parameterOf({ interface: spoken, body }: EffortParts['request']): string {
  return EFFORTS[spoken].name(body);
}

/** Where requests of an interface set the effort. */
interface EffortPlace {
  /** Returns `undefined` if the request sets none. */
  readonly read: (body: JsonObject) => unknown;
  /** The name of the parameter that sets it. */
  readonly name: (body: JsonObject) => string;
}

const EFFORTS: Readonly<Record<TextInterface, EffortPlace>> = {
  'chat-completions': {
    read: ({ reasoning_effort: effort }) => effort,
    name: () => 'reasoning_effort',
  },
  responses: {
    read: ({ reasoning }) => fieldsIn(reasoning).effort,
    name: () => 'reasoning.effort',
  },
  messages: {
    read: (body) => (disablesThinking(body) ? 'none' : fieldsIn(body.output_config).effort),
    name: (body) => (disablesThinking(body) ? 'thinking' : 'output_config.effort'),
  },
};

function disablesThinking({ thinking }: JsonObject): boolean {
  return fieldsIn(thinking).type === 'disabled';
}
