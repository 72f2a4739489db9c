import { describe, expect, test } from 'vitest';
import { signCallback } from '../../client/callbacks.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { callbacksOfTheContract } from '../callbacks-of-the-contract.ts';

const { parameters, responses } = contract.components;
describe('what a receiver is told by the contract', () => {
  test.each(callbacksOfTheContract)(
    '%s: three headers sign it, written out',
    (_name, operation) => {
      const { WebhookId, WebhookTimestamp, WebhookSignature } = parameters;
      expect(operation.parameters).toEqual([WebhookId, WebhookTimestamp, WebhookSignature]);
    },
  );

  test.each(callbacksOfTheContract)(
    '%s: the receiver takes it, or wants it no more',
    (_name, operation) => {
      expect(operation.responses['2XX'].$ref).toBe('#/components/responses/Received');
      expect(operation.responses['410'].$ref).toBe('#/components/responses/Unwanted');
      expect(responses.Unwanted.description).toContain('`unwanted`');
    },
  );

  test('each header has the pattern of what is sent, and its example keeps it', () => {
    const id = parameters.WebhookId.example;
    const signed = signCallback({ secret: `whsec_${btoa('a secret of a test')}`, id, body: '{}' });
    const { WebhookId, WebhookTimestamp, WebhookSignature } = parameters;
    for (const { name, schema, example } of [WebhookTimestamp, WebhookId, WebhookSignature]) {
      expect(example, name).toMatch(new RegExp(schema.pattern));
      const [, sent] = Object.entries(signed).find(([header]) => header === name) ?? [];
      expect(sent, name).toMatch(new RegExp(schema.pattern));
    }
  });

  test('several secrets sign in one header', () => {
    const { pattern } = parameters.WebhookSignature.schema;
    const secret = ['one secret of a test', 'another secret of it'].map(
      (text) => `whsec_${btoa(text)}`,
    );
    const signed = signCallback({ secret, id: 'an-id', body: '{}' });
    expect(signed['webhook-signature'].split(' ')).toHaveLength(2);
    expect(signed['webhook-signature']).toMatch(new RegExp(pattern));
  });
});
