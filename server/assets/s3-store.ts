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
  /** The prefix of every key. */
  readonly prefix?: string;
  /** Whether the bucket is named in the path in place of the host. */
  readonly pathStyle?: boolean;
  /** Without it, the SDK finds credentials in its usual places. */
  readonly accessKeyId?: string;
  readonly secretAccessKey?: string;
}

/** The time limits for the service in milliseconds, and the number of tries. */
export interface S3Patience {
  readonly connectMilliseconds: number;
  /** Until an answer begins; includes the time to send a part of a file. */
  readonly answerMilliseconds: number;
  readonly attempts: number;
}

const PATIENCE: S3Patience = {
  connectMilliseconds: 3_000,
  answerMilliseconds: 15_000,
  attempts: 3,
};
/** How long a reader, such as a player, or the service may pause in the middle of a file. */
const SILENCE_MILLISECONDS_UP_TO = 120_000;
const ALIVE_MILLISECONDS_UP_TO = 2_000;
/** The smallest part that S3 takes, 5 MiB: the most of a file that is in memory at a time. */
const PART_BYTES = 5 * 2 ** 20;

/** Opens a store in a bucket of S3, or of a compatible service. It makes no request yet. */
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
      // One part at a time: where one fails, no other one waits for a slow source.
      const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 });
      // Both are awaited, as one is aborted before the other has failed.
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
      // The signal does not abort the search for credentials.
      return Promise.race([answered, sleep(ALIVE_MILLISECONDS_UP_TO, false, { ref: false })]);
    },
    close: async () => client.destroy(),
  };
}

/**
 * The error of a source, if the upload has failed because of it. The upload rethrows it, or fails to abort. An upload
 * that fails by itself leaves its source aborted.
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
    // Many other services do not know the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connectMilliseconds,
      requestTimeout: patience.answerMilliseconds,
      throwOnRequestTimeout: true,
      socketTimeout: SILENCE_MILLISECONDS_UP_TO,
      // Unlimited, as slow readers hold their connections and must not delay others.
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
  });
}
