import { FormData } from 'undici';
import type { JsonObject } from '../../foundation/json-object.ts';
import { fileToSend } from '../http/file-to-send.ts';
import type { ImageContext, ImageEditOrder } from '../port/images.ts';
import { editParameters } from './image-parameters.ts';

/** The form of an image edit. Its files stay on disk and are read while the form is sent. */
export async function editForm(
  order: ImageEditOrder,
  context: ImageContext,
  streaming: JsonObject,
): Promise<FormData> {
  const form = new FormData();
  const parameters = { ...editParameters(order, context.model), ...streaming };
  for (const [name, value] of Object.entries(parameters)) {
    form.append(name, String(value));
  }
  const field = order.sources.length === 1 ? 'image' : 'image[]';
  for (const [index, source] of order.sources.entries()) {
    form.append(field, await fileToSend(source, `image-${index + 1}`, context));
  }
  if (order.mask !== undefined) {
    form.append('mask', await fileToSend(order.mask, 'mask', context));
  }
  return form;
}
