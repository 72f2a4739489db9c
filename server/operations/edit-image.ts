import type { EditResult } from '../../generated/types.ts';
import { unixSeconds } from '../foundation/clock.ts';
import { done, type Outcome } from '../foundation/outcome.ts';
import { presentUsage } from '../jobs/job/record.ts';
import { NOT_TOLD } from '../jobs/kinds/image.ts';
import type { ImageResult } from '../upstreams/port/images.ts';
import type { Call, Handler } from './call.ts';
import { type GivenPictures, imageOperation } from './image-operation.ts';
import { inlineImage } from './inline-image.ts';
import type { Services } from './services.ts';
import { type WrittenJson, writeJson } from './written-json.ts';

type EditCall = Call<'editImage'>;

/** Edits images and returns the result, always in Base64, or creates a job that does. */
export function editImage(services: Services): Handler<'editImage'> {
  return imageOperation<EditCall>(services, {
    operation: 'editImage',
    callbackRule: 'edit-callback-public',
    given,
    answer,
  });
}

function given({ input: { body }, names }: EditCall): GivenPictures {
  const list = names.get('image') ?? 'image';
  const sources = body.image.map((source, index) => ({
    parameter: 'image',
    // A form with a single picture has no list.
    name: source.kind === 'part' && body.image.length === 1 ? list : `${list}[${index}]`,
    source,
  }));
  const { mask: source } = body;
  if (source === undefined) return { sources };
  return { sources, mask: { parameter: 'mask', name: 'mask', source } };
}

async function answer(
  { clock }: Services,
  _call: EditCall,
  // The contract requires `usage` in every edit.
  { images, usage = NOT_TOLD }: ImageResult,
): Promise<Outcome<WrittenJson>> {
  const created = unixSeconds(clock.now());
  const json = writeJson((standIn): EditResult => {
    const data = images.map((image) => inlineImage(image, standIn));
    return { created, data, usage: presentUsage(usage) };
  });
  return done(json);
}
