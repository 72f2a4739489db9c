import type { Dialect } from '../dialect.ts';
import { readAnswer, writeAnswer } from './answer.ts';
import { readMeaning, writeError } from './error.ts';
import { completeRequest } from './request-completion.ts';
import { hintsIn, readRequest } from './request-reading.ts';
import { writeRequest } from './request-writing.ts';
import { readStream } from './stream-reading.ts';
import { writeStream } from './stream-writing.ts';

/** The messages interface (https://platform.claude.com/docs/en/api/messages). */
export const messages: Dialect = {
  fieldNames: {
    conversation: 'messages',
    tokenLimit: 'max_tokens',
    answerFormat: 'output_config.format.type',
  },
  hintsIn,
  readRequest,
  writeRequest,
  completeRequest,
  readAnswer,
  writeAnswer,
  readStream,
  writeStream,
  readMeaning,
  writeError,
};
