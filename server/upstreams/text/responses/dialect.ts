import { writeError } from '../chat/error.ts';
import type { CallersDialect } from '../dialect.ts';
import { writeAnswer, writeStream } from './answer-writing.ts';
import { completeRequest } from './request-completion.ts';
import { hintsIn, readRequest } from './request-reading.ts';

/**
 * The responses interface (https://platform.openai.com/docs/api-reference/responses), for callers only: upstreams that
 * support it receive their callers' requests untranslated. Errors have the same names as in chat completions.
 */
export const responses: CallersDialect = {
  fieldNames: {
    conversation: 'input',
    tokenLimit: 'max_output_tokens',
    answerFormat: 'text.format.type',
  },
  hintsIn,
  readRequest,
  completeRequest,
  writeAnswer,
  writeStream,
  writeError,
};
