import { expect, test } from 'vitest';
import { firstValues } from '../../../../client/console/forms/form-request.ts';
import { forms } from '../../../../generated/forms.ts';

test('a form begins without values', () => {
  for (const form of [forms.createVideo, forms.createImage, forms.createMusic, forms.listJobs]) {
    expect(firstValues(form)).toEqual({ variant: 0, fields: {} });
  }
});

test.each([forms.createMessage, forms.createChatCompletion])(
  'a conversation begins with a message of the user: $operationId',
  (form) => {
    expect(firstValues(form).fields).toEqual({ messages: [{ role: 'user' }] });
  },
);
