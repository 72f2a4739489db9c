import type { EventSourceMessage } from 'eventsource-parser';
import { createParser } from 'eventsource-parser';
import type { Operation } from '../../../generated/shapes.ts';
import { counted } from '../../counted.ts';
import type { Check } from '../check.ts';
import { allOperations, bodyExamples, exampleStream } from '../contract.ts';
import type { Deployment } from '../deployment.ts';
import { readStream, withCurl } from '../events.ts';
import { type Breach, type Finding, found } from '../finding.ts';
import { inside, parsed, textInside } from '../json.ts';
import { requestWith } from '../request.ts';
import { aboutTestObjects } from '../test-objects.ts';
import { faultsText } from '../verdict.ts';

/** Checks of streamed text. */
export function streamChecks(): readonly Check[] {
  return allOperations
    .filter(({ events, bodies }) => events !== undefined && 'application/json' in bodies)
    .map((operation) => ({
      operationId: operation.operationId,
      kind: 'streams',
      name: 'streams its answer as the contract shows it',
      run: (deployment) => streamed(deployment, operation),
    }));
}

async function streamed(deployment: Deployment, operation: Operation): Promise<Finding> {
  const example = [...bodyExamples(operation).values()].find(({ stream }) => stream === true);
  const fields = await aboutTestObjects(deployment, operation, {
    ...example,
    model: inside([...bodyExamples(operation).values()][0], 'model'),
  });
  const request = requestWith({ operation, fields });
  deployment.objects.count();
  const stream = await readStream(deployment, request);
  if (!stream.ok) return stream.finding;
  const { events, isEnded } = stream;
  return found(
    withCurl(deployment, request, [
      ...eventBreaches(operation, events),
      ...orderBreaches(operation, events),
      ...(isEnded
        ? []
        : [{ expected: 'a stream that ends', found: counted(events.length, 'event') }]),
    ]),
  );
}

const DONE = '[DONE]';

/** Checks each event by itself. */
function eventBreaches(
  { events: validate }: Operation,
  events: readonly EventSourceMessage[],
): readonly Breach[] {
  const wrong = events
    .filter(({ data }) => data !== DONE)
    .map(({ event, data }) => {
      const value = parsed(data);
      if (validate?.(value) !== true) return faultsText(validate?.errors ?? []) || data;
      const type = textInside(value, 'type');
      return event === undefined || event === type
        ? undefined
        : `an event ${event} of type ${type}`;
    })
    .filter((fault) => fault !== undefined);
  return wrong.slice(0, 1).map((fault) => ({
    expected: 'events that keep their schema',
    found: fault,
  }));
}

/** Checks the order of events against the contract's example. */
function orderBreaches(
  operation: Operation,
  events: readonly EventSourceMessage[],
): readonly Breach[] {
  const shown = phases(eventsIn(exampleStream(operation)));
  const came = phases(events);
  const [first, last] = [shown[0], shown.at(-1)];
  const known = came.filter((phase) => shown.includes(phase));
  const isInOrder = known.every((phase, index) => {
    const before = known[index - 1];
    return before === undefined || shown.indexOf(before) <= shown.indexOf(phase);
  });
  const isWhole = shown.every((phase) => came.includes(phase));
  return isInOrder && isWhole && came[0] === first && came.at(-1) === last
    ? []
    : [{ expected: `the order ${shown.join(', ')}`, found: came.join(', ') || 'no event' }];
}

function eventsIn(text: string): readonly EventSourceMessage[] {
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  parser.feed(`${text}\n\n`);
  return events;
}

/** The phases of a stream's events in order, without consecutive repetitions. */
function phases(events: readonly EventSourceMessage[]): readonly string[] {
  const all = events.map(phaseOf);
  return all.filter((phase, index) => phase !== all[index - 1]);
}

function phaseOf({ data }: EventSourceMessage): string {
  if (data === DONE) return DONE;
  const value = parsed(data);
  const type = textInside(value, 'type');
  if (type !== undefined) return type;
  if (inside(value, 'choices', 0, 'finish_reason') === null) {
    return inside(value, 'choices', 0, 'delta', 'role') === undefined ? 'text' : 'role';
  }
  return inside(value, 'choices', 0) === undefined ? 'usage' : 'finish';
}
