import { keyHeader } from '../../../generated/forms.ts';
import { type FormRequest, statesOf } from '../forms/form-request.ts';
import { addressOf, isEvents, shellLines, shellWord, writtenBody } from './request-text.ts';

/**
 * A request as a curl command.
 *
 * @param origin - the URL of the gateway
 */
export function curlOf(request: FormRequest, origin: string): string {
  const { form } = request;
  const method = form.method === (hasBody(request) ? 'POST' : 'GET') ? '' : ` -X ${form.method}`;
  const isStream = form.ways.stream !== undefined || statesOf(request) > 0 || isEvents(form);
  const stream = isStream ? ' -N' : '';
  return shellLines([
    `curl${stream}${method} ${shellWord(`${origin}${addressOf(request)}`)}`,
    ...(form.asker === 'account' ? [`-H "${keyHeader}: $PATCHBAY_API_KEY"`] : []),
    ...bodyParts(request),
  ]);
}

function hasBody({ variant }: FormRequest): boolean {
  return variant !== undefined;
}

function bodyParts(request: FormRequest): readonly string[] {
  const { variant, fields, files } = request;
  if (variant === undefined) return [];
  if (variant.mediaType !== 'multipart/form-data') {
    const json = JSON.stringify(writtenBody(request), null, 2);
    return [`-H ${shellWord('Content-Type: application/json')}`, `-d ${shellWord(json)}`];
  }
  return [
    ...Object.entries(files).flatMap(([name, list]) =>
      list.map((file) => `-F ${shellWord(`${name}=@"${quotedName(file.name)}"`)}`),
    ),
    // `--form-string` does not read a value that begins with @ or < as a file name.
    ...Object.entries(fields).map(
      ([name, value]) => `--form-string ${shellWord(`${name}=${String(value)}`)}`,
    ),
  ];
}

function quotedName(name: string): string {
  return name.replace(/["\\]/g, String.raw`\$&`);
}
