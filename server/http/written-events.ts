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
 *
 * @throws what keeps an event from being written to its end
 */
export async function* writtenEvents(
  events: AsyncIterable<Outcome<WrittenEvent>>,
  answer: EventsAnswer,
): AsyncIterable<string | Uint8Array> {
  let isOpen = false;
  try {
    for await (const event of pulsing<Outcome<WrittenEvent> | undefined>(events, undefined)) {
      if (event === undefined) yield commentOf('still at work');
      else if (event.ok) {
        const { type, json } = event.value;
        const content: AsyncIterable<Uint8Array> = await json.open();
        isOpen = true;
        yield `event: ${type}\ndata: `;
        yield* content;
        yield '\n\n';
        isOpen = false;
      } else yield failure(event.problem, answer);
    }
  } catch (error) {
    // Whatever is written within an event would be read as a part of it: the connection breaks instead.
    if (isOpen) throw error;
    answer.onBroken?.(error);
    yield failure(surpriseProblem(error), answer);
  }
}

function failure(problem: Problem, { operation, request }: EventsAnswer): string {
  const body = problemBody(problem, operation.problems, request.id);
  return `event: error\ndata: ${JSON.stringify(body)}\n\n`;
}
