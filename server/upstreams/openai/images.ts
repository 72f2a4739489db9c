import type { JsonObject } from '../../foundation/json-object.ts';
import type { HttpAnswer, HttpCall, UpstreamHttp } from '../http/upstream-http.ts';
import { readImages } from '../images/image-answer.ts';
import { showPicture } from '../images/image-stages.ts';
import { UnshownModels } from '../images/unshown-models.ts';
import type { LackingParts } from '../lacking-address.ts';
import {
  failed,
  finishedOnly,
  type ImageContext,
  type ImageEditOrder,
  type ImageOrder,
  type ImageResult,
  type ImageUpstream,
  isEdit,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../port.ts';
import { editForm } from './edit-form.ts';
import {
  canShow,
  generationParameters,
  lostParameter,
  showingParameters,
} from './image-parameters.ts';

/** What pictures stand on. */
interface OpenaiImageParts extends LackingParts {
  readonly http: UpstreamHttp;
}

/** Pictures that are made and changed. They pass through files and are never held. */
export function openaiImages({ http, ...parts }: OpenaiImageParts): ImageUpstream {
  const unshown = { made: new UnshownModels(parts), changed: new UnshownModels(parts) };
  const generate: ImageUpstream['generate'] = async (order, context) => {
    const asked = generation(order, context);
    return asked.ok ? readWhole(await ask(asked.value, context), order, context) : asked;
  };
  const edit: ImageUpstream['edit'] = async (order, context) => {
    const asked = await editing(order, context);
    return asked.ok ? readWhole(await ask(asked.value, context), order, context) : asked;
  };
  return {
    knowsKeys: false,
    generate,
    edit,
    async show(order, context) {
      const whole = () => (isEdit(order) ? edit(order, context) : generate(order, context));
      if (!canShow(context.model)) return finishedOnly(await whole());
      const showing = showingParameters(context);
      const asked = isEdit(order)
        ? await editing(order, context, showing)
        : generation(order, context, showing);
      if (!asked.ok) return asked;
      // Its head comes at once, and then nothing until there is a picture to be seen.
      const call = { ...asked.value, isMadeMeanwhile: true };
      const asking = {
        unshown: isEdit(order) ? unshown.changed : unshown.made,
        shown: () => ask(call, context),
        whole,
      };
      return showPicture(asking, { http }, context);
    },
  };

  function ask(call: HttpCall, context: ImageContext): Promise<UpstreamOutcome<HttpAnswer>> {
    return http.ask({ ...call, model: context.model }, context);
  }

  async function readWhole(
    outcome: UpstreamOutcome<HttpAnswer>,
    { count }: ImageOrder,
    context: ImageContext,
  ): Promise<UpstreamOutcome<ImageResult>> {
    return outcome.ok ? readImages(outcome.value, { http, count }, context) : outcome;
  }
}

function generation(
  order: ImageOrder,
  context: ImageContext,
  showing: JsonObject = {},
): UpstreamOutcome<HttpCall> {
  const refusal = refusalOf(order, context);
  if (refusal !== undefined) return failed(refusal);
  const value = { ...generationParameters(order, context.model), ...showing };
  const body = { kind: 'json', value } as const;
  return { ok: true, value: { method: 'POST', path: '/images/generations', body } };
}

async function editing(
  order: ImageEditOrder,
  context: ImageContext,
  showing: JsonObject = {},
): Promise<UpstreamOutcome<HttpCall>> {
  const refusal = refusalOf(order, context);
  if (refusal !== undefined) return failed(refusal);
  const body = { kind: 'form', form: await editForm(order, context, showing) } as const;
  return { ok: true, value: { method: 'POST', path: '/images/edits', body } };
}

/** Why a model is not asked, where it would make something else than was ordered. */
function refusalOf(order: ImageOrder, { model }: ImageContext): UpstreamFailure | undefined {
  const parameter = lostParameter(order, model);
  if (parameter === undefined) return undefined;
  const message = `${parameter} asks for what this model's upstream cannot be told, and would be lost.`;
  return { kind: 'refused', message, parameter, isOnlyHere: true };
}
