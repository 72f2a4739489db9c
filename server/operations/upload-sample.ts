import type { ReceivedFile } from '../assets/received.ts';
import { secondsOfSample } from '../assets/samples.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { prefers } from '../foundation/preference.ts';
import type { Call, Handler, Reply } from './call.ts';
import { firstIdentifier, knownIdentifier } from './idempotent.ts';
import { keepPaidSample, refusedForRoom } from './keep-sample.ts';
import type { Billing } from './paid-work.ts';
import { priceOf } from './pricing.ts';
import { type Quoted, quoted } from './quote.ts';
import { checkFiles, type GivenFile, receiveFiles } from './request-files.ts';
import { wholeHundredths } from './sample-length.ts';
import type { Services } from './services.ts';

type UploadServices = Billing &
  Pick<Services, 'accountLimits' | 'assets' | 'sources' | 'firstAnswers' | 'lifetimes' | 'prices'>;

const operation = 'uploadSample';

/** Stores a recording to make songs from. */
export function uploadSample(services: UploadServices): Handler<'uploadSample'> {
  const { queries, firstAnswers } = services;
  return async (call) => {
    const known = await knownIdentifier(firstAnswers, call.keyed);
    if (!known.ok) return known;
    if (known.value !== undefined) {
      return done(stored(known.value, await secondsOfSample(queries, known.value)));
    }
    const { accountId } = call.caller;
    const refusal = await refusedForRoom(services, queries, { accountId, bytes: 0 });
    if (refusal !== undefined) return failed(refusal);
    return prefers('quote', call.input.parameters.Prefer)
      ? quote(services, call)
      : store(services, call);
  };
}

async function quote(
  services: UploadServices,
  call: Call<'uploadSample'>,
): Promise<Outcome<Quoted>> {
  const checked = await checkFiles([givenFile(call)], call, services.sources);
  if (!checked.ok) return checked;
  const price = priceOf(services, operation, {});
  const { caller } = call;
  return price.ok ? quoted(services, { caller, operation, quote: price.value }) : price;
}

async function store(
  services: UploadServices,
  call: Call<'uploadSample'>,
): Promise<Outcome<Reply<'uploadSample'>>> {
  const received = await receive(services, call);
  if (!received.ok) return received;
  const price = priceOf(services, operation, {});
  if (!price.ok) return price;
  const file = received.value;
  const kept = await keepPaidSample(services, call, { file, quote: price.value });
  if (!kept.ok) return kept;
  const identifier = firstIdentifier(kept.value);
  const { seconds = 0 } = file.facts;
  return identifier.ok ? done(stored(identifier.value, seconds)) : identifier;
}

async function receive(
  { sources }: UploadServices,
  call: Call<'uploadSample'>,
): Promise<Outcome<ReceivedFile>> {
  const received = await receiveFiles([givenFile(call)], call, sources);
  if (!received.ok) return received;
  const [file] = received.value;
  if (file === undefined) throw new Error('The received upload contains no file.');
  return done(file);
}

function givenFile({ input: { body } }: Call<'uploadSample'>): GivenFile {
  return 'file' in body
    ? { parameter: 'file', name: 'file', source: body.file }
    : { parameter: 'audio_url', name: 'audio_url', source: body.audio_url };
}

function stored(music_id: string, seconds: number): Reply<'uploadSample'> {
  // Rounded down, so that callers can send it back as the end of the part to use.
  const data = { music_id, duration: wholeHundredths(seconds).toFixed(2) };
  return { kind: 'json', body: { status: 'SUCCESS', message: 'The sample is stored.', data } };
}
