import type Anthropic from '@anthropic-ai/sdk';
import type OpenAI from 'openai';
import { expect, test } from 'vitest';
import { Patchbay } from '../../client/index.ts';
import type contract from '../../generated/openapi.json';
import type {
  CountMessageTokensRequest,
  CountResponseTokensRequest,
  CreateChatCompletionRequest,
  CreateMessageRequest,
  CreateResponseRequest,
} from '../../generated/types.ts';

type Schemas = typeof contract.components.schemas;
/** The names of the parameters that the contract lists as passed on with a request. */
type PassedOn<Name extends keyof Schemas> = Schemas[Name] extends { 'x-passed-on': infer Words }
  ? keyof Words
  : never;

/** The names that the SDK of the interface has as well, and whose SDK type is assignable to the client's. */
type Fitting<Ours, Theirs, Names> = {
  [Name in Names & keyof Ours & keyof Theirs]: Theirs[Name] extends Ours[Name] ? Name : never;
}[Names & keyof Ours & keyof Theirs];

type OfChat = PassedOn<'CreateChatCompletionRequest'>;
/** The SDK no longer has these two parameters, though many models take them. */
type OfMessages = Exclude<PassedOn<'CreateMessageRequest'>, 'temperature' | 'top_p'>;
type OfCounting = PassedOn<'CountMessageTokensRequest'>;
type OfResponses = PassedOn<'CreateResponseRequest'>;
type OfResponseCounting = PassedOn<'CountResponseTokensRequest'>;

const patchbay = new Patchbay({
  apiKey: 'any',
  fetch: async (request) => Response.json(await request.json()),
});
const messages = [{ role: 'user' as const, content: 'Hello' }];

test('every usual parameter is one of the interface, and takes what the SDK of the interface sends', () => {
  const chat = (
    name: OfChat,
  ): Fitting<CreateChatCompletionRequest, OpenAI.ChatCompletionCreateParams, OfChat> => name;
  const message = (
    name: OfMessages,
  ): Fitting<CreateMessageRequest, Anthropic.MessageCreateParams, OfMessages> => name;
  const counting = (
    name: OfCounting,
  ): Fitting<CountMessageTokensRequest, Anthropic.MessageCountTokensParams, OfCounting> => name;
  const response = (
    name: OfResponses,
  ): Fitting<CreateResponseRequest, OpenAI.Responses.ResponseCreateParams, OfResponses> => name;
  const tokens = (
    name: OfResponseCounting,
  ): Fitting<
    CountResponseTokensRequest,
    OpenAI.Responses.InputTokenCountParams,
    OfResponseCounting
  > => name;
  expect([chat, message, counting, response, tokens]).toHaveLength(5);
});

test('usual parameters are typed, and others are not refused', async () => {
  const usual = { temperature: 0.5, tools: [{ name: 'any', input_schema: {} }] as const };
  const asked = { model: 'any', messages, ...usual };
  expect(await patchbay.messages.create({ ...asked, any_other: 1 })).toMatchObject(usual);
  expect(await patchbay.chat.completions.create({ ...asked, seed: 7 })).toMatchObject(usual);
  // @ts-expect-error a temperature is a number
  await patchbay.messages.create({ ...asked, temperature: '0.5' });
  // @ts-expect-error a tier is a text
  await patchbay.responses.create({ model: 'any', input: 'Hello', service_tier: 1 });
});
