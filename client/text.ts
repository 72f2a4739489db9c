import type { ContractClient } from '../generated/client.ts';
import type {
  ChatCompletionsGroup,
  EmbeddingsGroup,
  MessagesGroup,
  ResponsesGroup,
} from '../generated/groups.ts';
import type { Without } from '../generated/shapes.ts';
import type {
  ChatCompletion,
  CountMessageTokensRequest,
  CountResponseTokensRequest,
  CreateChatCompletionRequest,
  CreateEmbeddingRequest,
  CreateMessageRequest,
  CreateResponseRequest,
  Embedding,
  EmbeddingList,
  Message,
  MessageTokenCount,
  ModelResponse,
  ResponseDeleted,
  ResponseInputItemList,
  ResponseTokenCount,
} from '../generated/types.ts';
import type { Connection, RequestOptions } from './connection.ts';
import { OperationGroup } from './operation-group.ts';
import type { Streaming, Whole } from './request-forms.ts';
import { ChatStream, MessageStream, ResponseStream } from './text-stream.ts';

/** `patchbay.messages`. */
export class Messages extends OperationGroup implements MessagesGroup {
  create(body: Whole<CreateMessageRequest>, options?: RequestOptions): Promise<Message>;
  create(body: Streaming<CreateMessageRequest>, options?: RequestOptions): Promise<MessageStream>;
  create(body: CreateMessageRequest, options?: RequestOptions): Promise<Message | MessageStream>;
  create(body: CreateMessageRequest, options?: RequestOptions): Promise<Message | MessageStream> {
    if (body?.stream === true) return this.stream(body, options).opened();
    return this.connection.ask(
      (client, call) => client.createMessage({ ...body, stream: false }, call),
      options,
    );
  }

  stream(body: CreateMessageRequest, options?: RequestOptions): MessageStream {
    const open = (signal: AbortSignal) =>
      this.connection.open((client, call) => client.streamMessage(body, call), {
        ...options,
        signal,
      });
    return new MessageStream(open, options?.signal);
  }

  countTokens(
    body: CountMessageTokensRequest,
    options?: RequestOptions,
  ): Promise<MessageTokenCount> {
    return this.connection.ask((client, call) => client.countMessageTokens(body, call), options);
  }
}

/** `patchbay.chat`. */
export class Chat {
  readonly completions: ChatCompletions;

  constructor(connection: Connection) {
    this.completions = new ChatCompletions(connection);
  }
}

/** `patchbay.chat.completions`. */
export class ChatCompletions extends OperationGroup implements ChatCompletionsGroup {
  create(
    body: Whole<CreateChatCompletionRequest>,
    options?: RequestOptions,
  ): Promise<ChatCompletion>;
  create(
    body: Streaming<CreateChatCompletionRequest>,
    options?: RequestOptions,
  ): Promise<ChatStream>;
  create(
    body: CreateChatCompletionRequest,
    options?: RequestOptions,
  ): Promise<ChatCompletion | ChatStream>;
  create(
    body: CreateChatCompletionRequest,
    options?: RequestOptions,
  ): Promise<ChatCompletion | ChatStream> {
    if (body?.stream === true) return this.stream(body, options).opened();
    return this.connection.ask(
      (client, call) => client.createChatCompletion({ ...body, stream: false }, call),
      options,
    );
  }

  stream(body: CreateChatCompletionRequest, options?: RequestOptions): ChatStream {
    const open = (signal: AbortSignal) =>
      this.connection.open((client, call) => client.streamChatCompletion(body, call), {
        ...options,
        signal,
      });
    return new ChatStream(open, options?.signal);
  }
}

/** Filters and cursor of the list of a response's input items. */
export type InputItemQuery = Omit<
  Parameters<ContractClient['listResponseInputItems']>[0],
  'responseId'
>;

/** `patchbay.responses`. */
export class Responses extends OperationGroup implements ResponsesGroup {
  create(body: Whole<CreateResponseRequest>, options?: RequestOptions): Promise<ModelResponse>;
  create(body: Streaming<CreateResponseRequest>, options?: RequestOptions): Promise<ResponseStream>;
  create(
    body: CreateResponseRequest,
    options?: RequestOptions,
  ): Promise<ModelResponse | ResponseStream>;
  create(
    body: CreateResponseRequest,
    options?: RequestOptions,
  ): Promise<ModelResponse | ResponseStream> {
    if (body?.stream === true) return this.stream(body, options).opened();
    return this.connection.ask(
      (client, call) => client.createResponse({ ...body, stream: false }, call),
      options,
    );
  }

  stream(body: CreateResponseRequest, options?: RequestOptions): ResponseStream {
    const open = (signal: AbortSignal) =>
      this.connection.open((client, call) => client.streamResponse(body, call), {
        ...options,
        signal,
      });
    return new ResponseStream(open, options?.signal);
  }

  countTokens(
    body: CountResponseTokensRequest,
    options?: RequestOptions,
  ): Promise<ResponseTokenCount> {
    return this.connection.ask((client, call) => client.countResponseTokens(body, call), options);
  }

  retrieve(responseId: string, options?: RequestOptions): Promise<ModelResponse> {
    return this.connection.ask((client, call) => client.getResponse({ responseId }, call), options);
  }

  delete(responseId: string, options?: RequestOptions): Promise<ResponseDeleted> {
    return this.connection.ask(
      (client, call) => client.deleteResponse({ responseId }, call),
      options,
    );
  }

  inputItems(
    responseId: string,
    query: InputItemQuery = {},
    options?: RequestOptions,
  ): Promise<ResponseInputItemList> {
    return this.connection.ask(
      (client, call) => client.listResponseInputItems({ ...query, responseId }, call),
      options,
    );
  }
}

/** A request whose vectors are returned as lists of numbers, the default. */
type AsNumbers<Body> = Body & { readonly encoding_format?: 'float' | null };
/** A request whose vectors are returned in Base64. */
type InBase64<Body> = Body & { readonly encoding_format: 'base64' };

/** Embeddings whose vectors all have the same encoding. */
export type EmbeddingsOf<Vector extends Embedding['embedding']> = Without<EmbeddingList, 'data'> & {
  data: (Without<Embedding, 'embedding'> & { embedding: Vector })[];
};

/** `patchbay.embeddings`. */
export class Embeddings extends OperationGroup implements EmbeddingsGroup {
  create(
    body: AsNumbers<CreateEmbeddingRequest>,
    options?: RequestOptions,
  ): Promise<EmbeddingsOf<number[]>>;
  create(
    body: InBase64<CreateEmbeddingRequest>,
    options?: RequestOptions,
  ): Promise<EmbeddingsOf<string>>;
  create(body: CreateEmbeddingRequest, options?: RequestOptions): Promise<EmbeddingList>;
  create(body: CreateEmbeddingRequest, options?: RequestOptions): Promise<EmbeddingList> {
    return this.connection.ask((client, call) => client.createEmbedding(body, call), options);
  }
}
