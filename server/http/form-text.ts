/** A part of a form that cannot be read. The message is for the caller. */
export class UnreadablePart extends Error {
  override readonly name = 'UnreadablePart';
}

/** All form fields are text; those declared as numbers or booleans are converted. */
export function fieldValue(type: string | undefined, texts: readonly string[]): unknown {
  const values = texts.map((text) => {
    if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text))
      return Number(text);
    if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
    return text;
  });
  return type === 'files' || values.length > 1 ? values : values[0];
}

/** Whether a part says that it is JSON. */
export function isJson(mediaType: string): boolean {
  return mediaType.startsWith('application/json');
}

/**
 * The text that a part of the type JSON means: the content of a string; other JSON remains as it is.
 *
 * @throws {UnreadablePart} if the string is not well-formed
 */
export function unquoted(text: string): string {
  if (!text.trimStart().startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    throw new UnreadablePart('A part of the form is not well-formed JSON.');
  }
}
