import { type JobSamples, jobSamples } from '../generated/job-samples.ts';
import { isObject } from './json-object.ts';

/** What a sample is: the kind of job and what has become of it, such as `video.succeeded`. */
export type JobSampleName = keyof JobSamples;

/** Some of the fields of a record, at any depth. */
export type SomeOf<Value> = Value extends readonly (infer Item)[]
  ? readonly SomeOf<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: SomeOf<Value[Name]> | undefined }
    : Value;

/**
 * Creates the record of a job for a test: the contract's example with the given fields in place of its own. The
 * elements of a list of objects are completed in the same way. A `jobId` is set in both of its places; a field that is
 * `undefined` is left out.
 *
 * @throws TypeError if there is no sample of that name
 *
 * @example
 * sampleJob('video.succeeded', { jobId: 'job-1', data: { videoUrl: 'https://example.com/video.webm' } });
 */
export function sampleJob<Name extends JobSampleName>(
  name: Name,
  fields?: SomeOf<JobSamples[Name]>,
): JobSamples[Name];
export function sampleJob(name: JobSampleName, fields: SomeOf<JobSamples[JobSampleName]> = {}) {
  const sample = structuredClone(jobSamples[name]);
  if (sample === undefined) throw new TypeError(`There is no sample job ${name}.`);
  const jobId = fields.jobId ?? fields.data?.jobId ?? sample.jobId;
  return completed({ ...fields, jobId, data: { ...fields.data, jobId } }, sample);
}

/** The given value, with what it lacks taken from the sample. */
function completed(given: unknown, sample: unknown): unknown {
  if (Array.isArray(given) && Array.isArray(sample)) {
    return given.map((item: unknown, index) => completed(item, sample[index] ?? sample[0]));
  }
  if (!isObject(given) || !isObject(sample)) return given;
  const own = Object.entries(given).map(([name, value]) => [name, completed(value, sample[name])]);
  const fields = Object.entries({ ...sample, ...Object.fromEntries(own) });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
