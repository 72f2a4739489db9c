import type { HttpCall, UpstreamHttp } from '../http/upstream-http.ts';
import { readImages } from '../images/image-answer.ts';
import type { ImageContext, ImageResult, ImageUpstream, UpstreamOutcome } from '../port.ts';
import { editForm } from './edit-form.ts';
import { generationParameters } from './image-parameters.ts';

/** Pictures that are made and changed. They pass through files and are never held. */
export function openaiImages(http: UpstreamHttp): ImageUpstream {
  return {
    knowsKeys: false,
    generate(order, context) {
      const value = generationParameters(order, context.model);
      const body = { kind: 'json', value } as const;
      return ask({ method: 'POST', path: '/images/generations', body }, context);
    },
    async edit(order, context) {
      const body = { kind: 'form', form: await editForm(order, context) } as const;
      return ask({ method: 'POST', path: '/images/edits', body }, context);
    },
  };

  async function ask(call: HttpCall, context: ImageContext): Promise<UpstreamOutcome<ImageResult>> {
    const outcome = await http.ask({ ...call, model: context.model }, context);
    return outcome.ok ? readImages(outcome.value, http, context) : outcome;
  }
}
