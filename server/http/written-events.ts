import type { Operation } from '../../generated/shapes.ts';
import type { Outcome } from '../foundation/outcome.ts';
import type { Problem } from '../foundation/problems.ts';
import { SIGN_OF_LIFE, withHeartbeats } from '../foundation/stream-heartbeats.ts';
import type { WrittenEvent } from '../operations/written-json.ts';
import { problemBody } from './problem-body.ts';
import { unexpectedProblem } from './unexpected-error.ts';

/** The context of the response that events are written for. */
export interface EventsAnswer {
  readonly operation: Operation;
  readonly request: { readonly id: string };
  /** Called with an unexpected error, which ends the stream. */
  readonly onBroken?: (error: unknown) => void;
}

/**
 * Writes server-sent events as a stream, with a comment as a keep-alive during long silences. A failure is written as
 * an event with the same body as an error response.
 *
 * @throws the error that interrupts an event that is partly written
 */
export async function* writtenEvents(
  events: AsyncIterable<Outcome<WrittenEvent>>,
  answer: EventsAnswer,
): AsyncIterable<string | Uint8Array> {
  let isOpen = false;
  try {
    for await (const event of withHeartbeats<Outcome<WrittenEvent> | undefined>(
      events,
      undefined,
    )) {
      if (event === undefined) yield SIGN_OF_LIFE;
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
    // Anything written inside an unfinished event would be read as a part of it, so the connection is closed instead.
    if (isOpen) throw error;
    answer.onBroken?.(error);
    yield failure(unexpectedProblem(error), answer);
  }
}

function failure(problem: Problem, { operation, request }: EventsAnswer): string {
  const body = problemBody(problem, operation.problems, request.id);
  return `event: error\ndata: ${JSON.stringify(body)}\n\n`;
}
