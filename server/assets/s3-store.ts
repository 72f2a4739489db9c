import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type AssetStore, FileGone, measured, StoreUnavailable } from './store.ts';

/** Where a bucket is, and who may use it. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** The service, where it is not AWS. */
  readonly endpoint?: string;
  /** What every key begins with. */
  readonly prefix?: string;
  /** Whether the bucket is named in the path in place of the host. */
  readonly pathStyle?: boolean;
  /** Left out, the SDK looks for who it is where it always does. */
  readonly accessKeyId?: string;
  readonly secretAccessKey?: string;
}

/** How long the service is waited for, in milliseconds, and how often it is asked. */
export interface S3Patience {
  readonly connectMilliseconds: number;
  /** Until an answer begins; what is sent, a part of a file at most, is sent in this time as well. */
  readonly answerMilliseconds: number;
  readonly attempts: number;
}

const PATIENCE: S3Patience = {
  connectMilliseconds: 3_000,
  answerMilliseconds: 15_000,
  attempts: 3,
};
/** A reader may pause for so long in the middle of a file, as players do; so may the service. */
const SILENCE_MILLISECONDS_UP_TO = 120_000;
const ALIVE_MILLISECONDS_UP_TO = 2_000;
/** The least that S3 takes as a part, and so the most of a file that is in memory at a time: 5 MiB. */
const PART_BYTES = 5 * 2 ** 20;

/** Opens a store in a bucket of S3, or of a service that speaks as it does. Nothing is asked of it yet. */
export function openS3Store(settings: S3Settings, patience: S3Patience = PATIENCE): AssetStore {
  const { bucket, prefix = '' } = settings;
  const client = clientFor(settings, patience);
  const objectOf = (id: string) => ({ Bucket: bucket, Key: prefix + id });
  const unavailable = (cause: unknown): StoreUnavailable =>
    new StoreUnavailable(`The bucket ${bucket} cannot be used: ${String(cause)}`, { cause });
  return {
    async write(id, content, { bytesUpTo }) {
      const { meter, result } = measured(bytesUpTo);
      const params = { ...objectOf(id), Body: meter };
      // One part after the other: where one fails, nothing waits for a source that may be slow to give the next.
      const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 });
      // What is under way is aborted before either is known to have failed.
      const [, sent] = await Promise.allSettled([pipeline(content, meter), upload.done()]);
      if (sent.status === 'fulfilled') return result();
      throw sourceFailure(meter, sent.reason) ?? unavailable(sent.reason);
    },
    async read(id, range) {
      const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
      const command = new GetObjectCommand({ ...objectOf(id), ...part });
      const { Body } = await client.send(command).catch((cause: unknown) => {
        throw cause instanceof NoSuchKey ? new FileGone(id, { cause }) : unavailable(cause);
      });
      if (Body instanceof Readable) return Body;
      throw unavailable('an object without content');
    },
    async remove(id) {
      await client.send(new DeleteObjectCommand(objectOf(id))).catch((cause: unknown) => {
        throw unavailable(cause);
      });
    },
    isAlive() {
      const abortSignal = AbortSignal.timeout(ALIVE_MILLISECONDS_UP_TO);
      const asked = client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal });
      const answered = asked.then(
        () => true,
        () => false,
      );
      // The signal does not reach the search for credentials.
      return Promise.race([answered, sleep(ALIVE_MILLISECONDS_UP_TO, false, { ref: false })]);
    },
    close: async () => client.destroy(),
  };
}

/**
 * What a source ended with, if that is why an upload failed: the upload throws it on, or fails to abort. An upload
 * that fails by itself leaves what it read aborted.
 */
function sourceFailure({ errored }: Readable, failure: unknown): Error | undefined {
  const isOwn = errored === failure || errored?.name !== 'AbortError';
  return isOwn ? (errored ?? undefined) : undefined;
}

function clientFor(settings: S3Settings, patience: S3Patience): S3Client {
  const { region, endpoint, pathStyle = false, accessKeyId, secretAccessKey } = settings;
  const isKnown = accessKeyId !== undefined && secretAccessKey !== undefined;
  return new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(isKnown ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    forcePathStyle: pathStyle,
    maxAttempts: patience.attempts,
    // The check sums that the SDK adds by itself are unknown to many services beside AWS.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connectMilliseconds,
      requestTimeout: patience.answerMilliseconds,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_MILLISECONDS_UP_TO,
      // Slow readers hold their connections; nobody waits for them.
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
  });
}
