import type { Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import type { CreationOptions, JobToCreate } from '../jobs/jobs.ts';
import type { Call, Reply } from './call.ts';
import { firstIdentifier, unlessRepeated } from './idempotent.ts';
import { chargeFor } from './paid-work.ts';
import { offerFor, type Wanted } from './pricing.ts';
import { quoted } from './quote.ts';
import type { Services } from './services.ts';

/** Dependencies of creating jobs. */
export type JobServices = Pick<
  Services,
  'jobs' | 'routes' | 'prices' | 'ledger' | 'receivers' | 'firstAnswers'
>;

/** The operations that only create a job. */
type JobOperation = 'createVideo' | 'createMusic';

/** A job that a request asks for. */
export interface WantedJob<Id extends JobOperation> extends Wanted<Id> {
  readonly model: string;
  /** Builds the job, or refuses it by the rules of its operation. */
  readonly jobFor: (whose: JobOwner) => Promise<Outcome<PreparedJob>>;
  /** Builds the reply from the identifier of the job. */
  readonly accepted: (jobId: string) => Outcome<Reply<Id>>;
}

/** A job to create, and what to write along with it. */
export interface PreparedJob extends Pick<CreationOptions, 'also'> {
  readonly job: JobToCreate;
}

/** The account of a job, and the first upstream to try. */
export interface JobOwner {
  readonly accountId: string;
  /** The upstream's name in the configuration. */
  readonly upstream: string;
}

/** Creates a job, or quotes it. A repeated request gets the first answer, even if it would be refused now. */
export async function takeOnJob<Id extends JobOperation>(
  services: JobServices,
  { caller, requestId, requestRecord, keyed, input: { parameters } }: Call<JobOperation>,
  { model, jobFor, accepted: answerFor, ...wanted }: WantedJob<Id>,
): Promise<Outcome<Reply<Id>>> {
  const { jobs, firstAnswers } = services;
  const accepted = (jobId: string) => {
    requestRecord.accepted(jobId);
    return answerFor(jobId);
  };
  const refused = (refusal: Outcome<never>) =>
    unlessRepeated(refusal, accepted, { firstAnswers, keyed });
  const offer = offerFor(services, wanted);
  if (!offer.ok) return refused(offer);
  const { upstream, quote } = offer.value;
  const prepared = await jobFor({ accountId: caller.accountId, upstream });
  if (!prepared.ok) return refused(prepared);
  const { job, also } = prepared.value;
  const operation = wanted.operationId;
  if (prefers('quote', parameters.Prefer)) {
    return quoted(services, { caller, operation, model, quote });
  }
  const charge = chargeFor(caller, { requestId, operation, quote });
  const identifier = firstIdentifier(await jobs.create(job, charge, { keyed, also }));
  return identifier.ok ? accepted(identifier.value) : identifier;
}
