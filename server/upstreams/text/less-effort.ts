import { definedOnly, isObject, type JsonObject } from '../../foundation/json-object.ts';
import type { LackingEffort, TextInterface, TextRequest } from '../port.ts';

/** A request that asks for less effort, or for none in particular. */
export interface LessEffort {
  readonly body: JsonObject;
  /** The parameter that is not kept to in full. */
  readonly parameter: string;
}

/** The effort that a request asks for, if it does. */
export function effortOf({
  interface: spoken,
  body,
}: Pick<TextRequest, 'interface' | 'body'>): unknown {
  return EFFORTS[spoken].read(body);
}

/**
 * A request without the effort that a model does not have: with the nearest that all have which have any, or left to the
 * model. What efforts a model has is known to nobody but its upstream.
 *
 * @returns `undefined` where nothing can be left
 */
export function withLessEffort(
  { interface: spoken, body }: Pick<TextRequest, 'interface' | 'body'>,
  lacking: LackingEffort,
): LessEffort | undefined {
  const { read, write, parameter } = EFFORTS[spoken];
  const asked = read(body);
  if (asked === undefined) return undefined;
  const less = lacking === 'level' ? NEAREST.get(asked) : undefined;
  return { body: write(body, less), parameter };
}

const NEAREST: ReadonlyMap<unknown, string> = new Map([
  ['none', 'low'],
  ['minimal', 'low'],
  ['xhigh', 'high'],
  ['max', 'high'],
]);

/** Where requests of an interface say how hard the model is to think. */
interface EffortPlace {
  readonly parameter: string;
  /** `undefined` where they do not. */
  readonly read: (body: JsonObject) => unknown;
  readonly write: (body: JsonObject, effort: string | undefined) => JsonObject;
}

const EFFORTS: Readonly<Record<TextInterface, EffortPlace>> = {
  'chat-completions': {
    parameter: 'reasoning_effort',
    read: ({ reasoning_effort: effort }) => effort ?? undefined,
    write: (body, effort) => definedOnly({ ...body, reasoning_effort: effort }),
  },
  responses: {
    parameter: 'reasoning.effort',
    read: ({ reasoning }) => within(reasoning, 'effort'),
    write: (body, effort) => ({ ...body, reasoning: withEffort(body.reasoning, effort) }),
  },
  messages: {
    parameter: 'output_config.effort',
    read: ({ thinking, output_config: output }) =>
      within(thinking, 'type') === 'disabled' ? 'none' : within(output, 'effort'),
    write({ thinking, ...body }, effort) {
      const kept = within(thinking, 'type') === 'disabled' ? undefined : thinking;
      const output = withEffort(body.output_config, effort);
      return definedOnly({ ...body, thinking: kept, output_config: output });
    },
  },
};

function within(value: unknown, name: string): unknown {
  return isObject(value) ? (value[name] ?? undefined) : undefined;
}

function withEffort(value: unknown, effort: string | undefined): JsonObject {
  return definedOnly({ ...(isObject(value) ? value : {}), effort });
}
