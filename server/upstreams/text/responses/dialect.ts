import { writeError } from '../chat/error.ts';
import type { CallersDialect } from '../dialect.ts';
import { writeAnswer, writeStream } from './answer-writing.ts';
import { completeRequest } from './request-completion.ts';
import { readRequest } from './request-reading.ts';

/**
 * The responses interface (https://platform.openai.com/docs/api-reference/responses), as callers speak it. Upstreams
 * that do are spoken to in their callers' own words. Errors are called what the same vendor's chats call them.
 */
export const responses: CallersDialect = {
  fieldNames: {
    conversation: 'input',
    tokenLimit: 'max_output_tokens',
    answerFormat: 'text.format.type',
  },
  hints: [],
  readRequest,
  completeRequest,
  writeAnswer,
  writeStream,
  writeError,
};
