import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { buildApp } from 'fauxqs';

/** An S3 service in this process, with one bucket. */
export interface TestS3 {
  /** The settings that connect a store to the bucket. */
  readonly settings: S3Place;
  /** All requests so far. */
  readonly requests: readonly S3Request[];
  /** The keys of all objects in the bucket. */
  keys(): Promise<readonly string[]>;
  /** The number of multipart uploads that have been neither completed nor aborted. */
  openUploads(): number;
  stop(): Promise<void>;
}

/** The complete settings of a bucket. */
export interface S3Place {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string;
  readonly prefix: string;
  readonly pathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request to the service. */
export interface S3Request {
  readonly method: string;
  readonly url: URL;
  readonly range: string | undefined;
  /** The `Authorization` header, with access key and signature. */
  readonly authorization: string | undefined;
}

const BUCKET = 'files-of-tests';

/** Starts the service. */
export async function anS3(): Promise<TestS3> {
  const app = buildApp({ logger: false });
  const requests: S3Request[] = [];
  let uploads = 0;
  app.server.on('request', (request, response) => {
    const noted = asNoted(request);
    requests.push(noted);
    response.once('finish', () => {
      if (response.statusCode < 300) uploads += changeOfUploads(noted);
    });
  });
  const endpoint = await app.listen({ host: '127.0.0.1', port: 0 });
  const settings = placeAt(endpoint);
  const { region, accessKeyId, secretAccessKey } = settings;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ region, endpoint, forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  return {
    settings,
    requests,
    async keys() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }));
      return Contents.map(({ Key = '' }) => Key);
    },
    openUploads: () => uploads,
    async stop() {
      client.destroy();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** A service that accepts requests and never responds. */
export async function aStalledS3(): Promise<Pick<TestS3, 'settings' | 'stop'>> {
  const server = createServer((socket) => socket.resume());
  const sockets = new Set<{ destroy(): unknown }>();
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    settings: placeAt(`http://127.0.0.1:${portOf(server.address())}`),
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Settings of an endpoint where nothing listens. */
export async function noS3(): Promise<S3Place> {
  const stalled = await aStalledS3();
  await stalled.stop();
  return stalled.settings;
}

function placeAt(endpoint: string): S3Place {
  return {
    bucket: BUCKET,
    region: 'us-east-1',
    endpoint,
    prefix: 'patchbay/',
    pathStyle: true,
    accessKeyId: 'tester',
    secretAccessKey: 'a-secret-of-tests',
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

function asNoted({ method = '', url = '', headers }: IncomingMessage): S3Request {
  const { range, authorization } = headers;
  return { method, url: new URL(url, 'http://s3'), range, authorization };
}

function changeOfUploads({ method, url: { searchParams } }: S3Request): number {
  if (method === 'POST' && searchParams.has('uploads')) return 1;
  const isEnd = searchParams.has('uploadId') && (method === 'POST' || method === 'DELETE');
  return isEnd ? -1 : 0;
}
