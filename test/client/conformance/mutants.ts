import type { Choice } from '../../../client/conformance/plan.ts';
import type { Mutation, PassingAnswer } from './mutating-front.ts';

/** A fault of a gateway that the kit must detect. */
export interface Mutant {
  readonly name: string;
  /** The checks that must detect it. */
  readonly choice: Choice;
  /** Creates a mutation for one run, as some have state. */
  mutation(): Mutation;
}

// biome-ignore lint/suspicious/noExplicitAny: a mutant reads whatever a body has.
type Body = any;

const BOUNDS: Choice = { operations: ['createVideo'], only: ['bounds'] };
const RULES: Choice = { operations: ['createVideo'], only: ['rules'] };

/** All faults that are planted. */
export const mutants: readonly Mutant[] = [
  mutant('a bound is one too low', { ...BOUNDS, name: 'PlainVideoRequest prompt' }, () =>
    asked((body) => {
      if (body.prompt?.length === 4096) body.prompt += 'a';
    }),
  ),
  mutant('a bound is one too high', { ...BOUNDS, name: 'PlainVideoRequest prompt' }, () =>
    asked((body) => {
      if (body.prompt?.length === 4097) body.prompt = body.prompt.slice(1);
    }),
  ),
  mutant('a count may be one more', { ...BOUNDS, name: 'FastVideoRequest refer_images' }, () =>
    asked((body) => {
      if (body.refer_images?.length === 8) body.refer_images.pop();
    }),
  ),
  mutant('a conditional rule is missing', { ...RULES, name: 'several-images' }, () =>
    asked((body) => {
      if (body.refer_images?.length > 1) body.video_length = '10';
    }),
  ),
  mutant('a rule too many refuses', { ...BOUNDS, name: 'aspect_ratio' }, () =>
    asked((body) => {
      if (body.aspect_ratio === '1:1') body.aspect_ratio = 'square';
    }),
  ),
  mutant('a choice is lost', { ...BOUNDS, name: 'FastVideoRequest video_length' }, () =>
    asked((body) => {
      if (body.video_length === '13') body.video_length = '7';
    }),
  ),
  mutant('a choice is added', { ...RULES, name: 'fast-video-length' }, () =>
    asked((body) => {
      if (body.video_length === '11') body.video_length = '12';
    }),
  ),
  mutant('a type is not looked at', { ...BOUNDS, name: 'resolution_name' }, () =>
    asked((body) => {
      if (typeof body.resolution_name === 'number') delete body.resolution_name;
    }),
  ),
  mutant('a required parameter may be left out', { ...BOUNDS, name: 'prompt: left out' }, () =>
    asked((body) => {
      body.prompt ??= 'A lighthouse';
    }),
  ),
  mutant('an unknown parameter is accepted', { ...BOUNDS, name: 'unknown' }, () =>
    asked((body) => {
      delete body.nobody_knows;
    }),
  ),
  mutant('a generated request is refused', { ...BOUNDS, only: ['generated'] }, () =>
    asked((body) => {
      if (body.model === 'vidx-imagine-video') body.aspect_ratio = 'none';
    }),
  ),
  mutant('a status is wrong', { ...RULES, name: 'video-aspect-ratio' }, () => ({
    answer(answer) {
      if (answer.status === 400) answer.status = 422;
    },
  })),
  mutant('a success has another status', { ...RULES, name: 'video-aspect-ratio' }, () => ({
    answer(answer) {
      if (answer.status === 200) answer.status = 201;
    },
  })),
  mutant('a field has another type', { ...BOUNDS, name: 'aspect_ratio' }, () =>
    answered((body) => {
      if (body.data?.units !== undefined) body.data.units = Number(body.data.units);
    }),
  ),
  mutant('a field is missing', { ...BOUNDS, name: 'aspect_ratio' }, () =>
    answered((body) => {
      delete body.data?.isEstimate;
    }),
  ),
  mutant('a header is lost', { ...RULES, name: 'video-aspect-ratio' }, () => ({
    answer: ({ headers }) => headers.delete('x-request-id'),
  })),
  mutant(
    'a deprecated operation does not say so',
    { operations: ['getMusicJobV1'], only: ['examples'] },
    () => ({ answer: ({ headers }) => headers.delete('deprecation') }),
  ),
  mutant('a quote does not say that it is one', { ...BOUNDS, name: 'aspect_ratio' }, () => ({
    answer: ({ headers }) => headers.delete('preference-applied'),
  })),
  mutant(
    'a finished answer says that it is a job',
    { operations: ['createMessage'], only: ['streams'] },
    () => ({
      answer({ status, headers }) {
        if (status === 200) headers.set('preference-applied', 'respond-async');
      },
    }),
  ),
  mutant('another parameter is named', { ...RULES, name: 'video-aspect-ratio' }, () =>
    answered((body) => {
      for (const violation of body.data?.violations ?? []) violation.parameter = 'model';
    }),
  ),
  mutant('another rule is named', { ...RULES, name: 'video-aspect-ratio' }, () =>
    answered((body) => {
      for (const violation of body.data?.violations ?? []) violation.rule = 'fast-video-length';
    }),
  ),
  mutant('a sentence is another', { ...RULES, name: 'video-aspect-ratio' }, () =>
    answered((body) => {
      for (const violation of body.data?.violations ?? []) violation.message = 'Not like this.';
    }),
  ),
  mutant('the envelope is another', { ...RULES, name: 'video-aspect-ratio' }, () =>
    answered((body) => {
      if (body.status === 'FAILED') body.status = 'ERROR';
    }),
  ),
  mutant(
    'a stream has no end marker',
    { operations: ['createChatCompletion'], only: ['streams'] },
    () => ({ answer: replaced('data: [DONE]\n\n', '') }),
  ),
  mutant(
    'the events of a stream are out of order',
    { operations: ['createMessage'], only: ['streams'] },
    () => ({
      answer(answer) {
        if (!isStream(answer)) return;
        const [first = '', second = '', ...others] = answer.body.split('\n\n');
        answer.body = [second, first, ...others].join('\n\n');
      },
    }),
  ),
  mutant(
    'an event breaks its schema',
    { operations: ['createMessage'], only: ['streams'] },
    () => ({ answer: replaced('"index":0', '"index":"first"') }),
  ),
  mutant('a callback is signed wrongly', { operations: ['createVideo'], only: ['callbacks'] }, () =>
    answered((body) => {
      for (const one of body.data?.secrets ?? []) one.secret = `whsec_${btoa('another secret')}`;
    }),
  ),
  mutant(
    'a job goes back from its final state',
    { operations: ['createVideo'], only: ['jobs'] },
    backFromFinal,
  ),
  mutant(
    'the progress of a job falls',
    { operations: ['streamJobEvents'], only: ['jobs'], name: 'life' },
    () => ({
      answer(answer) {
        if (!isStream(answer)) return;
        // Independent of the job's actual progress: its first event is sent twice, first with a higher progress.
        const [first = ''] = answer.body.split('\n\n', 1);
        const ahead = first.replace(/"progress":"\d+%"/, '"progress":"99%"');
        answer.body = `${ahead}\n\n${answer.body.replace('"progress":"100%"', '"progress":"1%"')}`;
      },
    }),
  ),
  mutant(
    'an idempotency key is ignored',
    { operations: ['createVideo'], only: ['protocol'] },
    () => ({
      request: ({ headers }) => Reflect.deleteProperty(headers, 'idempotency-key'),
    }),
  ),
  mutant('nobody is 403', { operations: ['createVideo', 'getJob'], only: ['protocol'] }, () => ({
    answer(answer) {
      if (answer.status === 401) answer.status = 403;
    },
  })),
  mutant('an unknown job is no 404', { operations: ['getJob'], only: ['protocol'] }, () => ({
    answer(answer) {
      if (answer.status === 404) answer.status = 400;
    },
  })),
  mutant('a cancelled job has failed', { operations: ['cancelJob'], only: ['jobs'] }, () => ({
    answer: replaced('The job was cancelled.', 'The job failed.'),
  })),
];

