import type { Operation } from '../../generated/shapes.ts';
import type { Outcome } from '../foundation/outcome.ts';
import type { Problem } from '../foundation/problems.ts';
import { commentOf, pulsing } from '../foundation/stream-pulse.ts';
import type { WrittenEvent } from '../operations/written-json.ts';
import { problemBody } from './problem-body.ts';
import { surpriseProblem } from './surprise.ts';

/** The answer that events are written for. */
export interface EventsAnswer {
  readonly operation: Operation;
  readonly request: { readonly id: string };
  /** Told of an error that nobody expected, which ends the events. */
  readonly onBroken?: (error: unknown) => void;
}

/**
 * Writes server-sent events piece by piece, with a comment where there are none for long. A failure is written as the
 * answer that it would have been by itself.
 */
export async function* writtenEvents(
  events: AsyncIterable<Outcome<WrittenEvent>>,
  answer: EventsAnswer,
): AsyncIterable<string | Uint8Array> {
  try {
    for await (const event of pulsing<Outcome<WrittenEvent> | undefined>(events, undefined)) {
      if (event === undefined) yield commentOf('still at work');
      else if (event.ok) yield* written(event.value);
      else yield failure(event.problem, answer);
    }
  } catch (error) {
    answer.onBroken?.(error);
    yield failure(surpriseProblem(error), answer);
  }
}

async function* written({ type, json }: WrittenEvent): AsyncIterable<string | Uint8Array> {
  yield `event: ${type}\ndata: `;
  const content: AsyncIterable<Uint8Array> = await json.open();
  yield* content;
  yield '\n\n';
}

function failure(problem: Problem, { operation, request }: EventsAnswer): string {
  const body = problemBody(problem, operation.problems, request.id);
  return `event: error\ndata: ${JSON.stringify(body)}\n\n`;
}
