import type { Form, FormField, FormVariant } from '../../../generated/form-shapes.ts';
import { isObject, type JsonObject } from '../../../openapi/validation/outcome.ts';
import { unfinishedPaths, withTexts } from './unfinished-json.ts';

/** The values entered into a form; untouched fields are absent. */
export interface FormValues {
  /** Index of the form's variant. */
  readonly variant: number;
  /** Values by field. An invalid number is kept as the entered text, and so is unfinished JSON, marked as such. */
  readonly fields: JsonObject;
}

/** The files of a form, by field. They are lost when the page is left or reloaded. */
export type FormFiles = Readonly<Record<string, readonly File[]>>;

/** The request that a form describes. */
export interface FormRequest {
  readonly form: Form;
  /** The body's variant, if the operation has a body. */
  readonly variant: FormVariant | undefined;
  /** Path and query parameters. */
  readonly parameters: JsonObject;
  /** The body without its files. */
  readonly fields: JsonObject;
  readonly files: FormFiles;
  /** Paths of the fields whose JSON is unfinished; the request has the entered texts. */
  readonly unfinished: readonly string[];
}

/**
 * The values of a form before anything is entered. A required list has one item already, such as the first message of a
 * conversation, with the choices of the last one in the contract's first example.
 */
export function firstValues({ variants, examples }: Form): FormValues {
  const lists = (variants[0]?.fields ?? []).filter(
    ({ kind, isRequired }) => kind === 'objects' && isRequired,
  );
  const entries = lists.map(({ name, fields = [] }) => {
    const items = examples[0]?.values[name];
    const last: unknown = Array.isArray(items) ? items.at(-1) : undefined;
    const choices = fields.filter(({ kind }) => kind === 'choice').map((field) => field.name);
    const shown = isObject(last) ? Object.entries(last) : [];
    return [name, [Object.fromEntries(shown.filter(([inner]) => choices.includes(inner)))]];
  });
  return { variant: 0, fields: Object.fromEntries(entries) };
}

/** Converts a request of the contract, such as one of its examples, to form values. */
export function valuesOf(form: Form, request: JsonObject): FormValues {
  const { select, variants } = form;
  const chosen = select === undefined ? undefined : request[select.parameter];
  const byChoice = variants.findIndex(({ value }) => value === chosen);
  const byNames = variants.findIndex(({ fields }) =>
    Object.keys(request).every((name) => fields.some((field) => field.name === name)),
  );
  const place = select === undefined ? byNames : byChoice;
  const { [select?.parameter ?? '']: _, ...fields } = request;
  return { variant: Math.max(0, place), fields };
}

/** The number of requested partial pictures; 0 if the result is not streamed. */
export function statesOf({ form, fields }: Pick<FormRequest, 'form' | 'fields'>): number {
  const count = form.ways.show === undefined ? 0 : Number(fields.partial_images);
  return count > 0 ? count : 0;
}

/** Whether a request creates a job. A request with partial pictures streams its result instead. */
export function makesJob(request: Pick<FormRequest, 'form' | 'fields'>): boolean {
  return request.form.jobAt !== undefined && statesOf(request) === 0;
}

/** Builds the request from a form's values. */
export function requestOf(form: Form, values: FormValues, files: FormFiles): FormRequest {
  const variant = form.variants[values.variant] ?? form.variants[0];
  const fields = variant?.fields ?? [];
  const { select } = form;
  const choice = select === undefined ? {} : { [select.parameter]: variant?.value };
  const isFile = ({ kind }: FormField): boolean => kind === 'file' || kind === 'files';
  const given = fields
    .filter(isFile)
    .flatMap(({ name }) => ((files[name] ?? []).length > 0 ? [[name, files[name]] as const] : []));
  const entered = filledIn(
    fields.filter((field) => !isFile(field)),
    values.fields,
  );
  const written = withTexts(entered);
  return {
    form,
    variant,
    parameters: filledIn(form.parameters, values.fields),
    fields: {
      ...choice,
      ...written,
      ...(statesOf({ form, fields: written }) > 0 ? { stream: true } : {}),
    },
    files: Object.fromEntries(given.map(([name, list]) => [name, list ?? []])),
    unfinished: unfinishedPaths(entered),
  };
}

function filledIn(fields: readonly FormField[], values: JsonObject): JsonObject {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = isEmpty(values[field.name]) ? usualOf(field) : values[field.name];
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}

/** The default of an empty field. Empty fields are not sent, except for required ones that have a default. */
function usualOf({ isRequired, kind, default: usual }: FormField): unknown {
  if (!isRequired) return undefined;
  return usual ?? (kind === 'switch' ? false : undefined);
}

/** Whether a field is untouched or was cleared. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}

/** The request body: JSON fields, and the files if there are any (sent as a form). */
export function bodyOf({ variant, fields, files }: FormRequest): JsonObject | undefined {
  if (variant === undefined) return undefined;
  const given = variant.fields.flatMap(({ name, kind }) => {
    const list = files[name];
    if (list === undefined) return [];
    return [[name, kind === 'file' ? list[0] : list] as const];
  });
  return { ...fields, ...Object.fromEntries(given) };
}
