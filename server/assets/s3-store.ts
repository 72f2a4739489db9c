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

/** Location and credentials of a bucket. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** The endpoint of a service other than AWS. */
  readonly endpoint?: string;
  /** The prefix of every key. */
  readonly prefix?: string;
  /** Whether the bucket is named in the path instead of the host. */
  readonly pathStyle?: boolean;
  /** Without it, the SDK uses its default credential chain. */
  readonly accessKeyId?: string;
  readonly secretAccessKey?: string;
}

/** Timeouts for the service in milliseconds, and the number of attempts. */
export interface S3Patience {
  readonly connectMilliseconds: number;
  /** Until the response begins; includes the time to send a part of a file. */
  readonly answerMilliseconds: number;
  readonly attempts: number;
}

const PATIENCE: S3Patience = {
  connectMilliseconds: 3_000,
  answerMilliseconds: 15_000,
  attempts: 3,
};
/** Idle timeout in the middle of a file, for the reader, such as a player, and the service. */
const MAX_SILENCE_MILLISECONDS = 120_000;
const MAX_ALIVE_MILLISECONDS = 2_000;
/** The minimum part size of S3, 5 MiB: the most of a file held in memory at a time. */
const PART_BYTES = 5 * 2 ** 20;

/** Opens a store in a bucket of S3 or a compatible service. It makes no request yet. */
export function openS3Store(settings: S3Settings, patience: S3Patience = PATIENCE): AssetStore {
  const { bucket, prefix = '' } = settings;
  const client = clientFor(settings, patience);
  const objectOf = (id: string) => ({ Bucket: bucket, Key: prefix + id });
  const unavailable = (cause: unknown): StoreUnavailable =>
    new StoreUnavailable(`The bucket ${bucket} cannot be used: ${String(cause)}`, { cause });
  return {
    async write(id, content, { maxBytes }) {
      const { meter, result } = measured(maxBytes);
      const params = { ...objectOf(id), Body: meter };
      // One part at a time: if one fails, no other is waiting for a slow source.
      const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 });
      // Both are awaited, as one may be aborted before the other has failed.
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
      const abortSignal = AbortSignal.timeout(MAX_ALIVE_MILLISECONDS);
      const asked = client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal });
      const answered = asked.then(
        () => true,
        () => false,
      );
      // The signal does not abort the lookup of credentials.
      return Promise.race([answered, sleep(MAX_ALIVE_MILLISECONDS, false, { ref: false })]);
    },
    close: async () => client.destroy(),
  };
}

/**
 * The error of the source, if it caused the failure of the upload. The upload rethrows it, or fails while aborting. An
 * upload that fails by itself leaves its source aborted.
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
    // Many compatible services do not support the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connectMilliseconds,
      requestTimeout: patience.answerMilliseconds,
      throwOnRequestTimeout: true,
      socketTimeout: MAX_SILENCE_MILLISECONDS,
      // Unlimited, as slow readers hold their connections and must not delay others.
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
  });
}
