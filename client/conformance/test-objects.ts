import { randomUUID } from 'node:crypto';
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import type { JsonObject } from '../json-object.ts';
import { bodyExamples } from './contract.ts';
import type { Creation, Deployment, TestObjects, Thing } from './deployment.ts';
import { jobIdIn, untilEnded } from './job-watch.ts';
import { inside, listInside, textInside } from './json.ts';
import { silentRecording } from './recording.ts';
import { type CheckRequest, requestWith, uncalled, underKey } from './request.ts';
import { judged } from './verdict.ts';

/** The length of the sample in the contract's examples. */
const SAMPLE_SECONDS = 60;

/** Creates an empty set of test objects. */
export function openTestObjects(deployment: () => Deployment): TestObjects {
  let creations = 0;
  const count = (): void => {
    creations += 1;
  };
  const created = once(({ operationId }: Operation) => operationId, create);
  const endedJob = once(({ operationId }: Operation) => operationId, end);
  const sample = once(() => '', makeSample);
  const song = once(() => '', makeSong);
  const modelFor = once(({ operationId }: Operation) => operationId, findModel);
  return {
    created,
    endedJob,
    sample: () => sample(undefined),
    song: () => song(undefined),
    modelFor,
    count,
    get creations() {
      return creations;
    },
  };

  async function create(operation: Operation): Promise<Creation> {
    count();
    const request = underKey(await firstRequest(deployment(), operation), randomUUID());
    return { request, ...(await judged(deployment(), request, [200])) };
  }

  async function end(operation: Operation): Promise<Thing> {
    const { answer } = await created(operation);
    const jobId = jobIdIn(answer.json);
    if (jobId === undefined) return { missing: `${operation.operationId} has made no job` };
    const record = await untilEnded(deployment(), jobId);
    return record === undefined
      ? { missing: `the job of ${operation.operationId} has not ended in time` }
      : { value: jobId };
  }

  async function makeSample(): Promise<Thing> {
    const { answer } = await created(operations.uploadSample);
    return thing(textInside(answer.json, 'data', 'music_id'), 'no sample could be uploaded');
  }

  async function makeSong(): Promise<Thing> {
    const job = await endedJob(operations.createMusic);
    if ('missing' in job) return job;
    const record = await untilEnded(deployment(), job.value);
    return thing(textInside(record, 'data', 'musics', 0, 'musicId'), 'no song has been made');
  }

  async function findModel({ operationId }: Operation): Promise<Thing> {
    const { answer } = await judged(deployment(), requestWith(LISTED), [200]);
    const model = listInside(answer.json, 'data').find((one) =>
      listInside(one, 'operations').includes(operationId),
    );
    return thing(textInside(model, 'id'), `this deployment lists no model for ${operationId}`);
  }
}

const LISTED = { operation: operations.listModels, fields: {} };

function thing(value: string | undefined, missing: string): Thing {
  return value === undefined ? { missing } : { value };
}

/** Runs work once per key; concurrent callers share the result. */
function once<Argument, Result>(
  keyOf: (argument: Argument) => string,
  work: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (argument) => {
    const key = keyOf(argument);
    const begun = known.get(key) ?? work(argument);
    known.set(key, begun);
    return begun;
  };
}

/** The request of an operation's first example, referring to existing objects. */
async function firstRequest(deployment: Deployment, operation: Operation): Promise<CheckRequest> {
  if (operation.operationId === operations.uploadSample.operationId) {
    const fields = { file: silentRecording(SAMPLE_SECONDS).toString('base64') };
    return requestWith({ operation, fields, mediaType: 'multipart/form-data' });
  }
  const [example = {}] = bodyExamples(operation).values();
  const fields = await aboutTestObjects(deployment, operation, uncalled(operation, example));
  return requestWith({ operation, fields });
}

/**
 * Replaces the objects named in the contract's examples by existing ones. Parameters that a check has changed itself
 * are kept.
 */
export async function aboutTestObjects(
  { objects }: Deployment,
  operation: Operation,
  fields: JsonObject,
): Promise<JsonObject> {
  const standIns = STAND_INS[operation.operationId] ?? {};
  const replaced = { ...fields };
  const shown = Object.assign({}, ...[...bodyExamples(operation).values()].toReversed());
  for (const [parameter, find] of Object.entries(standIns)) {
    if (inside(fields, parameter) === undefined || fields[parameter] !== shown[parameter]) continue;
    const standIn = await find(objects);
    if ('value' in standIn) replaced[parameter] = standIn.value;
  }
  return replaced;
}

/** Whether a parameter refers to an object that must exist. */
export function isNameOfTestObject({ operationId }: Operation, parameter: string): boolean {
  return Object.hasOwn(STAND_INS[operationId] ?? {}, parameter);
}

/** By operation and parameter: the object that replaces the one in the examples. */
const STAND_INS: Readonly<
  Record<string, Readonly<Record<string, (objects: TestObjects) => Promise<Thing>>>>
> = {
  [operations.createMusic.operationId]: { music_id: (objects) => objects.sample() },
  [operations.extractMidi.operationId]: { music_id: (objects) => objects.song() },
  [operations.createMessage.operationId]: { model: modelOf(operations.createMessage) },
  // Token counting is free and not listed with models; it uses those of the operation that it counts for.
  [operations.countMessageTokens.operationId]: { model: modelOf(operations.createMessage) },
  [operations.createChatCompletion.operationId]: {
    model: modelOf(operations.createChatCompletion),
  },
  [operations.createResponse.operationId]: { model: modelOf(operations.createResponse) },
  [operations.countResponseTokens.operationId]: { model: modelOf(operations.createResponse) },
  [operations.createEmbedding.operationId]: { model: modelOf(operations.createEmbedding) },
};

function modelOf(operation: Operation): (objects: TestObjects) => Promise<Thing> {
  return (objects) => objects.modelFor(operation);
}
