import { definedOnly, fieldsIn, isObject, type JsonObject } from '../../foundation/json-object.ts';
import { failed, type LackingEffort, type UpstreamOutcome } from '../port/outcome.ts';
import type { AskedEffort, EffortMemory, TextInterface, TextRequest } from '../port/text.ts';
import type { Conversation, Effort } from './conversation.ts';
import { isEffort, nearestEffort } from './efforts.ts';

/** How hard a model is asked to think, in place of what the request says. */
export type EffortWish = Pick<Conversation, 'effort' | 'lacksAdaptiveThinking'>;

/** What is asked of a model, and what is known of its efforts. */
export interface EffortParts {
  readonly request: Pick<TextRequest, 'interface' | 'body'>;
  readonly model: string;
  readonly lackedEfforts: EffortMemory | undefined;
}

/** What came of a request, and the parameter that was not kept to in full. */
export interface LessEffort<T> {
  readonly value: T;
  readonly ignored: readonly string[];
}

/**
 * Asks a model with the effort that its caller wishes, and with less where the model turns out not to have that: what
 * efforts a model has is known to nobody but its upstream. What it has refused is remembered when it has answered without.
 *
 * @param ask - is given what to ask for in place of what the request says; nothing where it says nothing of it
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

/** A wish, and what has become of it. */
interface Step extends EffortWish {
  /** Whether another level was asked for before. */
  readonly isLowered: boolean;
  /** Whether the caller gets less than was asked for. */
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
    parts.lackedEfforts?.note(askedBy(step, parts), lacking);
  }
  return answered;
}

/** What to ask for first: to be refused takes time, and counts as a request. */
function asFarAsKnown(step: Step, parts: EffortParts): Step {
  const known = parts.lackedEfforts?.find(askedBy(step, parts));
  const less = known === undefined ? undefined : lessThan(step, known);
  return less === undefined ? step : asFarAsKnown(less, parts);
}

function askedBy(
  { effort, lacksAdaptiveThinking = false }: Step,
  { model, request }: EffortParts,
): AskedEffort {
  const { tools } = request.body;
  const hasTools = Array.isArray(tools) && tools.length > 0;
  return { model, effort, isAdaptive: !lacksAdaptiveThinking, hasTools };
}

/** @returns `undefined` where nothing can be left */
function lessThan(step: Step, lacking: LackingEffort): Step | undefined {
  const { effort, isLowered, isLost } = step;
  if (effort === undefined) return undefined;
  switch (lacking.kind) {
    case 'adaptive': {
      const isLeft = step.lacksAdaptiveThinking === true || effort === 'none';
      return isLeft ? undefined : { ...step, lacksAdaptiveThinking: true, isLost: true };
    }
    case 'any': {
      // A model that has no efforts does not think, as far as it has been asked not to.
      const isNothing = effort === 'none' && lacking.isOfRequest !== true;
      return { ...step, effort: undefined, isLost: isLost || !isNothing };
    }
    case 'level': {
      // Once is enough: whoever refuses the level that it has named itself may go on so.
      const nearest = isLowered ? undefined : nearestEffort(effort, lacking.levels);
      return { ...step, effort: nearest, isLowered: true, isLost: true };
    }
  }
}

/** A request as it is answered, for an interface whose answers repeat it. */
export function requestAsAnswered(request: TextRequest, wish: EffortWish | undefined): TextRequest {
  const { interface: spoken, body } = request;
  if (spoken !== 'responses' || wish === undefined) return request;
  const asked = fieldsIn(body.reasoning);
  const reasoning = definedOnly({ ...asked, effort: wish.effort });
  return { ...request, body: { ...body, reasoning } };
}

/** The effort that a request asks for, if it does so by a word that there is. */
function effortOf({ interface: spoken, body }: EffortParts['request']): Effort | undefined {
  const effort = EFFORTS[spoken].read(body);
  return isEffort(effort) ? effort : undefined;
}

function parameterOf({ interface: spoken, body }: EffortParts['request']): string {
  return EFFORTS[spoken].name(body);
}

/** Where requests of an interface say how hard the model is to think. */
interface EffortPlace {
  /** `undefined` where they do not. */
  readonly read: (body: JsonObject) => unknown;
  /** What the parameter is called by which they say it. */
  readonly name: (body: JsonObject) => string;
}

const EFFORTS: Readonly<Record<TextInterface, EffortPlace>> = {
  'chat-completions': {
    read: ({ reasoning_effort: effort }) => effort,
    name: () => 'reasoning_effort',
  },
  responses: {
    read: ({ reasoning }) => within(reasoning, 'effort'),
    name: () => 'reasoning.effort',
  },
  messages: {
    read: (body) => (disablesThinking(body) ? 'none' : within(body.output_config, 'effort')),
    name: (body) => (disablesThinking(body) ? 'thinking' : 'output_config.effort'),
  },
};

function disablesThinking({ thinking }: JsonObject): boolean {
  return within(thinking, 'type') === 'disabled';
}

function within(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}