function mutant(name: string, choice: Choice, mutation: () => Mutation): Mutant {
  return { name, choice, mutation };
}

/** A mutation of JSON request bodies. */
function asked(change: (body: Body) => void): Mutation {
  return {
    request(request) {
      if (!request.headers['content-type']?.includes('json')) return;
      const text = Buffer.from(request.body, 'latin1').toString();
      const body = JSON.parse(text);
      change(body);
      request.body = Buffer.from(JSON.stringify(body)).toString('latin1');
    },
  };
}

/** A mutation of JSON response bodies. */
function answered(change: (body: Body) => void): Mutation {
  return {
    answer(answer) {
      if (!answer.headers.get('content-type')?.includes('json')) return;
      const body = JSON.parse(answer.body);
      change(body);
      answer.body = JSON.stringify(body);
    },
  };
}

function replaced(text: string, by: string) {
  return (answer: PassingAnswer): void => {
    answer.body = answer.body.replaceAll(text, by);
  };
}

function isStream({ headers }: PassingAnswer): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

/** A mutation that returns a finished job once, and then again as still running. */
function backFromFinal(): Mutation {
  const running = new Map<string, string>();
  const ended = new Set<string>();
  return {
    answer(answer, { path }) {
      if (!path.startsWith('/vidx/fetch') || answer.status !== 200) return;
      if (answer.body.includes('"ON_QUEUE"')) running.set(path, answer.body);
      else if (ended.has(path)) answer.body = running.get(path) ?? answer.body;
      else ended.add(path);
    },
  };
}
