import { expect, test } from 'vitest';
import * as client from '../../client/index.ts';

test('the package exports the client, what its methods answer, and the errors that they throw', () => {
  expect(Object.keys(client).toSorted()).toEqual([
    'AbortedError',
    'AuthenticationError',
    'ChatStream',
    'ConflictError',
    'ConnectionError',
    'EventStream',
    'InternalError',
    'InvalidRequestError',
    'Job',
    'JobFailedError',
    'MessageStream',
    'NotFoundError',
    'Patchbay',
    'PatchbayError',
    'PermissionDeniedError',
    'PictureStream',
    'QuotaExhaustedError',
    'RateLimitedError',
    'ResponseStream',
    'TextStream',
    'TimedOutError',
    'TooLargeError',
    'UnavailableError',
    'UnsupportedMediaTypeError',
    'UpstreamFailedError',
    'fingerprint',
    'isFinal',
    'progressOf',
  ]);
});
