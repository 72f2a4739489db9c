import { useCallback, useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Form } from '../../../../generated/form-shapes.ts';
import { isObject, type JsonObject } from '../../../../openapi/validation/outcome.ts';
import { FORM_PLACE } from '../../app/paths.ts';
import { type FormValues, firstValues, isEmpty, valuesOf } from '../../forms/form-request.ts';

/** The form values of an operation, and what has replaced them. */
export interface KeptValues {
  readonly values: FormValues;
  readonly onValues: (values: FormValues) => void;
  /** Replaces all values by those of a request, such as an example. */
  readonly onFill: (request: JsonObject) => void;
  /** Brings back what the person had entered before it was replaced; `undefined` if nothing was. */
  readonly onRestore: (() => void) | undefined;
}

interface Kept {
  readonly values: FormValues;
  /** Whether the values are still those that have replaced others. */
  readonly isFilled: boolean;
  /** What the person had entered before. */
  readonly replaced?: FormValues | undefined;
}

/**
 * Keeps the form values of an operation. They survive a reload, except for secrets. A link to the page can replace them
 * by `history.state.values`, and add to them by `history.state.added`.
 */
export function useKeptValues(form: Form): KeptValues {
  const given: unknown = useHistoryState();
  const [kept, setKept] = useState(() => readKept(form));
  useEffect(() => keep(form, kept), [form, kept]);

  const onFill = useCallback(
    (request: JsonObject): void =>
      setKept(({ values, isFilled, replaced }) => ({
        values: valuesOf(form, request),
        isFilled: true,
        replaced: isFilled || isUntouched(form, values) ? replaced : values,
      })),
    [form],
  );
  useEffect(() => {
    const { values: request, added } = isObject(given) ? given : {};
    if (isObject(request)) onFill(request);
    else if (isObject(added)) setKept((before) => withAdded(before, added));
    else return;
    // Applied once, so that a reload does not overwrite later changes.
    history.replaceState(null, '');
  }, [given, onFill]);

  const { values, replaced } = kept;
  return {
    values,
    onValues: useCallback(
      (changed) => setKept((before) => ({ ...before, values: changed, isFilled: false })),
      [],
    ),
    onFill,
    onRestore:
      replaced === undefined ? undefined : () => setKept({ values: replaced, isFilled: false }),
  };
}

function withAdded(before: Kept, added: JsonObject): Kept {
  const { variant, fields } = before.values;
  return { ...before, values: { variant, fields: { ...fields, ...added } }, isFilled: false };
}

function isUntouched(form: Form, { fields }: FormValues): boolean {
  const given = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  return JSON.stringify(Object.fromEntries(given)) === JSON.stringify(firstValues(form).fields);
}

function keep(form: Form, { values, isFilled, replaced }: Kept): void {
  const secrets = form.variants.flatMap(({ fields }) =>
    fields.filter(({ isSecret }) => isSecret === true).map(({ name }) => name),
  );
  const withoutSecrets = ({ variant, fields }: FormValues): FormValues => {
    const others = Object.entries(fields).filter(([name]) => !secrets.includes(name));
    return { variant, fields: Object.fromEntries(others) };
  };
  const text = JSON.stringify({
    values: withoutSecrets(values),
    isFilled,
    ...(replaced === undefined ? {} : { replaced: withoutSecrets(replaced) }),
  });
  try {
    sessionStorage.setItem(`${FORM_PLACE}${form.operationId}`, text);
  } catch {
    // If storage is full, the values are kept until the page is left.
  }
}

function readKept(form: Form): Kept {
  const text = sessionStorage.getItem(`${FORM_PLACE}${form.operationId}`);
  const value: unknown = text === null ? undefined : JSON.parse(text);
  if (!isObject(value) || !isValues(value.values)) {
    return { values: firstValues(form), isFilled: false };
  }
  const { values, isFilled, replaced } = value;
  return {
    values,
    isFilled: isFilled === true,
    ...(isValues(replaced) ? { replaced } : {}),
  };
}

function isValues(value: unknown): value is FormValues {
  return isObject(value) && typeof value.variant === 'number' && isObject(value.fields);
}
