import { isObject } from '../../foundation/json-object.ts';
import type { Log } from '../../foundation/log.ts';
import type { JsonDocument } from '../http/json-document.ts';
import { toldFailure } from '../http/told-failure.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { EmbeddingUpstream } from '../port/embeddings.ts';
import { failed, type UpstreamOutcome } from '../port/outcome.ts';
import { readMeaning } from '../text/chat/error.ts';
import { toldRefusal } from '../text/chat/told-refusal.ts';
import { missingModelMarker } from '../text/missing-model.ts';

/** Dependencies of embeddings. */
interface EmbeddingParts {
  readonly http: Pick<UpstreamHttp, 'askDocument' | 'judge'>;
  readonly name: string;
  readonly log: Log;
}

/**
 * Embeddings of the interface. The caller's parameters are passed on unchanged.
 *
 * @see https://platform.openai.com/docs/api-reference/embeddings
 */
export function openaiEmbeddings({ http, ...parts }: EmbeddingParts): EmbeddingUpstream {
  const elsewhereWithoutModel = missingModelMarker({ ...parts, readMeaning });
  return {
    async embed({ body }, context) {
      const { model } = context;
      const value = { ...body, model };
      const outcome = await http.askDocument(
        { method: 'POST', path: '/embeddings', model, body: { kind: 'json', value } },
        context,
      );
      const answer = outcome.ok ? unlessError(outcome.value, http.judge) : outcome;
      return elsewhereWithoutModel(answer, context);
    },
  };
}

/** Some services report an error with status 200. */
function unlessError(
  document: JsonDocument,
  judge: UpstreamHttp['judge'],
): UpstreamOutcome<JsonDocument> {
  const { body } = document;
  const isAnswer = isObject(body) && Array.isArray(body.data);
  const refusal = isAnswer ? undefined : toldRefusal(body);
  if (refusal === undefined) return { ok: true, value: document };
  return failed(toldFailure(refusal, judge, ERROR_ONLY));
}

const ERROR_ONLY = 'The upstream answered with an error instead of embeddings.';
