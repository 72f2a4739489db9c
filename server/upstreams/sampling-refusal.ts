/**
 * Messages of models that do not take a setting of sampling, or not beside another one: Claude's (`temperature is
 * deprecated for this model`) and OpenAI's (`'temperature' does not support 0.2 with this model`).
 */
const REFUSED = /\b(temperature|top_p|top_k)\b.{0,200}\b(?:for|with) this model\b/i;

/** The setting of sampling that a model does not take, which another model may take. */
export function refusedSampling(message: string | undefined): string | undefined {
  return message === undefined ? undefined : REFUSED.exec(message)?.[1];
}
