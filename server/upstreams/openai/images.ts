import type { HttpCall, UpstreamHttp } from '../http/upstream-http.ts';
import { readImages } from '../images/image-answer.ts';
import {
  failed,
  type ImageContext,
  type ImageOrder,
  type ImageResult,
  type ImageUpstream,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../port.ts';
import { editForm } from './edit-form.ts';
import { generationParameters, lostParameter } from './image-parameters.ts';

/** Pictures that are made and changed. They pass through files and are never held. */
export function openaiImages(http: UpstreamHttp): ImageUpstream {
  return {
    knowsKeys: false,
    async generate(order, context) {
      const refusal = refusalOf(order, context);
      if (refusal !== undefined) return failed(refusal);
      const value = generationParameters(order, context.model);
      const body = { kind: 'json', value } as const;
      return ask({ method: 'POST', path: '/images/generations', body }, order, context);
    },
    async edit(order, context) {
      const refusal = refusalOf(order, context);
      if (refusal !== undefined) return failed(refusal);
      const body = { kind: 'form', form: await editForm(order, context) } as const;
      return ask({ method: 'POST', path: '/images/edits', body }, order, context);
    },
  };

  async function ask(
    call: HttpCall,
    { count }: ImageOrder,
    context: ImageContext,
  ): Promise<UpstreamOutcome<ImageResult>> {
    const outcome = await http.ask({ ...call, model: context.model }, context);
    return outcome.ok ? readImages(outcome.value, { http, count }, context) : outcome;
  }
}

/** Why a model is not asked, where it would make something else than was ordered. */
function refusalOf(order: ImageOrder, { model }: ImageContext): UpstreamFailure | undefined {
  const parameter = lostParameter(order, model);
  if (parameter === undefined) return undefined;
  const message = `${parameter} asks for what this model's upstream cannot be told, and would be lost.`;
  return { kind: 'refused', message, parameter, isOnlyHere: true };
}
