import type { Dialect } from '../dialect.ts';
import { readAnswer, writeAnswer } from './answer.ts';
import { readMeaning, writeError } from './error.ts';
import { hintsIn, readRequest } from './request-reading.ts';
import { writeRequest } from './request-writing.ts';
import { readStream } from './stream-reading.ts';
import { writeStream } from './stream-writing.ts';

/** The chat-completions interface (https://platform.openai.com/docs/api-reference/chat). */
export const chat: Dialect = {
  fieldNames: {
    conversation: 'messages',
    tokenLimit: 'max_tokens',
    answerFormat: 'response_format.type',
  },
  hintsIn,
  readRequest,
  writeRequest,
  completeRequest: (body) => body,
  readAnswer,
  writeAnswer,
  readStream,
  writeStream,
  readMeaning,
  writeError,
};
