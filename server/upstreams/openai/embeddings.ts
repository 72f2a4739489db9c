import { isObject } from '../../foundation/json-object.ts';
import type { JsonDocument } from '../http/json-document.ts';
import { toldFailure } from '../http/told-failure.ts';
import type { UpstreamHttp } from '../http/upstream-http.ts';
import type { EmbeddingUpstream } from '../port/embeddings.ts';
import { failed, type UpstreamOutcome } from '../port/outcome.ts';
import { toldRefusal } from '../text/chat/told-refusal.ts';

/** Dependencies of embeddings. */
interface EmbeddingParts {
  readonly http: Pick<UpstreamHttp, 'askDocument' | 'judge'>;
}

/**
 * Embeddings of the interface. The caller's parameters are passed on unchanged.
 *
 * @see https://platform.openai.com/docs/api-reference/embeddings
 */
export function openaiEmbeddings({ http }: EmbeddingParts): EmbeddingUpstream {
  return {
    async embed({ body }, context) {
      const { model } = context;
      const value = { ...body, model };
      const outcome = await http.askDocument(
        { method: 'POST', path: '/embeddings', model, body: { kind: 'json', value } },
        context,
      );
      return outcome.ok ? unlessError(outcome.value, http.judge) : outcome;
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
