import type { Form, FormField, FormVariant } from '../../../generated/form-shapes.ts';
import type { JsonObject } from '../../../openapi/validation/outcome.ts';

/** What has been put into a form; what was never touched is not there. */
export interface FormValues {
  /** Which of the form's variants is filled in, by its place. */
  readonly variant: number;
  /** By field. A number that is none is the text that was written. */
  readonly fields: JsonObject;
}

/** The files that have been put into a form, by field. They do not survive the page. */
export type FormFiles = Readonly<Record<string, readonly File[]>>;

/** A request as a form asks for it. */
export interface FormRequest {
  readonly form: Form;
  /** The variant of the body, where the operation has one. */
  readonly variant: FormVariant | undefined;
  /** The parameters of the address. */
  readonly parameters: JsonObject;
  /** The body without its files. */
  readonly fields: JsonObject;
  readonly files: FormFiles;
}

/** A form that nothing has been put into. */
export const EMPTY_VALUES: FormValues = { variant: 0, fields: {} };

/** The values of a request of the contract, such as one of its examples, in a form. */
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

/** How many unfinished states of what is made are to be shown; 0 where it is wanted whole. */
export function statesOf({ form, fields }: Pick<FormRequest, 'form' | 'fields'>): number {
  const count = form.ways.show === undefined ? 0 : Number(fields.partial_images);
  return count > 0 ? count : 0;
}

/** Whether a request makes a job. What is shown while it is made is answered as it is. */
export function makesJob(request: Pick<FormRequest, 'form' | 'fields'>): boolean {
  return request.form.jobAt !== undefined && statesOf(request) === 0;
}

/** The request that a form stands for. */
export function requestOf(form: Form, values: FormValues, files: FormFiles): FormRequest {
  const variant = form.variants[values.variant] ?? form.variants[0];
  const fields = variant?.fields ?? [];
  const { select } = form;
  const choice = select === undefined ? {} : { [select.parameter]: variant?.value };
  const isFile = ({ kind }: FormField): boolean => kind === 'file' || kind === 'files';
  const given = fields
    .filter(isFile)
    .flatMap(({ name }) => ((files[name] ?? []).length > 0 ? [[name, files[name]] as const] : []));
  const written = filledIn(
    fields.filter((field) => !isFile(field)),
    values.fields,
  );
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
  };
}

function filledIn(fields: readonly FormField[], values: JsonObject): JsonObject {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = isEmpty(values[field.name]) ? usualOf(field) : values[field.name];
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}

/** What is left open is not sent, but for what has to be said though it is usual. */
function usualOf({ isRequired, kind, default: usual }: FormField): unknown {
  if (!isRequired) return undefined;
  return usual ?? (kind === 'switch' ? false : undefined);
}

/** Whether a field has been left open, or emptied again. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}

/** What is sent as the body: JSON, or with files in it a form. */
export function bodyOf({ variant, fields, files }: FormRequest): JsonObject | undefined {
  if (variant === undefined) return undefined;
  const given = variant.fields.flatMap(({ name, kind }) => {
    const list = files[name];
    if (list === undefined) return [];
    return [[name, kind === 'file' ? list[0] : list] as const];
  });
  return { ...fields, ...Object.fromEntries(given) };
}
