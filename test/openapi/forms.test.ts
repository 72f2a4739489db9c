import { describe, expect, test } from 'vitest';
import type { Form, FormField } from '../../generated/form-shapes.ts';
import { forms } from '../../generated/forms.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { labelOf } from '../../openapi/build/form-fields.ts';
import { valueAt } from '../../openapi/validation/json-pointer.ts';
import { isObject } from '../../server/foundation/json-object.ts';

const rows = Object.values(operations).map((operation: Operation) => {
  const all: Readonly<Record<string, Form>> = forms;
  const form = all[operation.operationId];
  if (form === undefined) throw new Error(`${operation.operationId} has no form.`);
  return [operation.operationId, { operation, form }] as const;
});

describe('the form of an operation', () => {
  test.each(rows)('%s says how it is asked for', (operationId, { operation, form }) => {
    expect(form).toMatchObject({ operationId, method: operation.method, path: operation.path });
    expect(form.title).toBe(operation.summary);
  });

  test.each(rows)(
    '%s has a field for every parameter that must be given',
    (_, { operation, form }) => {
      const beside = form.parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name);
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(beside).toEqual(expect.arrayContaining(inPath));
      for (const { label, mediaType, fields } of form.variants) {
        const body = operation.bodies[mediaType];
        const variant =
          body?.variants.find(({ value }) => String(value) === chosenBy(form, label)) ??
          body?.variants[0];
        const needed = (variant?.required ?? []).filter((name) => name !== form.select?.parameter);
        const names = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
        expect(names.toSorted()).toEqual(needed.toSorted());
      }
    },
  );

  test.each(rows)('%s offers every variant of a body', (_, { operation, form }) => {
    const values = form.variants.map(({ value }) => value);
    const [body] = Object.values(operation.bodies);
    if (body?.select === undefined) return;
    expect(new Set(values)).toEqual(new Set(body.variants.map(({ value }) => value)));
    expect(form.select?.parameter).toBe(body.select.parameter);
  });

  test.each(rows)('%s names no field twice, and each with a label', (_, { form }) => {
    for (const { fields } of form.variants) {
      const names = [...form.parameters, ...fields].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const field of fieldsOf(form)) expect(field.label).toMatch(/^\S/);
  });

  test.each(rows)('%s has each example once, and something to put in for it', (_, { form }) => {
    const titles = form.examples.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
    for (const { values } of form.examples) expect(Object.keys(values)).not.toEqual([]);
  });

  test('offers the choices that the contract lists, in its order', () => {
    const { fields = [] } = forms.createVideo.variants[0] ?? {};
    const schema = valueAt(
      contract,
      '/components/schemas/FastVideoRequest/properties/video_length/enum',
    );
    const choices = fields.find(({ name }) => name === 'video_length')?.choices;
    expect(choices?.map(({ value }) => value)).toEqual(schema);
  });

  test('gives voices with what they sound like', () => {
    const { fields = [] } = forms.createVideo.variants[0] ?? {};
    const [voice] = fields.find(({ name }) => name === 'reference_audios')?.fields ?? [];
    expect(voice?.choices?.length).toBeGreaterThan(20);
    expect(voice?.choices?.every(({ note }) => note !== undefined)).toBe(true);
  });

  test('has no field for what can have one value alone, or says how to answer', () => {
    for (const [, { form }] of rows) {
      for (const { fields } of form.variants) {
        expect(fields.map(({ name }) => name)).not.toContain('stream');
        expect(fields.some(({ choices }) => choices?.length === 0)).toBe(false);
      }
    }
  });

  test('knows which field is a mask of which, what files are taken and how long a sound may be', () => {
    const [edit] = forms.editImage.variants;
    expect(edit?.fields.find(({ name }) => name === 'mask')).toMatchObject({
      kind: 'file',
      maskOf: 'image',
      mediaTypes: ['image/png'],
    });
    const [upload] = forms.uploadSample.variants;
    expect(upload?.fields[0]).toMatchObject({ kind: 'file', isRequired: true });
    expect(upload?.fields[0]?.secondsUpTo).toBeGreaterThan(0);
  });

  test('has the examples of the contract, but no file of one', () => {
    expect(forms.createVideo.examples.length).toBeGreaterThan(1);
    for (const { values } of forms.editImage.examples) expect(values).not.toHaveProperty('image');
    for (const [, { form }] of rows) {
      expect(form.examples.every(({ title, values }) => title !== '' && isObject(values))).toBe(
        true,
      );
    }
  });

  test.each([forms.createImage, forms.editImage])(
    '$operationId is asked how many unfinished states are shown, where its model shows any',
    ({ ways, variants }) => {
      expect(ways).toMatchObject({ show: expect.stringMatching(/^images\..+Stream$/) });
      const asked = variants.filter(({ fields }) =>
        fields.some(({ name }) => name === 'partial_images'),
      );
      expect(asked.map(({ value }) => value)).toEqual(['imgx-image-1']);
    },
  );

  test.each(rows)('%s offers no example of a stream that its page cannot show', (_, { form }) => {
    if ((form.ways.stream ?? form.ways.show) !== undefined) return;
    expect(form.examples.filter(({ values }) => values.stream === true)).toEqual([]);
  });

  test('says who may ask, where a job is named, and what an answer leads to', () => {
    expect(forms.createVideo).toMatchObject({ asker: 'account', jobAt: '/data/jobId' });
    expect(forms.createMusic.jobAt).toBe('/data/job_id');
    expect(forms.createImage.jobAt).toBe('/data/jobId');
    expect(forms.createKey.asker).toBe('person');
    expect(forms.signUp.asker).toBe('anybody');
    expect(forms.invitePerson.onlyFor).toBe('owner');
    expect(forms.listUpstreams.onlyFor).toBe('operator');
    expect(forms.createKey).not.toHaveProperty('onlyFor');
    expect(forms.uploadSample.links).toEqual([
      { operationId: 'createMusic', values: { music_id: '/data/music_id' } },
    ]);
  });

  test('calls every field by words, and none by a bare abbreviation', () => {
    const labels = rows.flatMap(([, { form }]) =>
      [form.parameters, ...form.variants.map(({ fields }) => fields)]
        .flat()
        .map(({ label }) => label),
    );
    expect(labels.filter((label) => /^(?:[A-Z]|Mv)$/.test(label))).toEqual([]);
  });

  test('keeps passwords to itself', () => {
    const [signUp] = forms.signUp.variants;
    expect(signUp?.fields.find(({ name }) => name === 'password')?.isSecret).toBe(true);
  });
});

test('a label is the name in words', () => {
  expect(labelOf('aspect_ratio')).toBe('Aspect ratio');
  expect(labelOf('createdFrom')).toBe('Created from');
  expect(labelOf('audio_url')).toBe('Audio URL');
});

function chosenBy(form: Form, label: string): string {
  return String(form.variants.find((variant) => variant.label === label)?.value);
}

function fieldsOf(form: Form): readonly FormField[] {
  const outer = [...form.parameters, ...form.variants.flatMap(({ fields }) => fields)];
  return [...outer, ...outer.flatMap(({ fields = [] }) => fields)];
}
