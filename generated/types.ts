// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
/**
 * Problem under /v1/
 *
 * The body of every error under `/v1/`: the gateway's own fields, and the fields that the SDKs of the messages and the
 * chat-completions interface expect, so that both raise their own error classes.
 */
export type ProblemV1 = {
    /** Always `FAILED`. */
    status: "FAILED";
    /** What went wrong, in a sentence; for a parameter error it names the parameter and the rule. */
    message: string;
    /** Details of the error for programs. */
    data?: ProblemData;
    /** Always `error`, as the messages interface has it. */
    type: "error";
    /** The error in the format of the SDKs. */
    error: {
        /**
         * The type of the error: `invalid_request_error`, `authentication_error`, `billing_error`, `permission_error`,
         * `not_found_error`, `request_too_large`, `rate_limit_error`, `api_error`, `overloaded_error` (also with 502) or
         * `timeout_error`. If an upstream rejects a request, its own type, or the
         * counterpart in the caller's interface.
         */
        type: string;
        /**
         * The first broken rule, or the reason, in a word; `server_is_overloaded` with 502 if an upstream is
         * overloaded. If an upstream rejects a request, its own code, such as `context_length_exceeded`.
         */
        code: string | null;
        /** The first parameter that is wrong. */
        param: string | null;
        /** The same sentence as `message`. */
        message: string;
        /**
         * Details of an upstream of the messages interface that rejects a conversation: its `error_code` and what
         * belongs to it. The SDKs of the interface use them to decide what to do.
         */
        details?: {
            [key: string]: unknown;
        };
    };
    /**
     * The same as the `x-request-id` header.
     * @example 01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35
     */
    request_id: string;
};
/**
 * Event of a message stream
 *
 * One event of a streamed message. Each is sent with its `type` as the `event:` line, in this order:
 * `message_start`; for each block `content_block_start`, deltas, `content_block_stop`; `message_delta`;
 * `message_stop`. `ping` may come anywhere. An `error` ends the stream.
 */
export type MessageStreamEvent = {
    /** Always `message_start`. */
    type: "message_start";
    /** A model response, in the format of the messages interface. */
    message: Message;
} | {
    /** Always `content_block_start`. */
    type: "content_block_start";
    /** The index of the block, from 0. */
    index: number;
    /**
     * A content block that the model generated. Its further fields depend on `type` and are those of the messages
     * interface.
     */
    content_block: MessageBlock;
} | {
    /** Always `content_block_delta`. */
    type: "content_block_delta";
    /** The index of the block, from 0. */
    index: number;
    /** What is added to the block. */
    delta: {
        /** The kind of delta, for example `text_delta`. */
        type: string;
        /** The next piece of text. */
        text?: string;
        /** The next piece of the tool's input, as JSON. */
        partial_json?: string;
        /** The next piece of the model's thinking. */
        thinking?: string;
        /** The signature of a `thinking` block, to send back with it. */
        signature?: string;
    } & {
        [key: string]: unknown;
    };
} | {
    /** Always `content_block_stop`. */
    type: "content_block_stop";
    /** The index of the block, from 0. */
    index: number;
} | {
    /** Always `message_delta`. */
    type: "message_delta";
    /** What is added to the message. */
    delta: {
        /** Why the model stopped. */
        stop_reason?: string | null;
        /** The stop sequence that ended the response, if one did. */
        stop_sequence?: string | null;
    } & {
        [key: string]: unknown;
    };
    /** The tokens used so far. */
    usage: {
        /** Output tokens. */
        output_tokens: number;
    } & {
        [key: string]: unknown;
    };
} | {
    /** Always `message_stop`. */
    type: "message_stop";
} | {
    /** Always `ping`. */
    type: "ping";
} | {
    /** Always `error`. */
    type: "error";
    /** What went wrong. */
    error: {
        /** The type of the error. */
        type: string;
        /** What went wrong, in a sentence. */
        message: string;
        /** Further details from an upstream of this interface. */
        details?: {
            [key: string]: unknown;
        };
    };
    /** The same sentence, in the place where every error has it. */
    message?: string;
    /** The same as the `x-request-id` header. */
    request_id?: string;
};
/**
 * Event of a response stream
 *
 * One event of a streamed response. Each is sent with its `type` as the `event:` line: first `response.created` and
 * `response.in_progress`; then, for each item, `response.output_item.added`, its pieces, and
 * `response.output_item.done`; last the complete response in `response.completed`, `response.incomplete` or
 * `response.failed`. An upstream that speaks the interface may send further events in between. A stream that is cut
 * off ends with an `error`, followed by `response.failed`, whose `error` says the same.
 */
export type ResponseStreamEvent = {
    /** The state of the response. */
    type: "response.created" | "response.in_progress" | "response.completed" | "response.incomplete" | "response.failed";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** A model response, in the format of the responses interface. */
    response: ModelResponse;
} | {
    /** Whether it begins or ends. */
    type: "response.output_item.added" | "response.output_item.done";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The index of the output item, from 0. */
    output_index: number;
    /**
     * An output item of the model: a message, a function call, or its reasoning. Its further fields depend on `type` and
     * are those of the responses interface.
     */
    item: ResponseItem;
} | {
    /** Whether it begins or ends. */
    type: "response.content_part.added" | "response.content_part.done";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The identifier of the item that it belongs to. */
    item_id?: string;
    /** The index of the output item, from 0. */
    output_index: number;
    /** The index of the content part, from 0. */
    content_index: number;
    /** A content block. Its further fields depend on `type` and are those of the upstream's interface. */
    part: ContentBlock;
} | {
    /** Always `response.output_text.delta`. */
    type: "response.output_text.delta";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The identifier of the item that it belongs to. */
    item_id?: string;
    /** The index of the output item, from 0. */
    output_index: number;
    /** The index of the content part, from 0. */
    content_index: number;
    /** The next piece of text. */
    delta: string;
} | {
    /** Always `response.output_text.done`. */
    type: "response.output_text.done";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The identifier of the item that it belongs to. */
    item_id?: string;
    /** The index of the output item, from 0. */
    output_index: number;
    /** The index of the content part, from 0. */
    content_index: number;
    /** The text. */
    text: string;
} | {
    /** Always `response.refusal.delta`. */
    type: "response.refusal.delta";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The identifier of the item that it belongs to. */
    item_id?: string;
    /** The index of the output item, from 0. */
    output_index: number;
    /** The index of the content part, from 0. */
    content_index: number;
    /** The next piece of the refusal. */
    delta: string;
} | {
    /** Always `response.refusal.done`. */
    type: "response.refusal.done";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The identifier of the item that it belongs to. */
    item_id?: string;
    /** The index of the output item, from 0. */
    output_index: number;
    /** The index of the content part, from 0. */
    content_index: number;
    /** The refusal. */
    refusal: string;
} | {
    /** Always `response.function_call_arguments.delta`. */
    type: "response.function_call_arguments.delta";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The identifier of the item that it belongs to. */
    item_id?: string;
    /** The index of the output item, from 0. */
    output_index: number;
    /** The next piece of the arguments, as JSON. */
    delta: string;
} | {
    /** Always `response.function_call_arguments.done`. */
    type: "response.function_call_arguments.done";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The identifier of the item that it belongs to. */
    item_id?: string;
    /** The index of the output item, from 0. */
    output_index: number;
    /** The arguments, as JSON. */
    arguments: string;
} | {
    /** Always `response.custom_tool_call_input.delta`. */
    type: "response.custom_tool_call_input.delta";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The identifier of the item that it belongs to. */
    item_id?: string;
    /** The index of the output item, from 0. */
    output_index: number;
    /** The next piece of the input, in the tool's format. */
    delta: string;
} | {
    /** Always `response.custom_tool_call_input.done`. */
    type: "response.custom_tool_call_input.done";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The identifier of the item that it belongs to. */
    item_id?: string;
    /** The index of the output item, from 0. */
    output_index: number;
    /** The input, in the tool's format. */
    input: string;
} | {
    /** Whether it begins or ends. */
    type: "response.reasoning_summary_part.added" | "response.reasoning_summary_part.done";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The identifier of the item that it belongs to. */
    item_id?: string;
    /** The index of the output item, from 0. */
    output_index: number;
    /** The index of the summary part, from 0. */
    summary_index: number;
    /** A content block. Its further fields depend on `type` and are those of the upstream's interface. */
    part: ContentBlock;
} | {
    /** Always `response.reasoning_summary_text.delta`. */
    type: "response.reasoning_summary_text.delta";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The identifier of the item that it belongs to. */
    item_id?: string;
    /** The index of the output item, from 0. */
    output_index: number;
    /** The index of the summary part, from 0. */
    summary_index: number;
    /** The next piece of the reasoning summary. */
    delta: string;
} | {
    /** Always `response.reasoning_summary_text.done`. */
    type: "response.reasoning_summary_text.done";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The identifier of the item that it belongs to. */
    item_id?: string;
    /** The index of the output item, from 0. */
    output_index: number;
    /** The index of the summary part, from 0. */
    summary_index: number;
    /** The reasoning summary. */
    text: string;
} | {
    /** Always `error`. */
    type: "error";
    /** The sequence number of the event, from 0. */
    sequence_number?: number;
    /** The type of the error. */
    code?: string | null;
    /** What went wrong, in a sentence. */
    message: string;
    /** The parameter that is wrong, if it is one. */
    param?: string | null;
    /** The same error with its type, where the SDKs of the interface look for it. */
    error?: {
        [key: string]: unknown;
    };
};
/**
 * Chunk of a chat completion
 *
 * One event of a streamed chat completion. The stream ends with `data: [DONE]`. A stream that is cut off ends with a
 * chunk that has `error` instead.
 */
export type ChatCompletionChunk = ({
    /** The identifier of the completion, the same in each chunk. */
    id: string;
    /** Always `chat.completion.chunk`. */
    object: "chat.completion.chunk";
    /** When it was created, in Unix seconds. */
    created: number;
    /** The model that answers. */
    model: string;
    /** The next pieces of the answers; empty in the chunk with the usage. */
    choices: ({
        /** The index of the answer, from 0. */
        index: number;
        /** What is added to the answer. */
        delta: {
            /** The role of the author; in the first chunk. */
            role?: string;
            /** The next piece of text. */
            content?: string | null;
            /** The next piece of the refusal, if the model refuses. */
            refusal?: string | null;
            /** The next pieces of the tool calls. */
            tool_calls?: ChatToolCallPiece[] | null;
        } & {
            [key: string]: unknown;
        };
        /** Log probabilities of the tokens, if requested. */
        logprobs?: {
            [key: string]: unknown;
        } | null;
        /** Why the model stopped; in the last chunk. */
        finish_reason?: string | null;
    } & {
        [key: string]: unknown;
    })[];
    /** The tokens used, in the last chunk if requested. */
    usage?: ChatUsage | null;
} & {
    [key: string]: unknown;
}) | {
    /** What went wrong. */
    error: {
        /** What went wrong, in a sentence. */
        message: string;
        /** The type of the error. */
        type: string;
        /** The parameter that is wrong, if it is one. */
        param?: string | null;
    } & {
        [key: string]: unknown;
    };
};
/**
 * Event of a streamed image
 *
 * One event of a streamed image generation. Each is sent with its `type` as the `event:` line: first the partial
 * images, if any, and the finished image last. If the generation fails, an `error` event ends the stream instead, with
 * the same content as an error response, where the SDKs of the public interface look for it.
 */
export type ImageStreamEvent = {
    /** Always `image_generation.partial_image`. */
    type: "image_generation.partial_image";
    /** The image, as a complete file in Base64. */
    b64_json: StreamedPicture;
    /** When it was created, in Unix seconds. */
    created_at: StreamedPictureTime;
    /** Width and height in pixels, such as `1536x1024`; the requested size if the upstream does not say. */
    size: StreamedPictureSize;
    /** The quality of the image; the requested quality if the upstream does not say. */
    quality: StreamedPictureQuality;
    /** Whether the background is transparent; the requested background if the upstream does not say. */
    background: StreamedPictureBackground;
    /** The file format of the image. */
    output_format: StreamedPictureFormat;
    /** The index of the partial image, from 0. */
    partial_image_index: number;
} | {
    /** Always `image_generation.completed`. */
    type: "image_generation.completed";
    /** The image, as a complete file in Base64. */
    b64_json: StreamedPicture;
    /** When it was created, in Unix seconds. */
    created_at: StreamedPictureTime;
    /** Width and height in pixels, such as `1536x1024`; the requested size if the upstream does not say. */
    size: StreamedPictureSize;
    /** The quality of the image; the requested quality if the upstream does not say. */
    quality: StreamedPictureQuality;
    /** Whether the background is transparent; the requested background if the upstream does not say. */
    background: StreamedPictureBackground;
    /** The file format of the image. */
    output_format: StreamedPictureFormat;
    /** The prompt that the model used, if the upstream tells it. */
    revised_prompt?: StreamedPicturePrompt;
    /**
     * The tokens that the operation used, as the upstream counts them. All numbers are 0 if it tells none; in a response
     * with generated images the field is absent then.
     */
    usage: ImageUsage;
} | ProblemV1;
/**
 * Event of a streamed edit
 *
 * One event of a streamed image edit. Each is sent with its `type` as the `event:` line: first the partial images, if
 * any, and the finished image last. If the edit fails, an `error` event ends the stream instead, with the same content
 * as an error response, where the SDKs of the public interface look for it.
 */
export type EditStreamEvent = {
    /** Always `image_edit.partial_image`. */
    type: "image_edit.partial_image";
    /** The image, as a complete file in Base64. */
    b64_json: StreamedPicture;
    /** When it was created, in Unix seconds. */
    created_at: StreamedPictureTime;
    /** Width and height in pixels, such as `1536x1024`; the requested size if the upstream does not say. */
    size: StreamedPictureSize;
    /** The quality of the image; the requested quality if the upstream does not say. */
    quality: StreamedPictureQuality;
    /** Whether the background is transparent; the requested background if the upstream does not say. */
    background: StreamedPictureBackground;
    /** The file format of the image. */
    output_format: StreamedPictureFormat;
    /** The index of the partial image, from 0. */
    partial_image_index: number;
} | {
    /** Always `image_edit.completed`. */
    type: "image_edit.completed";
    /** The image, as a complete file in Base64. */
    b64_json: StreamedPicture;
    /** When it was created, in Unix seconds. */
    created_at: StreamedPictureTime;
    /** Width and height in pixels, such as `1536x1024`; the requested size if the upstream does not say. */
    size: StreamedPictureSize;
    /** The quality of the image; the requested quality if the upstream does not say. */
    quality: StreamedPictureQuality;
    /** Whether the background is transparent; the requested background if the upstream does not say. */
    background: StreamedPictureBackground;
    /** The file format of the image. */
    output_format: StreamedPictureFormat;
    /** The prompt that the model used, if the upstream tells it. */
    revised_prompt?: StreamedPicturePrompt;
    /**
     * The tokens that the operation used, as the upstream counts them. All numbers are 0 if it tells none; in a response
     * with generated images the field is absent then.
     */
    usage: ImageUsage;
} | ProblemV1;
/**
 * Job
 *
 * The record of a job of any kind. `data.action` is the kind.
 */
export type JobRecord = VideoJobRecord | MusicJobRecord | ImageJobRecord;
/**
 * Event of all jobs
 *
 * The data of an event of the stream of all jobs: a job's record, or the note that everything up to now has been sent.
 */
export type JobsEvent = VideoJobRecord | MusicJobRecord | ImageJobRecord | CaughtUp;
/**
 * Preference
 *
 * One or more preferences, separated by commas (RFC 7240, section 2).
 */
export type Preference = string;
/** prompt must contain at least one character that is not white space. */
export type PromptNotBlank = {
    prompt?: string;
};
/**
 * Aspect ratio
 *
 * The aspect ratio of the video, width to height.
 * @default 16:9
 */
export type AspectRatio = "2:3" | "3:2" | "1:1" | "9:16" | "16:9";
/**
 * Reference image
 *
 * The address of an image, http or https, that the upstream fetches. Addresses in private networks are refused.
 */
export type ReferenceImage = string;
/**
 * Voice character
 *
 * A voice, by its identifier.
 */
export type VoiceCharacter = {
    /** The identifier of the voice. */
    voice_id: "carina" | "zagan" | "helix" | "orion" | "luna" | "iris" | "altair" | "zenith" | "perseus" | "helios" | "lux" | "kepler" | "rigel" | "cosmo" | "celeste" | "ursa" | "sirius" | "lumen" | "castor" | "naksh" | "atlas" | "ara" | "eve" | "leo" | "rex" | "sal";
};
/**
 * Voice characters
 *
 * Up to three voices that speak in the video.
 */
export type VoiceCharacters = VoiceCharacter[];
/**
 * Callback address
 *
 * The address, http or https, to which the job's record is posted when the job ends. If it is not set, get the record
 * with a request.
 */
export type CallbackAddress = string;
/**
 * Video request for vidx-imagine-video-1.5-fast
 *
 * The default model: 6 to 30 seconds, several reference images. 6 and 10 seconds are its standard
 * lengths. The model could follow a first and a last frame, which this interface does not offer.
 */
export type FastVideoRequest = {
    /**
     * The model that generates the video. Optional for this one, which is the default.
     * @default vidx-imagine-video-1.5-fast
     */
    model?: "vidx-imagine-video-1.5-fast";
    /** A text description of the video. */
    prompt: string;
    /**
     * The aspect ratio of the video, width to height.
     * @default 16:9
     */
    aspect_ratio?: AspectRatio;
    /**
     * Length in whole seconds, as text: 6 to 30, but not 7 or 11. The standard lengths are 6 and 10.
     * @default 10
     */
    video_length?: "6" | "8" | "9" | "10" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30";
    /**
     * The resolution, by the shorter side; 720p at 16:9 is 1280 x 720.
     * @default 720p
     */
    resolution_name?: "480p" | "720p";
    /** The addresses of reference images. */
    refer_images?: ReferenceImage[];
    /** Up to three voices that speak in the video. */
    reference_audios?: VoiceCharacters;
    /**
     * The address, http or https, to which the job's record is posted when the job ends. If it is not set, get the record
     * with a request.
     */
    hook_url?: CallbackAddress;
};
/**
 * Video request for vidx-imagine-video
 *
 * 1 to 15 seconds at 720p; with several reference images at most 10 seconds.
 */
export type PlainVideoRequest = {
    /** The model that generates the video. */
    model: "vidx-imagine-video";
    /** A text description of the video. */
    prompt: string;
    /**
     * The aspect ratio of the video, width to height.
     * @default 16:9
     */
    aspect_ratio?: AspectRatio;
    /**
     * Length in whole seconds, as text, 1 to 15; at most 10 with several reference images.
     * @default 10
     */
    video_length?: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15";
    /**
     * The resolution, by the shorter side. This model generates 720p only.
     * @default 720p
     */
    resolution_name?: "720p";
    /** The addresses of reference images. */
    refer_images?: ReferenceImage[];
    /** Up to three voices that speak in the video. */
    reference_audios?: VoiceCharacters;
    /**
     * The address, http or https, to which the job's record is posted when the job ends. If it is not set, get the record
     * with a request.
     */
    hook_url?: CallbackAddress;
};
/**
 * Video request for vidx-imagine-video-1.5
 *
 * 1 to 15 seconds, up to 1080p, from exactly one reference image.
 */
export type OneImageVideoRequest = {
    /** The model that generates the video. */
    model: "vidx-imagine-video-1.5";
    /** A text description of the video. */
    prompt: string;
    /**
     * The aspect ratio of the video, width to height.
     * @default 16:9
     */
    aspect_ratio?: AspectRatio;
    /**
     * Length in whole seconds, as text, 1 to 15.
     * @default 10
     */
    video_length?: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15";
    /**
     * The resolution, by the shorter side; 720p at 16:9 is 1280 x 720.
     * @default 720p
     */
    resolution_name?: "480p" | "720p" | "1080p";
    /** The address of the image that the video starts from. */
    refer_images: ReferenceImage[];
    /** Up to three voices that speak in the video. */
    reference_audios?: VoiceCharacters;
    /**
     * The address, http or https, to which the job's record is posted when the job ends. If it is not set, get the record
     * with a request.
     */
    hook_url?: CallbackAddress;
};
/**
 * Video request
 *
 * The video to create. Which parameters and values are accepted depends on `model`. A parameter that is `null` counts as
 * not set.
 */
export type CreateVideoRequest = FastVideoRequest | PlainVideoRequest | OneImageVideoRequest;
/**
 * Video job created
 *
 * The job is created.
 */
export type VideoAccepted = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The job that was created. */
    data: {
        /** The identifier of the job, for `GET /vidx/fetch`. */
        jobId: string;
    };
};
/**
 * Amount
 *
 * Units of quota, as decimal text with at most six decimals.
 */
export type Amount = string;
/**
 * Line of a price
 *
 * A quantity, its unit price, and the amount.
 */
export type PriceLine = {
    /** What is counted. The price of tokens is per million. */
    unit: "second" | "song" | "image" | "request" | "input-token" | "cached-input-token" | "cache-write-token" | "long-cache-write-token" | "output-token";
    /** The size of the generated images in pixels, if the price depends on it. */
    size?: string;
    /** The quality of the generated images, if the price depends on it. */
    quality?: string;
    /** The quantity. */
    quantity: number;
    /** The price of one, or of a million tokens. */
    price: Amount;
    /** The amount; reduced if the request would cost more than the maximum. */
    units: Amount;
};
/**
 * Time
 *
 * ISO 8601 in UTC.
 *
 * Format: date-time
 */
export type Timestamp = string;
/**
 * What a key may still spend
 *
 * The one of the daily and the monthly limit in units that has less left. Keys that were rotated share it.
 */
export type KeyAllowance = {
    /** The period of the limit, in UTC. */
    period: "day" | "month";
    /** What the key can spend in the period. */
    limit: Amount;
    /** What is left of that, without what is reserved for work in progress. */
    left: Amount;
    /** When the next period begins and the limit is reset. */
    resetsAt: Timestamp;
};
/**
 * Quote
 *
 * The price of a request. Nothing was done, and nothing is charged.
 */
export type Quote = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The price. */
    data: {
        /** The operation of the request. */
        operation: string;
        /** The model of the request, if the operation takes one. */
        model?: string;
        /** The price rule that applies. */
        rule: string;
        /** The lines of the price. */
        lines: PriceLine[];
        /** The price of the request; the maximum if it is not known in advance. */
        units: Amount;
        /** The minimum price, if the model chooses the size or quality of an image and the price depends on it. */
        least?: Amount;
        /**
         * Whether the price is only known at the end. Input tokens are estimated, and the maximum of output tokens is
         * assumed; if the model chooses the size or quality of an image, the most expensive one is assumed.
         */
        isEstimate: boolean;
        /** The units of quota that the account can spend. */
        balance: Amount;
        /** What the key of the request can still spend; absent if it is not limited in units. */
        key?: KeyAllowance;
    };
};
/**
 * Violation
 *
 * One broken rule.
 */
export type Violation = {
    /** The parameter, as a path into the request such as `reference_audios[0].voice_id`. Empty for the body as a whole. */
    parameter: string;
    /** The stable identifier of the rule in this contract. */
    rule: string;
    /** The rule in a sentence. */
    message: string;
    /** The accepted values, if they can be listed. */
    allowed?: unknown[];
};
/**
 * Problem data
 *
 * Details of the error for programs.
 */
export type ProblemData = {
    /** All rules that the request breaks, for a 400. */
    violations?: Violation[];
    /** The smallest change that makes the request valid, if there is one: a JSON merge patch (RFC 7396) for its body. */
    suggestion?: {
        [key: string]: unknown;
    };
    /** What caused the failure, if the status alone does not say. */
    reason?: "moderation" | "upstream" | "timeout";
    /**
     * The code of the error, if the status alone does not say what it is: `idempotency_key_reused` and
     * `idempotency_key_in_use` are both 409, and only the second is temporary. A 401 has no `data`: its codes,
     * `invalid_api_key` and `account_not_activated`, are in `error.code` under `/v1/`, and nowhere else. Codes may be
     * added.
     */
    code?: "account_not_activated" | "account_suspended" | "already_member" | "asked_ahead" | "body" | "csrf_token" | "idempotency_key_in_use" | "idempotency_key_reused" | "insufficient_quota" | "invalid_api_key" | "invitation_required" | "job_ended" | "key_not_live" | "key_quota_exhausted" | "last_owner" | "model_not_allowed" | "model_not_found" | "model_not_priced" | "moderation" | "operation_not_allowed" | "operators_only" | "owners_only" | "previous_response_not_found" | "rate_limit_exceeded" | "sign_up_closed" | "too_many_invitations" | "too_many_keys" | "too_many_samples";
    /** The parameter that the error is about, if no violation names it. */
    parameter?: string;
    /**
     * What a rejection of images by moderation cost, in units of quota; `0` if it was free. The record of a job has its
     * own `quota`.
     */
    quota?: string;
    /** The units of quota that the account can spend, for a 402. */
    balance?: string;
    /** The price of the request in units of quota, for a 402. */
    price?: string;
    /**
     * The limit of the key per day or month, in units of quota, for a 402 with the code `key_quota_exhausted`: the
     * account may have more, and whoever manages its keys can raise the limit. A 402 with `insufficient_quota` is about the
     * balance.
     */
    limit?: string;
    /** What is left of the limit of the key, for a 402 with the code `key_quota_exhausted`. */
    left?: string;
    /** When the limit of the key is reset, for a 402 with the code `key_quota_exhausted`. */
    resetsAt?: Timestamp;
};
/**
 * Problem
 *
 * The body of every error.
 */
export type Problem = {
    /** Always `FAILED`. */
    status: "FAILED";
    /** What went wrong, in a sentence; for a parameter error it names the parameter and the rule. */
    message: string;
    /** Details of the error for programs. */
    data?: ProblemData;
};
/**
 * Progress
 *
 * The progress of the job in percent, as text.
 */
export type JobProgress = string;
/**
 * Quota
 *
 * The cost in units of quota, as decimal text. For a job in progress, the units that are reserved for it.
 */
export type Quota = string;
/**
 * Video job data
 *
 * The details of a video job.
 */
export type VideoJobData = {
    /** The identifier of the job. */
    jobId: string;
    /** The kind of job, `video`. */
    action: "video";
    /** The progress of the job in percent, as text. */
    progress: JobProgress;
    /** The model that generates the video. */
    model: string;
    /** The identifier of the finished video. */
    videoId?: string;
    /** The prompt given. */
    prompt: string;
    /** The requested aspect ratio. */
    aspectRatio: string;
    /** The requested length in seconds, as text. A shorter video is charged by its own length, `duration`. */
    videoLength: string;
    /**
     * The length of the finished video in seconds, as decimal text: as the upstream reports it, else as the headers of
     * the file tell it. Missing if neither does.
     */
    duration?: string;
    /** The requested resolution. */
    resolutionName: string;
    /** The reference images given. */
    referImages: string[];
    /**
     * The address of the video, once the job has succeeded.
     *
     * Format: uri
     */
    videoUrl?: string;
    /**
     * The address of a cover image, once the job has succeeded, if there is one.
     *
     * Format: uri
     */
    coverUrl?: string;
    /** The cost in units of quota, as decimal text. For a job in progress, the units that are reserved for it. */
    quota: Quota;
    /** The callback address given. */
    hookUrl?: string;
    /** When the job was created. */
    createdAt: Timestamp;
    /** When the job ended. */
    finishTime?: Timestamp;
};
/**
 * Video job under way
 *
 * The video job is waiting or running.
 */
export type VideoJobOnQueue = {
    /** Always `ON_QUEUE`. */
    status: "ON_QUEUE";
    /** The state in a sentence. */
    message: string;
    /** The identifier of the job. */
    jobId: string;
    /** The details of the job. */
    data: VideoJobData;
};
/**
 * Video job done
 *
 * The video job has succeeded.
 */
export type VideoJobSucceeded = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The identifier of the job. */
    jobId: string;
    /** The details of the job. */
    data: WithRequired<VideoJobData, "videoId" | "videoUrl" | "finishTime">;
};
/**
 * Reason of a failure
 *
 * Why the job failed.
 */
export type FailureReason = "moderation" | "upstream" | "timeout" | "cancelled";
/**
 * Video job failed
 *
 * The video job has failed and will not be retried.
 */
export type VideoJobFailed = {
    /** Always `FAILED`. */
    status: "FAILED";
    /** Why it failed, in a sentence. */
    message: string;
    /** The identifier of the job. */
    jobId: string;
    /** The details of the job. */
    data: VideoJobData & {
        /** Why the job failed. */
        reason: FailureReason;
    };
};
/**
 * Video job
 *
 * The state of a video job and, once it has succeeded, its video: the body of responses and of the callback. `status`
 * tells which of the three states it is in; the last two are final.
 */
export type VideoJobRecord = VideoJobOnQueue | VideoJobSucceeded | VideoJobFailed;
/**
 * Prompt for imgy-2
 *
 * A text description of the image, up to 1000 characters.
 */
export type Imgy2Prompt = string;
/**
 * Background, fixed
 *
 * Whether the background is transparent. Only imgx-image-1 offers a choice.
 * @default auto
 */
export type FixedBackground = "auto";
/**
 * Moderation, fixed
 *
 * How strictly content is filtered. Only imgx-image-1 offers a choice.
 * @default auto
 */
export type FixedModeration = "auto";
/**
 * Number of images
 *
 * The number of images, 1 to 10.
 * @default 1
 */
export type ImageCount = number;
/**
 * Compression, fixed
 *
 * The compression level in percent. Only imgx-image-1 offers a choice.
 * @default 100
 */
export type FixedOutputCompression = 100;
/**
 * Output format, fixed
 *
 * The file format of the images. Only imgx-image-1 offers a choice.
 * @default png
 */
export type FixedOutputFormat = "png";
/**
 * Quality of imgy-2
 *
 * The quality of the image. This model has one, which `auto` picks.
 * @default auto
 */
export type Imgy2Quality = "auto" | "standard";
/**
 * Response format
 *
 * The form in which images are returned: as addresses, valid for 60 minutes, or as Base64. The default is an
 * address.
 * @default url
 */
export type ResponseFormat = "url" | "b64_json";
/**
 * Size for imgy-2
 *
 * Width and height in pixels. With `auto` the model chooses, and the price is that of the size it generates.
 * @default auto
 */
export type Imgy2Size = "256x256" | "512x512" | "1024x1024" | "auto";
/**
 * User
 *
 * An identifier of the end user that means nothing to others. It is passed on to upstreams whose interface has such
 * a field, which may use it to detect abuse; it does not change the image.
 */
export type ImageUser = string;
/**
 * Stream, fixed
 *
 * Only imgx-image-1 can show an image while it is generated.
 * @default false
 */
export type WholeImages = false;
/**
 * Partial images, fixed
 *
 * Only imgx-image-1 can show an image while it is generated.
 * @default 0
 */
export type NoPartialImages = 0;
/**
 * The address, http or https, to which the job's record is posted when the job ends. Only for a job, which the
 * header `Prefer: respond-async` asks for.
 */
export type ImageCallback = string;
/**
 * Image request for imgy-2
 *
 * The default model. Prompts up to 1000 characters, square images.
 */
export type Imgy2ImageRequest = {
    /** A text description of the image, up to 1000 characters. */
    prompt: Imgy2Prompt;
    /**
     * The model. Optional for this one, which is the default.
     * @default imgy-2
     */
    mode?: "imgy-2";
    /**
     * Whether the background is transparent. Only imgx-image-1 offers a choice.
     * @default auto
     */
    background?: FixedBackground;
    /**
     * How strictly content is filtered. Only imgx-image-1 offers a choice.
     * @default auto
     */
    moderation?: FixedModeration;
    /**
     * The number of images, 1 to 10.
     * @default 1
     */
    n?: ImageCount;
    /**
     * The compression level in percent. Only imgx-image-1 offers a choice.
     * @default 100
     */
    output_compression?: FixedOutputCompression;
    /**
     * The file format of the images. Only imgx-image-1 offers a choice.
     * @default png
     */
    output_format?: FixedOutputFormat;
    /**
     * The quality of the image. This model has one, which `auto` picks.
     * @default auto
     */
    quality?: Imgy2Quality;
    /**
     * The form in which images are returned: as addresses, valid for 60 minutes, or as Base64. The default is an
     * address.
     * @default url
     */
    response_format?: ResponseFormat;
    /**
     * Width and height in pixels. With `auto` the model chooses, and the price is that of the size it generates.
     * @default auto
     */
    size?: Imgy2Size;
    /**
     * An identifier of the end user that means nothing to others. It is passed on to upstreams whose interface has such
     * a field, which may use it to detect abuse; it does not change the image.
     */
    user?: ImageUser;
    /**
     * Only imgx-image-1 can show an image while it is generated.
     * @default false
     */
    stream?: WholeImages;
    /**
     * Only imgx-image-1 can show an image while it is generated.
     * @default 0
     */
    partial_images?: NoPartialImages;
    /**
     * The address, http or https, to which the job's record is posted when the job ends. Only for a job, which the
     * header `Prefer: respond-async` asks for.
     */
    hook_url?: ImageCallback;
};
/** background transparent needs output_format png or webp. */
export type TransparentBackgroundFormat = unknown;
/** output_compression below 100 needs output_format webp or jpeg of imgx-image-1. */
export type OutputCompressionFormat = unknown;
/** partial_images above 0 needs stream true. */
export type PartialImagesStream = unknown;
/** stream true creates one image, so n must be 1. */
export type StreamedImageCount = unknown;
/**
 * Prompt for imgx-image-1
 *
 * A text description of the image, up to 32000 characters.
 */
export type ImgxPrompt = string;
/**
 * Background
 *
 * Whether the background is transparent. With `auto` the model chooses; `transparent` needs `output_format` png or
 * webp.
 * @default auto
 */
export type ImgxBackground = "transparent" | "opaque" | "auto";
/**
 * Moderation
 *
 * How strictly content is filtered; `low` is less strict.
 * @default auto
 */
export type ImgxModeration = "low" | "auto";
/**
 * Compression
 *
 * The compression level in percent, for webp and jpeg output; 100 keeps the most detail.
 * @default 100
 */
export type OutputCompression = number;
/**
 * Output format
 *
 * The file format of the images.
 * @default png
 */
export type OutputFormat = "png" | "jpeg" | "webp";
/**
 * Quality of imgx-image-1
 *
 * The quality of the image. `auto` picks the best.
 * @default auto
 */
export type ImgxQuality = "auto" | "high" | "medium" | "low";
/**
 * Response format, fixed
 *
 * The form in which images are returned. This model returns Base64 only.
 * @default b64_json
 */
export type Base64Format = "b64_json";
/**
 * Size for imgx-image-1
 *
 * Width and height in pixels. With `auto` the model chooses, and the price is that of the size it generates.
 * @default auto
 */
export type ImgxSize = "1024x1024" | "1536x1024" | "1024x1536" | "auto";
/**
 * Stream
 *
 * Whether to show the image while it is generated: the response is then server-sent events, and the last one has the
 * finished image.
 * @default false
 */
export type ImgxStream = boolean;
/**
 * Partial images
 *
 * The number of partial images before the finished one, 0 to 3. They are free. There are fewer if the image is
 * finished sooner, and none if the upstream has none.
 * @default 0
 */
export type ImgxPartialImages = number;
/**
 * Image request for imgx-image-1
 *
 * Prompts up to 32000 characters, a choice of format, compression and background; always Base64. Slow:
 * the alternate address is recommended.
 */
export type ImgxImageRequest = {
    /** A text description of the image, up to 32000 characters. */
    prompt: ImgxPrompt;
    /** The model. */
    mode: "imgx-image-1";
    /**
     * Whether the background is transparent. With `auto` the model chooses; `transparent` needs `output_format` png or
     * webp.
     * @default auto
     */
    background?: ImgxBackground;
    /**
     * How strictly content is filtered; `low` is less strict.
     * @default auto
     */
    moderation?: ImgxModeration;
    /**
     * The number of images, 1 to 10.
     * @default 1
     */
    n?: ImageCount;
    /**
     * The compression level in percent, for webp and jpeg output; 100 keeps the most detail.
     * @default 100
     */
    output_compression?: OutputCompression;
    /**
     * The file format of the images.
     * @default png
     */
    output_format?: OutputFormat;
    /**
     * The quality of the image. `auto` picks the best.
     * @default auto
     */
    quality?: ImgxQuality;
    /**
     * The form in which images are returned. This model returns Base64 only.
     * @default b64_json
     */
    response_format?: Base64Format;
    /**
     * Width and height in pixels. With `auto` the model chooses, and the price is that of the size it generates.
     * @default auto
     */
    size?: ImgxSize;
    /**
     * An identifier of the end user that means nothing to others. It is passed on to upstreams whose interface has such
     * a field, which may use it to detect abuse; it does not change the image.
     */
    user?: ImageUser;
    /**
     * Whether to show the image while it is generated: the response is then server-sent events, and the last one has the
     * finished image.
     * @default false
     */
    stream?: ImgxStream;
    /**
     * The number of partial images before the finished one, 0 to 3. They are free. There are fewer if the image is
     * finished sooner, and none if the upstream has none.
     * @default 0
     */
    partial_images?: ImgxPartialImages;
    /**
     * The address, http or https, to which the job's record is posted when the job ends. Only for a job, which the
     * header `Prefer: respond-async` asks for.
     */
    hook_url?: ImageCallback;
};
/**
 * Prompt for imgy-3
 *
 * A text description of the image, up to 4000 characters.
 */
export type Imgy3Prompt = string;
/**
 * Number of images, fixed
 *
 * The number of images. This model generates one at a time.
 * @default 1
 */
export type OneImage = 1;
/**
 * Quality of imgy-3
 *
 * The quality of the image. `auto` picks the best.
 * @default auto
 */
export type Imgy3Quality = "auto" | "hd" | "standard";
/**
 * Size for imgy-3
 *
 * Width and height in pixels. With `auto` the model chooses, and the price is that of the size it generates.
 * @default auto
 */
export type Imgy3Size = "1024x1024" | "1792x1024" | "1024x1792" | "auto";
/**
 * Style
 *
 * The style of the image: vivid images are dramatic, natural ones restrained. If it is not set, the model chooses.
 */
export type Style = "vivid" | "natural";
/**
 * Image request for imgy-3
 *
 * One image per request, prompts up to 4000 characters, wide and tall formats, two styles.
 */
export type Imgy3ImageRequest = {
    /** A text description of the image, up to 4000 characters. */
    prompt: Imgy3Prompt;
    /** The model. */
    mode: "imgy-3";
    /**
     * Whether the background is transparent. Only imgx-image-1 offers a choice.
     * @default auto
     */
    background?: FixedBackground;
    /**
     * How strictly content is filtered. Only imgx-image-1 offers a choice.
     * @default auto
     */
    moderation?: FixedModeration;
    /**
     * The number of images. This model generates one at a time.
     * @default 1
     */
    n?: OneImage;
    /**
     * The compression level in percent. Only imgx-image-1 offers a choice.
     * @default 100
     */
    output_compression?: FixedOutputCompression;
    /**
     * The file format of the images. Only imgx-image-1 offers a choice.
     * @default png
     */
    output_format?: FixedOutputFormat;
    /**
     * The quality of the image. `auto` picks the best.
     * @default auto
     */
    quality?: Imgy3Quality;
    /**
     * The form in which images are returned: as addresses, valid for 60 minutes, or as Base64. The default is an
     * address.
     * @default url
     */
    response_format?: ResponseFormat;
    /**
     * Width and height in pixels. With `auto` the model chooses, and the price is that of the size it generates.
     * @default auto
     */
    size?: Imgy3Size;
    /** The style of the image: vivid images are dramatic, natural ones restrained. If it is not set, the model chooses. */
    style?: Style;
    /**
     * An identifier of the end user that means nothing to others. It is passed on to upstreams whose interface has such
     * a field, which may use it to detect abuse; it does not change the image.
     */
    user?: ImageUser;
    /**
     * Only imgx-image-1 can show an image while it is generated.
     * @default false
     */
    stream?: WholeImages;
    /**
     * Only imgx-image-1 can show an image while it is generated.
     * @default 0
     */
    partial_images?: NoPartialImages;
    /**
     * The address, http or https, to which the job's record is posted when the job ends. Only for a job, which the
     * header `Prefer: respond-async` asks for.
     */
    hook_url?: ImageCallback;
};
/**
 * Image request
 *
 * The images to generate. Which parameters and values are accepted depends on `mode`, the model. A parameter that is
 * `null` counts as not set.
 */
export type CreateImageRequest = Imgy2ImageRequest | ImgxImageRequest | Imgy3ImageRequest;
/**
 * Image by address
 *
 * An image to download.
 */
export type ImageByAddress = {
    /**
     * The address of the image, valid for 60 minutes.
     *
     * Format: uri
     */
    url: string;
    /** The prompt that the model used. */
    revised_prompt: string;
};
/**
 * Image in Base64
 *
 * An image, inside the response.
 */
export type ImageInBase64 = {
    /** The file, in Base64. */
    b64_json: string;
    /** The prompt that the model used, if the upstream tells it. */
    revised_prompt?: string;
};
/**
 * Tokens of an image operation
 *
 * The tokens that the operation used, as the upstream counts them. All numbers are 0 if it tells none; in a response
 * with generated images the field is absent then.
 */
export type ImageUsage = {
    /** Tokens of the prompt and of source images. */
    input_tokens: number;
    /** The input tokens by kind. */
    input_tokens_details: {
        /** Tokens of source images. */
        image_tokens: number;
        /** Tokens of the prompt. */
        text_tokens: number;
    };
    /** Tokens of the generated images. */
    output_tokens: number;
    /** Input and output together. */
    total_tokens: number;
};
/**
 * Image result
 *
 * The generated images.
 */
export type ImageResult = {
    /** When they were created, in Unix seconds. */
    created: number;
    /**
     * One element for each image, an address or Base64 as `response_format` asks. There are fewer images than `n` if the
     * upstream keeps some back, as moderation does; only those that are here are charged.
     */
    data: (ImageByAddress | ImageInBase64)[];
    /**
     * The tokens that the operation used, as the upstream counts them. All numbers are 0 if it tells none; in a response
     * with generated images the field is absent then.
     */
    usage?: ImageUsage;
};
/**
 * Job accepted
 *
 * The job is created.
 */
export type JobAccepted = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The job that was created. */
    data: {
        /** The identifier of the job. */
        jobId: string;
    };
};
/**
 * Image of a job
 *
 * An image that a job has generated.
 */
export type ImageJobItem = {
    /**
     * The address of the image, valid for 24 to 30 hours from the lookup, event or callback (unless configured), but not
     * longer than the job is kept. A later lookup returns one that is valid longer.
     *
     * Format: uri
     */
    url: string;
    /** The prompt that the model used. */
    revisedPrompt: string;
};
/**
 * Image job data
 *
 * The details of an image job.
 */
export type ImageJobData = {
    /** The identifier of the job. */
    jobId: string;
    /** The kind of job, `image`. */
    action: "image";
    /** The progress of the job in percent, as text. */
    progress: JobProgress;
    /** The model that generates the images. */
    model: string;
    /** The prompt given. */
    prompt: string;
    /**
     * The images, once the job has succeeded. They are given as addresses, whatever `response_format` asks for.
     * There are fewer than `n` if the upstream keeps some back, as moderation does; only those that are here are charged.
     */
    images: ImageJobItem[];
    /**
     * The tokens that the operation used, as the upstream counts them. All numbers are 0 if it tells none; in a response
     * with generated images the field is absent then.
     */
    usage?: ImageUsage;
    /** The cost in units of quota, as decimal text. For a job in progress, the units that are reserved for it. */
    quota: Quota;
    /** The callback address given. */
    hookUrl?: string;
    /** When the job was created. */
    createdAt: Timestamp;
    /** When the job ended. */
    finishTime?: Timestamp;
};
/**
 * Image job under way
 *
 * The image job is waiting or running.
 */
export type ImageJobOnQueue = {
    /** Always `ON_QUEUE`. */
    status: "ON_QUEUE";
    /** The state in a sentence. */
    message: string;
    /** The identifier of the job. */
    jobId: string;
    /** The details of the job. */
    data: ImageJobData;
};
/**
 * Image job done
 *
 * The image job has succeeded.
 */
export type ImageJobSucceeded = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The identifier of the job. */
    jobId: string;
    /** The details of the job, with its images. */
    data: WithRequired<ImageJobData, "usage" | "finishTime">;
};
/**
 * Image job failed
 *
 * The image job has failed and will not be retried.
 */
export type ImageJobFailed = {
    /** Always `FAILED`. */
    status: "FAILED";
    /** Why it failed, in a sentence. */
    message: string;
    /** The identifier of the job. */
    jobId: string;
    /** The details of the job. */
    data: ImageJobData & {
        /** Why the job failed. */
        reason: FailureReason;
    };
};
/**
 * Image job
 *
 * The state of an image job and, once it has succeeded, its images: the body of responses and of the callback.
 * `status` tells which of the three states it is in; the last two are final.
 */
export type ImageJobRecord = ImageJobOnQueue | ImageJobSucceeded | ImageJobFailed;
/**
 * Image inside JSON
 *
 * A data URI, bare Base64, or an http or https address that the gateway fetches. It may be wrapped in
 * `{"image_url": …}`; identifiers of files, as in `{"file_id": …}`, are not accepted. A PNG file must not have data
 * after its end, because it could be a file of another type as well.
 */
export type Source = string;
/**
 * Image to edit with imgy-2
 *
 * One image, a square PNG of less than 4 MB (4,194,304 bytes), without data after its end.
 */
export type Imgy2Sources = Source[];
/**
 * Mask
 *
 * A PNG below 4 MB (4,194,304 bytes), with the width and height of the (first) image. Its fully transparent pixels
 * mark where to edit.
 */
export type Mask = string;
/**
 * Response format of an edit
 *
 * Both values are accepted; an edit returns Base64 in either case.
 */
export type EditResponseFormat = "url" | "b64_json";
/**
 * Image edit for imgy-2
 *
 * The default model. One square PNG, prompts up to 1000 characters.
 */
export type Imgy2EditRequest = {
    /** A text description of the image, up to 1000 characters. */
    prompt: Imgy2Prompt;
    /** One image, a square PNG of less than 4 MB (4,194,304 bytes), without data after its end. */
    image: Imgy2Sources;
    /**
     * A PNG below 4 MB (4,194,304 bytes), with the width and height of the (first) image. Its fully transparent pixels
     * mark where to edit.
     */
    mask?: Mask;
    /**
     * The model. Optional for this one, which is the default.
     * @default imgy-2
     */
    mode?: "imgy-2";
    /**
     * The number of images, 1 to 10.
     * @default 1
     */
    n?: ImageCount;
    /**
     * The compression level in percent. Only imgx-image-1 offers a choice.
     * @default 100
     */
    output_compression?: FixedOutputCompression;
    /**
     * The file format of the images. Only imgx-image-1 offers a choice.
     * @default png
     */
    output_format?: FixedOutputFormat;
    /**
     * The quality of the image. This model has one, which `auto` picks.
     * @default auto
     */
    quality?: Imgy2Quality;
    /** Both values are accepted; an edit returns Base64 in either case. */
    response_format?: EditResponseFormat;
    /**
     * Width and height in pixels. With `auto` the model chooses, and the price is that of the size it generates.
     * @default auto
     */
    size?: Imgy2Size;
    /**
     * An identifier of the end user that means nothing to others. It is passed on to upstreams whose interface has such
     * a field, which may use it to detect abuse; it does not change the image.
     */
    user?: ImageUser;
    /**
     * Only imgx-image-1 can show an image while it is generated.
     * @default false
     */
    stream?: WholeImages;
    /**
     * Only imgx-image-1 can show an image while it is generated.
     * @default 0
     */
    partial_images?: NoPartialImages;
    /**
     * The address, http or https, to which the job's record is posted when the job ends. Only for a job, which the
     * header `Prefer: respond-async` asks for.
     */
    hook_url?: ImageCallback;
};
/**
 * Images to edit with imgx-image-1
 *
 * 1 to 16 PNG, WebP or JPEG files below 25 MB (26,214,400 bytes) each; with several, a mask applies to the first.
 */
export type ImgxSources = Source[];
/**
 * Image edit for imgx-image-1
 *
 * 1 to 16 images in three formats, prompts up to 32000 characters. Slow: the alternate address is recommended.
 */
export type ImgxEditRequest = {
    /** A text description of the image, up to 32000 characters. */
    prompt: ImgxPrompt;
    /** 1 to 16 PNG, WebP or JPEG files below 25 MB (26,214,400 bytes) each; with several, a mask applies to the first. */
    image: ImgxSources;
    /**
     * A PNG below 4 MB (4,194,304 bytes), with the width and height of the (first) image. Its fully transparent pixels
     * mark where to edit.
     */
    mask?: Mask;
    /** The model. */
    mode: "imgx-image-1";
    /**
     * The number of images, 1 to 10.
     * @default 1
     */
    n?: ImageCount;
    /**
     * The compression level in percent, for webp and jpeg output; 100 keeps the most detail.
     * @default 100
     */
    output_compression?: OutputCompression;
    /**
     * The file format of the images.
     * @default png
     */
    output_format?: OutputFormat;
    /**
     * The quality of the image. `auto` picks the best.
     * @default auto
     */
    quality?: ImgxQuality;
    /**
     * The form in which images are returned. This model returns Base64 only.
     * @default b64_json
     */
    response_format?: Base64Format;
    /**
     * Width and height in pixels. With `auto` the model chooses, and the price is that of the size it generates.
     * @default auto
     */
    size?: ImgxSize;
    /**
     * An identifier of the end user that means nothing to others. It is passed on to upstreams whose interface has such
     * a field, which may use it to detect abuse; it does not change the image.
     */
    user?: ImageUser;
    /**
     * Whether to show the image while it is generated: the response is then server-sent events, and the last one has the
     * finished image.
     * @default false
     */
    stream?: ImgxStream;
    /**
     * The number of partial images before the finished one, 0 to 3. They are free. There are fewer if the image is
     * finished sooner, and none if the upstream has none.
     * @default 0
     */
    partial_images?: ImgxPartialImages;
    /**
     * The address, http or https, to which the job's record is posted when the job ends. Only for a job, which the
     * header `Prefer: respond-async` asks for.
     */
    hook_url?: ImageCallback;
};
/**
 * Image edit
 *
 * The images to edit and how, with the files inside the JSON. Which parameters and values are accepted depends on
 * `mode`, the model. A parameter that is `null` counts as not set.
 */
export type EditImageRequest = Imgy2EditRequest | ImgxEditRequest;
/**
 * File
 *
 * The content of a file.
 */
export type FilePart = Blob;
/**
 * Image to edit, as files with imgy-2
 *
 * One image, a square PNG of less than 4 MB (4,194,304 bytes).
 */
export type Imgy2FileParts = FilePart[];
/**
 * Mask, as a file
 *
 * A PNG below 4 MB (4,194,304 bytes), with the width and height of the (first) image. Its fully transparent pixels
 * mark where to edit.
 */
export type MaskPart = Blob;
/**
 * Image edit for imgy-2 as a form
 *
 * The default model. One square PNG, prompts up to 1000 characters.
 */
export type Imgy2EditForm = {
    /** A text description of the image, up to 1000 characters. */
    prompt: Imgy2Prompt;
    /** One image, a square PNG of less than 4 MB (4,194,304 bytes). */
    image: Imgy2FileParts;
    /**
     * A PNG below 4 MB (4,194,304 bytes), with the width and height of the (first) image. Its fully transparent pixels
     * mark where to edit.
     */
    mask?: MaskPart;
    /**
     * The model. Optional for this one, which is the default.
     * @default imgy-2
     */
    mode?: "imgy-2";
    /**
     * The number of images, 1 to 10.
     * @default 1
     */
    n?: ImageCount;
    /**
     * The compression level in percent. Only imgx-image-1 offers a choice.
     * @default 100
     */
    output_compression?: FixedOutputCompression;
    /**
     * The file format of the images. Only imgx-image-1 offers a choice.
     * @default png
     */
    output_format?: FixedOutputFormat;
    /**
     * The quality of the image. This model has one, which `auto` picks.
     * @default auto
     */
    quality?: Imgy2Quality;
    /** Both values are accepted; an edit returns Base64 in either case. */
    response_format?: EditResponseFormat;
    /**
     * Width and height in pixels. With `auto` the model chooses, and the price is that of the size it generates.
     * @default auto
     */
    size?: Imgy2Size;
    /**
     * An identifier of the end user that means nothing to others. It is passed on to upstreams whose interface has such
     * a field, which may use it to detect abuse; it does not change the image.
     */
    user?: ImageUser;
    /**
     * Only imgx-image-1 can show an image while it is generated.
     * @default false
     */
    stream?: WholeImages;
    /**
     * Only imgx-image-1 can show an image while it is generated.
     * @default 0
     */
    partial_images?: NoPartialImages;
    /**
     * The address, http or https, to which the job's record is posted when the job ends. Only for a job, which the
     * header `Prefer: respond-async` asks for.
     */
    hook_url?: ImageCallback;
};
/**
 * Images to edit, as files with imgx-image-1
 *
 * 1 to 16 PNG, WebP or JPEG files below 25 MB (26,214,400 bytes) each; with several, a mask applies to the first.
 */
export type ImgxFileParts = FilePart[];
/**
 * Image edit for imgx-image-1 as a form
 *
 * 1 to 16 images in three formats, prompts up to 32000 characters. Slow: the alternate address is recommended.
 */
export type ImgxEditForm = {
    /** A text description of the image, up to 32000 characters. */
    prompt: ImgxPrompt;
    /** 1 to 16 PNG, WebP or JPEG files below 25 MB (26,214,400 bytes) each; with several, a mask applies to the first. */
    image: ImgxFileParts;
    /**
     * A PNG below 4 MB (4,194,304 bytes), with the width and height of the (first) image. Its fully transparent pixels
     * mark where to edit.
     */
    mask?: MaskPart;
    /** The model. */
    mode: "imgx-image-1";
    /**
     * The number of images, 1 to 10.
     * @default 1
     */
    n?: ImageCount;
    /**
     * The compression level in percent, for webp and jpeg output; 100 keeps the most detail.
     * @default 100
     */
    output_compression?: OutputCompression;
    /**
     * The file format of the images.
     * @default png
     */
    output_format?: OutputFormat;
    /**
     * The quality of the image. `auto` picks the best.
     * @default auto
     */
    quality?: ImgxQuality;
    /**
     * The form in which images are returned. This model returns Base64 only.
     * @default b64_json
     */
    response_format?: Base64Format;
    /**
     * Width and height in pixels. With `auto` the model chooses, and the price is that of the size it generates.
     * @default auto
     */
    size?: ImgxSize;
    /**
     * An identifier of the end user that means nothing to others. It is passed on to upstreams whose interface has such
     * a field, which may use it to detect abuse; it does not change the image.
     */
    user?: ImageUser;
    /**
     * Whether to show the image while it is generated: the response is then server-sent events, and the last one has the
     * finished image.
     * @default false
     */
    stream?: ImgxStream;
    /**
     * The number of partial images before the finished one, 0 to 3. They are free. There are fewer if the image is
     * finished sooner, and none if the upstream has none.
     * @default 0
     */
    partial_images?: ImgxPartialImages;
    /**
     * The address, http or https, to which the job's record is posted when the job ends. Only for a job, which the
     * header `Prefer: respond-async` asks for.
     */
    hook_url?: ImageCallback;
};
/**
 * Image edit as a form
 *
 * The images to edit and how, with the files as parts of a form. Which parameters and values are accepted depends on
 * `mode`, the model.
 */
export type EditImageForm = Imgy2EditForm | ImgxEditForm;
/**
 * Edit result
 *
 * The edited images. They are always Base64, and `usage` is always present.
 */
export type EditResult = {
    /** When they were created, in Unix seconds. */
    created: number;
    /**
     * One element for each image. There are fewer images than `n` if the upstream keeps some back, as moderation does;
     * only those that are here are charged.
     */
    data: ImageInBase64[];
    /**
     * The tokens that the operation used, as the upstream counts them. All numbers are 0 if it tells none; in a response
     * with generated images the field is absent then.
     */
    usage: ImageUsage;
};
/**
 * Recording
 *
 * An audio file (MP3, WAV, Ogg, FLAC, MP4 or WebM), 1 second to 10 minutes long, below 25 MB (26,214,400 bytes).
 */
export type SampleFile = Blob;
/**
 * Sample as a file
 *
 * The recording, as a part of a form.
 */
export type UploadForm = {
    /** An audio file (MP3, WAV, Ogg, FLAC, MP4 or WebM), 1 second to 10 minutes long, below 25 MB (26,214,400 bytes). */
    file: SampleFile;
};
/**
 * Sample by address
 *
 * The address of the recording.
 */
export type UploadRequest = {
    /** The address of an audio file, http or https. The gateway fetches it at once. */
    audio_url: string;
};
/**
 * Sample stored
 *
 * The sample is stored and can be used.
 */
export type UploadResponse = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The sample. */
    data: {
        /** The identifier of the sample, for `music_id` of `POST /musx/v1/sample`. */
        music_id: string;
        /** The length in seconds, as decimal text, measured in the file. */
        duration: string;
    };
};
/**
 * Identifier in a path
 *
 * An identifier.
 */
export type IdentifierInPath = string;
/**
 * Acknowledged
 *
 * The request was accepted.
 */
export type Acknowledged = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
};
/**
 * Sample
 *
 * The identifier of the sample, from the response of its upload.
 */
export type SampleId = string;
/**
 * Start of the sample
 *
 * The start of the part of the sample to use, in seconds.
 * @default 0
 */
export type SampleStart = number;
/**
 * End of the sample
 *
 * The end of the part of the sample to use, in seconds. 60 means the end of the sample, if it is shorter.
 * @default 60
 */
export type SampleEnd = number;
/**
 * Instrumental
 *
 * `true` for music without singing. `false` needs a text: `llm_description_prompt` in inspiration mode, `prompt` in
 * custom mode.
 * @default false
 */
export type Instrumental = boolean;
/**
 * Music model
 *
 * The version of the model, normally `tune-v5`.
 * @default tune-v5
 */
export type MusicModel = "tune-v5" | "tune-v4-5-all" | "tune-v4-5+" | "tune-v4-5" | "tune-v4" | "tune-v3-5" | "tune-v3-0";
/**
 * Voice
 *
 * The gender of the singing voice. It has no effect on an instrumental song.
 */
export type VocalGender = "Male" | "Female";
/**
 * Storage
 *
 * `true` stores the audio in the gateway and returns an address on the gateway; `false` returns the upstream's
 * address.
 * @default false
 */
export type Storage = boolean;
/**
 * Song request in inspiration mode
 *
 * Lyrics and style are generated from a description.
 */
export type InspiredMusicRequest = {
    /** The identifier of the sample, from the response of its upload. */
    music_id: SampleId;
    /**
     * The start of the part of the sample to use, in seconds.
     * @default 0
     */
    chop_sample_start_s: SampleStart;
    /**
     * The end of the part of the sample to use, in seconds. 60 means the end of the sample, if it is shorter.
     * @default 60
     */
    chop_sample_end_s: SampleEnd;
    /**
     * Whether the lyrics are given. `false` is inspiration mode.
     * @default false
     */
    custom: false;
    /**
     * `true` for music without singing. `false` needs a text: `llm_description_prompt` in inspiration mode, `prompt` in
     * custom mode.
     * @default false
     */
    instrumental: Instrumental;
    /**
     * The version of the model, normally `tune-v5`.
     * @default tune-v5
     */
    mv: MusicModel;
    /** A description of the song, from which its lyrics are generated. At most 500 characters. */
    llm_description_prompt: string;
    /**
     * Custom mode only.
     * @default false
     */
    auto_lyrics?: false;
    /** The gender of the singing voice. It has no effect on an instrumental song. */
    vocal_gender?: VocalGender;
    /**
     * `true` stores the audio in the gateway and returns an address on the gateway; `false` returns the upstream's
     * address.
     * @default false
     */
    isStorage?: Storage;
    /**
     * The address, http or https, to which the job's record is posted when the job ends. If it is not set, get the record
     * with a request.
     */
    hookUrl?: CallbackAddress;
};
/** Styles */
export type StyleTags = string;
/** Weight */
export type Weight = number;
/**
 * Song request in custom mode
 *
 * Lyrics and style are given.
 */
export type CustomMusicRequest = {
    /** The identifier of the sample, from the response of its upload. */
    music_id: SampleId;
    /**
     * The start of the part of the sample to use, in seconds.
     * @default 0
     */
    chop_sample_start_s: SampleStart;
    /**
     * The end of the part of the sample to use, in seconds. 60 means the end of the sample, if it is shorter.
     * @default 60
     */
    chop_sample_end_s: SampleEnd;
    /** Whether the lyrics are given. `true` is custom mode. */
    custom: true;
    /**
     * `true` for music without singing. `false` needs a text: `llm_description_prompt` in inspiration mode, `prompt` in
     * custom mode.
     * @default false
     */
    instrumental: Instrumental;
    /**
     * The version of the model, normally `tune-v5`.
     * @default tune-v5
     */
    mv: MusicModel;
    /** The lyrics. Required unless `instrumental` is true; then they are not sung, but still influence the music. */
    prompt?: string;
    /** The title. At most 80 characters. */
    title?: string;
    /** Styles, separated by commas. */
    tags?: StyleTags;
    /** Styles to avoid, separated by commas. */
    negative_tags?: StyleTags;
    /** How closely to follow the style tags. */
    style_weight?: Weight;
    /** How unusual the song may be. */
    weirdness_constraint?: Weight;
    /** How closely to follow the sample. */
    audio_weight?: Weight;
    /**
     * Whether the model may change the given lyrics (`true`) or must sing them as they are.
     * @default false
     */
    auto_lyrics?: boolean;
    /** The gender of the singing voice. It has no effect on an instrumental song. */
    vocal_gender?: VocalGender;
    /**
     * `true` stores the audio in the gateway and returns an address on the gateway; `false` returns the upstream's
     * address.
     * @default false
     */
    isStorage?: Storage;
    /**
     * The address, http or https, to which the job's record is posted when the job ends. If it is not set, get the record
     * with a request.
     */
    hookUrl?: CallbackAddress;
};
/**
 * Song request
 *
 * The song to create from a sample. Which parameters are accepted depends on `custom`: in custom mode you give the
 * lyrics and the style, in inspiration mode a description is enough. A parameter that is `null` counts as not set.
 */
export type CreateMusicRequest = InspiredMusicRequest | CustomMusicRequest;
/**
 * Music job created
 *
 * The job is created.
 */
export type MusicAccepted = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The job that was created. */
    data: {
        /** The identifier of the job, for `jobId` of `GET /musx/v2/fetch`. */
        job_id: string;
    };
};
/**
 * Requested songs
 *
 * What the request of a music job asked for, under the names of its parameters.
 */
export type MusicJobRequest = {
    /** The start of the part of the sample, in seconds. */
    chop_sample_start_s: number;
    /** The end of the part of the sample, in seconds. */
    chop_sample_end_s: number;
    /** Whether the lyrics and the style were given. */
    custom: boolean;
    /** Whether music without singing was asked for. */
    instrumental: boolean;
    /** Whether the model could change the given lyrics. */
    auto_lyrics: boolean;
    /** The description of the song, in inspiration mode. */
    llm_description_prompt?: string;
    /** The lyrics given. */
    prompt?: string;
    /** The title given. */
    title?: string;
    /** The styles given, separated by commas. */
    tags?: string;
    /** The styles to avoid, separated by commas. */
    negative_tags?: string;
    /** How closely to follow the style tags. */
    style_weight?: number;
    /** How unusual the song could be. */
    weirdness_constraint?: number;
    /** How closely to follow the sample. */
    audio_weight?: number;
    /** The gender of the singing voice. */
    vocal_gender?: "Male" | "Female";
};
/**
 * Song
 *
 * A finished song.
 */
export type MusicItem = {
    /** The identifier of the song, for `music_id` of `POST /musx/v1/gen-midi`. */
    musicId: string;
    /** The lyrics, or the description that the song was generated from. */
    prompt: string;
    /** The title. */
    title: string;
    /** Styles, separated by commas. */
    tags: string;
    /**
     * The address of a small cover image, if there is one.
     *
     * Format: uri
     */
    imageUrl?: string;
    /**
     * The address of a large cover image, if there is one.
     *
     * Format: uri
     */
    imageLargeUrl?: string;
    /**
     * The address of the audio.
     *
     * Format: uri
     */
    audioUrl: string;
    /**
     * The address of a video of the audio with the cover, if there is one.
     *
     * Format: uri
     */
    videoUrl?: string;
    /** Length in seconds, as decimal text, if it is known. */
    duration?: string;
    /** Styles that were avoided, separated by commas. */
    negativeTags: string;
    /** How closely the style tags were followed. */
    styleWeight: number | null;
    /** How unusual the song could be. */
    weirdnessConstraint: number | null;
    /** How closely the sample was followed. */
    audioWeight: number | null;
    /** When the song was created. */
    createdAt: Timestamp;
};
/**
 * Music job data
 *
 * The details of a music job.
 */
export type MusicJobData = {
    /** The identifier of the job. */
    jobId: string;
    /** The kind of job, `music`. */
    action: "music";
    /** The progress of the job in percent, as text. */
    progress: JobProgress;
    /** The model that generates the songs. */
    mv: string;
    /** The cost in units of quota, as decimal text. For a job in progress, the units that are reserved for it. */
    quota: Quota;
    /** The callback address given. */
    hookUrl?: string;
    /** What the request of a music job asked for, under the names of its parameters. */
    request: MusicJobRequest;
    /**
     * The songs, once the job has succeeded. A job creates two; one that the upstream does not deliver is neither listed
     * nor charged.
     */
    musics: MusicItem[];
    /** When the job was created. */
    createdAt: Timestamp;
    /** When the job ended. */
    finishTime?: Timestamp;
};
/**
 * Music job under way
 *
 * The music job is waiting or running.
 */
export type MusicJobOnQueue = {
    /** Always `ON_QUEUE`. */
    status: "ON_QUEUE";
    /** The state in a sentence. */
    message: string;
    /** The identifier of the job. */
    jobId: string;
    /** The details of the job. */
    data: MusicJobData;
};
/**
 * Music job done
 *
 * The music job has succeeded.
 */
export type MusicJobSucceeded = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The identifier of the job. */
    jobId: string;
    /** The details of the job, with its songs. */
    data: WithRequired<MusicJobData, "musics" | "finishTime"> & {
        /** The songs, at least one. */
        musics: MusicItem[];
    };
};
/**
 * Music job failed
 *
 * The music job has failed and will not be retried.
 */
export type MusicJobFailed = {
    /** Always `FAILED`. */
    status: "FAILED";
    /** Why it failed, in a sentence. */
    message: string;
    /** The identifier of the job. */
    jobId: string;
    /** The details of the job. */
    data: MusicJobData & {
        /** Why the job failed. */
        reason: FailureReason;
    };
};
/**
 * Music job
 *
 * The state of a music job and, once it has succeeded, its songs: the body of responses and of the callback. `status`
 * tells which of the three states it is in; the last two are final.
 */
export type MusicJobRecord = MusicJobOnQueue | MusicJobSucceeded | MusicJobFailed;
/**
 * MIDI request
 *
 * The song to extract the notes of.
 */
export type MidiRequest = {
    /** The `musicId` of a song of a finished music job. */
    music_id: string;
};
/**
 * Note
 *
 * A note.
 */
export type MidiNote = {
    /** MIDI note number; 60 is middle C. */
    pitch: number;
    /** When it begins, in seconds from the start of the song. */
    start: number;
    /** When it ends, in seconds from the start of the song. */
    end: number;
    /** The velocity, 0 to 1. */
    velocity: number;
};
/**
 * Instrument
 *
 * An instrument and what it plays.
 */
export type MidiInstrument = {
    /** The instrument. */
    name: string;
    /** Its notes, in order of their start. */
    notes: MidiNote[];
};
/**
 * MIDI data
 *
 * The notes of a song.
 */
export type MidiData = {
    /** `complete` when all notes are there, `running` while they are being extracted, `error` if there will be none. */
    state: "running" | "complete" | "error";
    /** The instruments. */
    instruments: MidiInstrument[];
};
/**
 * MIDI data of a song
 *
 * The notes, by instrument.
 */
export type MidiResponse = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The notes of a song. */
    data: MidiData;
};
/** No parameter may say where an upstream is, or what it is called with. */
export type UpstreamOfCallersChoice = unknown;
/**
 * Text model
 *
 * The model. `GET /v1/models` lists the available ones.
 */
export type TextModelName = string;
/**
 * Content block
 *
 * A content block. Its further fields depend on `type` and are those of the upstream's interface.
 */
export type ContentBlock = {
    /** The kind of block, for example `text`. */
    type: string;
    /** The text of a `text` block. */
    text?: string;
} & {
    [key: string]: unknown;
};
/**
 * Turn of a conversation
 *
 * A message of the conversation. One of the system that only sets the effort has no content.
 */
export type MessageTurn = {
    /** The role of the author. A `system` message is an instruction. */
    role: "system" | "user" | "assistant";
    /** A text, or content blocks of the messages interface (text, image, document, tool use, tool result, …). */
    content?: string | ContentBlock[];
    /** The effort of the model from here on; in a system message only. */
    output_config?: {
        [key: string]: unknown;
    } | null;
} & {
    [key: string]: unknown;
};
/**
 * Turns of a conversation
 *
 * The messages of the conversation, oldest first.
 */
export type MessageTurns = MessageTurn[];
/**
 * System text
 *
 * The system prompt, as a text or text blocks.
 */
export type SystemText = string | ContentBlock[];
/**
 * Messages request
 *
 * The conversation to respond to. Upstreams that speak the messages interface get further parameters of it unchanged;
 * for other upstreams the request is translated, and a parameter that has no counterpart there is rejected by name. A
 * parameter whose name differs from a listed one only in case is rejected, because some upstreams treat the two as the
 * same.
 */
export type CreateMessageRequest = {
    /** The model. `GET /v1/models` lists the available ones. */
    model: TextModelName;
    /** The messages of the conversation, oldest first. */
    messages: MessageTurns;
    /** The system prompt, as a text or text blocks. */
    system?: SystemText;
    /**
     * The maximum number of tokens to generate. The default is configured for each model. With 0 nothing is generated,
     * and an upstream that speaks the messages interface only fills its prompt cache; other upstreams refuse it.
     */
    max_tokens?: number;
    /**
     * Whether to stream the response as server-sent events while it is generated.
     * @default false
     */
    stream?: boolean;
    /** The tools that the model may call. */
    tools?: unknown;
    /** Whether the model calls a tool, and which. Its `type` is `auto`, `any`, `none` or `tool` (with a `name`). */
    tool_choice?: unknown;
    /** Whether the model thinks first. Its `type` is `adaptive`, `enabled` (with `budget_tokens`) or `disabled`. */
    thinking?: unknown;
    /** The form of the response (`format`, with a JSON schema) and how much effort goes into it (`effort`). */
    output_config?: unknown;
    /**
     * The sampling temperature. Lower values make the response more alike from call to call, higher ones more varied.
     * Not every model has one.
     */
    temperature?: number;
    /**
     * For nucleus sampling, only the most probable tokens that together have this probability are considered. Not every
     * model has it.
     */
    top_p?: number;
    /** Texts before which the response ends. */
    stop_sequences?: unknown;
    /** The processing tier, `auto` or `standard_only`. */
    service_tier?: string;
    /** Has the upstream cache the request up to its end. Its `type` is `ephemeral`. */
    cache_control?: unknown;
    /** An object whose `user_id` is an identifier of the end user that means nothing to others. */
    metadata?: unknown;
} & {
    [key: string]: unknown;
};
/**
 * Block of a message
 *
 * A content block that the model generated. Its further fields depend on `type` and are those of the messages
 * interface.
 */
export type MessageBlock = {
    /** The kind of block, for example `text`, `tool_use` or `thinking`. */
    type: string;
    /** The text of a `text` block. */
    text?: string;
    /** The citations of a `text` block, if requested. */
    citations?: {
        [key: string]: unknown;
    }[] | null;
    /** The identifier of a `tool_use` block, which the block with its result refers to. */
    id?: string | null;
    /** The tool that a `tool_use` block calls. */
    name?: string | null;
    /** The input of a `tool_use` block. */
    input?: {
        [key: string]: unknown;
    } | null;
    /** The text of a `thinking` block. */
    thinking?: string | null;
    /** The signature of a `thinking` block, to send back with it. */
    signature?: string | null;
} & {
    [key: string]: unknown;
};
/**
 * Tokens of a message
 *
 * The tokens that the response used.
 */
export type MessageUsage = {
    /** Input tokens, without those that were read from or written to a cache. */
    input_tokens: number;
    /** Output tokens. */
    output_tokens: number;
    /** Input tokens that were read from the upstream's cache. */
    cache_read_input_tokens?: number | null;
    /** Input tokens that were written to the upstream's cache. */
    cache_creation_input_tokens?: number | null;
    /** The same by the lifetime of the cache entry. */
    cache_creation?: {
        [key: string]: unknown;
    } | null;
    /** The service tier, if the upstream says so. */
    service_tier?: string | null;
} & {
    [key: string]: unknown;
};
/**
 * Message
 *
 * A model response, in the format of the messages interface.
 */
export type Message = {
    /** The identifier of the message. */
    id: string;
    /** Always `message`. */
    type: "message";
    /** Always `assistant`. */
    role: "assistant";
    /** The content that the model generated. */
    content: MessageBlock[];
    /** The version of the model that answered. */
    model: string;
    /** Why the model stopped, for example `end_turn` or `max_tokens`. */
    stop_reason?: string | null;
    /** The stop sequence that ended the response, if one did. */
    stop_sequence?: string | null;
    /** Details of why the model stopped, for example of a refusal. */
    stop_details?: {
        [key: string]: unknown;
    } | null;
    /** The tokens that the response used. */
    usage: MessageUsage;
} & {
    [key: string]: unknown;
};
/**
 * Request for the tokens of a conversation
 *
 * The conversation to count the tokens of, as it would be sent to create a message. Further parameters of the messages
 * interface (`tools`, `tool_choice`, `thinking`, …) are passed on to the upstream unchanged. A parameter whose name
 * differs from a listed one only in case is rejected, because some upstreams treat the two as the same.
 */
export type CountMessageTokensRequest = {
    /** The model. `GET /v1/models` lists the available ones. */
    model: TextModelName;
    /** The messages of the conversation, oldest first. */
    messages: MessageTurns;
    /** The system prompt, as a text or text blocks. */
    system?: SystemText;
    /** The tools that the model may call. */
    tools?: unknown;
    /** Whether the model calls a tool, and which. Its `type` is `auto`, `any`, `none` or `tool` (with a `name`). */
    tool_choice?: unknown;
    /** Whether the model thinks first. Its `type` is `adaptive`, `enabled` (with `budget_tokens`) or `disabled`. */
    thinking?: unknown;
    /** The form of the response (`format`, with a JSON schema) and how much effort goes into it (`effort`). */
    output_config?: unknown;
} & {
    [key: string]: unknown;
};
/**
 * Token count of a message
 *
 * The number of input tokens. An upstream of the messages interface may add further fields.
 */
export type MessageTokenCount = {
    /** The tokens of the messages, the system prompt and the tools. */
    input_tokens: number;
} & {
    [key: string]: unknown;
};
/**
 * Turn of a chat
 *
 * A message of the conversation. One of the assistant that only calls tools has no content.
 */
export type ChatTurn = {
    /** The role of the author. */
    role: "system" | "developer" | "user" | "assistant" | "tool" | "function";
    /** A text, or content parts of the chat-completions interface (text, image, …). */
    content?: string | ContentBlock[] | null;
} & {
    [key: string]: unknown;
};
/** Limit of tokens */
export type TokenLimit = number | null;
/** Number of responses */
export type AnswerCount = number | null;
/**
 * Chat completion request
 *
 * The conversation to respond to. Upstreams that speak the chat-completions interface get further parameters of it
 * unchanged; for other upstreams the request is translated, and a parameter that has no counterpart there is rejected
 * by name. A parameter whose name differs from a listed one only in case is rejected, because some upstreams treat the
 * two as the same.
 */
export type CreateChatCompletionRequest = {
    /** The model. `GET /v1/models` lists the available ones. */
    model: TextModelName;
    /** The messages of the conversation, oldest first. */
    messages: ChatTurn[];
    /**
     * Whether to stream the response as server-sent events while it is generated.
     * @default false
     */
    stream?: boolean | null;
    /** Options of the stream. */
    stream_options?: ({
        /** Whether to send the tokens used in a last chunk. */
        include_usage?: boolean;
    } & {
        [key: string]: unknown;
    }) | null;
    /** The maximum number of tokens to generate. The older name of `max_completion_tokens`. */
    max_tokens?: TokenLimit;
    /** The maximum number of tokens to generate. */
    max_completion_tokens?: TokenLimit;
    /** The number of answers to generate; the default is 1. Each is charged. */
    n?: AnswerCount;
    /** The tools that the model may call. */
    tools?: unknown;
    /** Whether the model calls a tool, and which. It is `none`, `auto`, `required`, or an object that names the tool. */
    tool_choice?: unknown;
    /** Whether the model may call several tools at once. */
    parallel_tool_calls?: boolean | null;
    /** The format of the text. Its `type` is `text`, `json_object` or `json_schema` (with `json_schema`). */
    response_format?: unknown;
    /**
     * How much the model reasons, `none`, `minimal`, `low`, `medium`, `high`, `xhigh` or `max`. Models support some of
     * these.
     */
    reasoning_effort?: string | null;
    /** How detailed the text is, `low`, `medium` or `high`. */
    verbosity?: string | null;
    /** The sampling temperature. Lower values make the response more alike from call to call, higher ones more varied. */
    temperature?: number | null;
    /** For nucleus sampling, only the most probable tokens that together have this probability are considered. */
    top_p?: number | null;
    /** A text, or a list of texts, before which the response ends. */
    stop?: unknown;
    /** From -2 to 2. Positive values make tokens less probable the more often they occurred. */
    frequency_penalty?: number | null;
    /** From -2 to 2. Positive values make tokens less probable once they occurred. */
    presence_penalty?: number | null;
    /** What is added to the logits of tokens, from -100 to 100, by the identifiers of the tokens. */
    logit_bias?: unknown;
    /** Whether to return the log probabilities of the tokens. */
    logprobs?: boolean | null;
    /** The number of most probable tokens to return at each position, with their log probabilities. */
    top_logprobs?: number | null;
    /** A seed for sampling. Requests with the same one get similar responses. */
    seed?: number | null;
    /** Text that the response is expected to repeat, which may make it faster. */
    prediction?: unknown;
    /** The processing tier, for example `auto`, `default`, `flex` or `priority`. It may change the price. */
    service_tier?: string | null;
    /** An identifier of the end user that means nothing to others. The older name of `safety_identifier`. */
    user?: string | null;
    /** An identifier of the end user that means nothing to others. */
    safety_identifier?: string | null;
    /** A key that similar requests share, so that the upstream finds what it has cached of them. */
    prompt_cache_key?: string | null;
    /** Up to 16 pairs of a name and a text that the upstream stores with the response. */
    metadata?: unknown;
} & {
    [key: string]: unknown;
};
/**
 * Tool call of a chat
 *
 * A tool call. One of a custom tool has `custom` instead of `function`, with its `name` and `input`.
 */
export type ChatToolCall = {
    /** The identifier of the tool call, which the message with its result refers to. */
    id: string;
    /** The kind of tool, for example `function`. */
    type: string;
    /** The function that is called, if the tool is one. */
    function?: {
        /** The name of the function. */
        name: string;
        /** The arguments, as a string of JSON, which the model may have malformed. */
        arguments: string;
    } & {
        [key: string]: unknown;
    };
} & {
    [key: string]: unknown;
};
/**
 * Choice
 *
 * One of the answers.
 */
export type ChatChoice = {
    /** The index of the answer, from 0. */
    index: number;
    /** The message that the model generated. */
    message: {
        /** Always `assistant`. */
        role: "assistant";
        /** The text of the message; null if the model only calls tools. */
        content: string | null;
        /** The refusal, if the model refuses. */
        refusal?: string | null;
        /** The tools that the model calls. */
        tool_calls?: ChatToolCall[] | null;
    } & {
        [key: string]: unknown;
    };
    /** Log probabilities of the tokens, if requested. */
    logprobs?: {
        [key: string]: unknown;
    } | null;
    /** Why the model stopped, for example `stop` or `length`. */
    finish_reason: string;
} & {
    [key: string]: unknown;
};
/**
 * Tokens of a chat completion
 *
 * The tokens that the response used.
 */
export type ChatUsage = {
    /** Input tokens. */
    prompt_tokens: number;
    /** Output tokens. */
    completion_tokens: number;
    /** Input and output tokens together. */
    total_tokens: number;
    /** The input tokens by kind, if the upstream says so. */
    prompt_tokens_details?: ({
        /** Tokens that were read from the upstream's cache. */
        cached_tokens?: number | null;
        /** Tokens that were written to the upstream's cache. */
        cache_write_tokens?: number | null;
        /** Those of them that are kept there for longer than usual, such as an hour; where there are some. */
        long_cache_write_tokens?: number | null;
    } & {
        [key: string]: unknown;
    }) | null;
    /** The output tokens by kind, if the upstream says so. */
    completion_tokens_details?: ({
        /** Reasoning tokens. */
        reasoning_tokens?: number | null;
    } & {
        [key: string]: unknown;
    }) | null;
} & {
    [key: string]: unknown;
};
/**
 * Chat completion
 *
 * A model response, in the format of the chat-completions interface.
 */
export type ChatCompletion = {
    /** The identifier of the completion. */
    id: string;
    /** Always `chat.completion`. */
    object: "chat.completion";
    /** When it was created, in Unix seconds. */
    created: number;
    /** The model that answered. */
    model: string;
    /** The answers; one unless more were requested. */
    choices: ChatChoice[];
    /** The tokens that the response used. */
    usage?: ChatUsage;
} & {
    [key: string]: unknown;
};
/** No parameter may have the name that chat completions have for one of responses. */
export type ResponsesOwnNames = unknown;
/** input is required unless previous_response_id or prompt has what is to be answered. */
export type ResponseInputGiven = unknown;
/**
 * Item of a response's input
 *
 * An item of the conversation: a message, a function call, its result, or the model's reasoning. Its further fields
 * depend on `type` and are those of the responses interface. An item without a `type` is a message, or a reference
 * with only the `id` of a stored output item.
 */
export type ResponseInputItem = {
    /** The kind of item, for example `message`, `function_call` or `function_call_output`. */
    type?: string | null;
    /** The role of the author of a message. */
    role?: "system" | "developer" | "user" | "assistant";
    /** A text, or content parts of the responses interface (`input_text`, `input_image`, …). */
    content?: string | ContentBlock[] | null;
} & {
    [key: string]: unknown;
};
/**
 * Input of a response
 *
 * A text, or the items of the conversation, oldest first. If it is not set, the conversation of `previous_response_id`
 * is answered once more, which upstreams of the messages interface do not support.
 */
export type ResponseInput = string | null | ResponseInputItem[];
/**
 * Instructions of a response
 *
 * Instructions to the model, before the conversation.
 */
export type ResponseInstructions = string | null;
/**
 * Identifier of the response before
 *
 * The identifier of a stored response of the account to continue from. Its conversation goes before the `input`,
 * whichever upstream answered it; its `instructions` do not.
 */
export type PreviousResponseId = string | null;
/**
 * Response request
 *
 * The input to respond to, as one text or as the items of a conversation. Upstreams that speak the responses interface
 * get further parameters of it unchanged; for other upstreams the request is translated, and a parameter that has no
 * counterpart there is rejected by name. A parameter whose name differs from a listed one only in case is rejected,
 * because some upstreams treat the two as the same.
 */
export type CreateResponseRequest = {
    /** The model. `GET /v1/models` lists the available ones. */
    model: TextModelName;
    /**
     * A text, or the items of the conversation, oldest first. If it is not set, the conversation of `previous_response_id`
     * is answered once more, which upstreams of the messages interface do not support.
     */
    input?: ResponseInput;
    /** Instructions to the model, before the conversation. */
    instructions?: ResponseInstructions;
    /**
     * Whether to stream the response as server-sent events while it is generated.
     * @default false
     */
    stream?: boolean | null;
    /**
     * Whether the gateway stores the response, so that it can be retrieved and continued from. `store` of the response
     * says whether it did.
     */
    store?: boolean | null;
    /**
     * The identifier of a stored response of the account to continue from. Its conversation goes before the `input`,
     * whichever upstream answered it; its `instructions` do not.
     */
    previous_response_id?: PreviousResponseId;
    /** The maximum number of tokens to generate, including reasoning tokens. The default is configured for each model. */
    max_output_tokens?: TokenLimit;
    /** The tools that the model may call. */
    tools?: unknown;
    /** Whether the model calls a tool, and which. It is `none`, `auto`, `required`, or an object that names the tool. */
    tool_choice?: unknown;
    /** Whether the model may call several tools at once. */
    parallel_tool_calls?: boolean | null;
    /** The maximum number of calls of the upstream's own tools. */
    max_tool_calls?: number | null;
    /** How much the model reasons (`effort`), and whether it tells about it (`summary`). */
    reasoning?: unknown;
    /** The format of the text (`format`), and how detailed it is (`verbosity`). */
    text?: unknown;
    /** The sampling temperature. Lower values make the response more alike from call to call, higher ones more varied. */
    temperature?: number | null;
    /** For nucleus sampling, only the most probable tokens that together have this probability are considered. */
    top_p?: number | null;
    /** The number of most probable tokens to return at each position, with their log probabilities. */
    top_logprobs?: number | null;
    /** What to return besides, for example `reasoning.encrypted_content`. */
    include?: unknown;
    /** What happens to a conversation that is too long. `disabled` rejects it, `auto` drops items of it. */
    truncation?: string | null;
    /** The processing tier, for example `auto`, `default`, `flex` or `priority`. It may change the price. */
    service_tier?: string | null;
    /** An identifier of the end user that means nothing to others. The older name of `safety_identifier`. */
    user?: string | null;
    /** An identifier of the end user that means nothing to others. */
    safety_identifier?: string | null;
    /** A key that similar requests share, so that the upstream finds what it has cached of them. */
    prompt_cache_key?: string | null;
    /** Up to 16 pairs of a name and a text that the upstream stores with the response. */
    metadata?: unknown;
} & {
    [key: string]: unknown;
};
/**
 * Item of a response
 *
 * An output item of the model: a message, a function call, or its reasoning. Its further fields depend on `type` and
 * are those of the responses interface.
 */
export type ResponseItem = {
    /** The kind of item, for example `message`, `function_call` or `reasoning`. */
    type: string;
    /** The identifier of the item. */
    id?: string | null;
    /** The status of the item: `completed`, `in_progress` or `incomplete`. */
    status?: string | null;
    /** Always `assistant`; in a message. */
    role?: "assistant";
    /** The content parts of a message. */
    content?: ContentBlock[] | null;
    /**
     * The identifier of the call, which the item with its result refers to. In a search for tools that the upstream
     * itself answers it can be null.
     */
    call_id?: string | null;
    /** The name of the function that is called. */
    name?: string;
    /** The namespace of the function, if it has one. */
    namespace?: string;
    /** The arguments of the call, as JSON text. In a `tool_search_call` they are an object. */
    arguments?: string | {
        [key: string]: unknown;
    };
    /** The input of a call of a custom tool, in the tool's format. */
    input?: string;
    /** The parts of the summary of the model's reasoning, if requested. */
    summary?: ContentBlock[] | null;
    /** The reasoning in a form to send back, if requested, or if the request has tools. */
    encrypted_content?: string | null;
} & {
    [key: string]: unknown;
};
/**
 * Tokens of a response
 *
 * The tokens that the response used.
 */
export type ResponseUsage = {
    /** Input tokens. */
    input_tokens: number;
    /** Output tokens, including reasoning tokens. */
    output_tokens: number;
    /** Input and output tokens together. */
    total_tokens: number;
    /** The input tokens by kind, if the upstream says so. */
    input_tokens_details?: ({
        /** Tokens that were read from the upstream's cache. */
        cached_tokens?: number | null;
        /** Tokens that were written to the upstream's cache. */
        cache_write_tokens?: number | null;
        /** Those of them that are kept there for longer than usual, such as an hour; where there are some. */
        long_cache_write_tokens?: number | null;
    } & {
        [key: string]: unknown;
    }) | null;
    /** The output tokens by kind, if the upstream says so. */
    output_tokens_details?: ({
        /** Reasoning tokens. */
        reasoning_tokens?: number | null;
    } & {
        [key: string]: unknown;
    }) | null;
} & {
    [key: string]: unknown;
};
/**
 * Response
 *
 * A model response, in the format of the responses interface.
 */
export type ModelResponse = {
    /** The identifier of the response. */
    id: string;
    /** Always `response`. */
    object: "response";
    /** When it was created, in Unix seconds. */
    created_at: number;
    /** The status: `completed`, `incomplete`, `failed`, or `in_progress` while it is generated. */
    status: string;
    /** The model that answered. */
    model: string;
    /** The output items of the model. */
    output: ResponseItem[];
    /** Why an incomplete response ended, in `reason`, for example `max_output_tokens`. */
    incomplete_details?: ({
        /** The reason. */
        reason?: string;
    } & {
        [key: string]: unknown;
    }) | null;
    /** What went wrong, if it failed. */
    error?: {
        [key: string]: unknown;
    } | null;
    /** The tokens used, once the response is over. */
    usage?: ResponseUsage | null;
    /** The response that this one continues from. */
    previous_response_id?: string | null;
    /** Whether the response is stored, so that it can be retrieved and continued from. */
    store?: boolean | null;
} & {
    [key: string]: unknown;
};
/**
 * Request for the tokens of a response's input
 *
 * The input to count the tokens of, as it would be sent to create a response; `stream` and `store` are ignored.
 * Further parameters of the responses interface (`tools`, `tool_choice`, `reasoning`, `text`, …) are passed unchanged
 * to an upstream that counts for that interface; for one that counts for the messages interface they are translated,
 * and a parameter that has no counterpart there is rejected by name. A parameter whose name differs from a listed one
 * only in case is rejected, because some upstreams treat the two as the same.
 */
export type CountResponseTokensRequest = {
    /** The model. `GET /v1/models` lists the available ones. */
    model: TextModelName;
    /**
     * A text, or the items of the conversation, oldest first. If it is not set, the conversation of `previous_response_id`
     * is answered once more, which upstreams of the messages interface do not support.
     */
    input?: ResponseInput;
    /** Instructions to the model, before the conversation. */
    instructions?: ResponseInstructions;
    /**
     * The identifier of a stored response of the account to continue from. Its conversation goes before the `input`,
     * whichever upstream answered it; its `instructions` do not.
     */
    previous_response_id?: PreviousResponseId;
    /** The tools that the model may call. */
    tools?: unknown;
    /** Whether the model calls a tool, and which. It is `none`, `auto`, `required`, or an object that names the tool. */
    tool_choice?: unknown;
    /** Whether the model may call several tools at once. */
    parallel_tool_calls?: boolean | null;
    /** How much the model reasons (`effort`), and whether it tells about it (`summary`). */
    reasoning?: unknown;
    /** The format of the text (`format`), and how detailed it is (`verbosity`). */
    text?: unknown;
    /** What happens to a conversation that is too long. `disabled` rejects it, `auto` drops items of it. */
    truncation?: string | null;
} & {
    [key: string]: unknown;
};
/**
 * Token count of a response's input
 *
 * The number of input tokens. An upstream of the responses interface may add further fields.
 */
export type ResponseTokenCount = {
    /** Always `response.input_tokens`. */
    object: "response.input_tokens";
    /** The tokens of the input, the instructions, the tools and the previous conversation. */
    input_tokens: number;
} & {
    [key: string]: unknown;
};
/**
 * Response deleted
 *
 * The response is deleted.
 */
export type ResponseDeleted = {
    /** The identifier of the response. */
    id: string;
    /** Always `response`. */
    object: "response";
    /** Always true. */
    deleted: true;
} & {
    [key: string]: unknown;
};
/**
 * Page of the input of a response
 *
 * A page of the input items of a response.
 */
export type ResponseInputItemList = {
    /** Always `list`. */
    object: "list";
    /** The items. */
    data: ResponseInputItem[];
    /** The identifier of the first item of the page. */
    first_id: string | null;
    /** The identifier of the last item of the page. */
    last_id: string | null;
    /** Whether there are more items after this page. */
    has_more: boolean;
} & {
    [key: string]: unknown;
};
/**
 * Model of embeddings
 *
 * The model. `GET /v1/models` lists the available ones: those with `createEmbedding` among their operations.
 */
export type EmbeddingModelName = string;
/**
 * Token
 *
 * A token, by its number in the model's vocabulary.
 */
export type EmbeddingToken = number;
/**
 * Text or token
 *
 * A text, a token by its number, or the tokens of a text.
 */
export type EmbeddingText = string | number | EmbeddingToken[];
/**
 * What is embedded
 *
 * A text, or a list of up to 2048 texts; each may also be given as a list of token numbers. There is one vector for
 * each text. The maximum length of a text depends on the model.
 */
export type EmbeddingInput = string | EmbeddingText[];
/**
 * Embedding request
 *
 * The texts to embed. Further parameters of the embeddings interface are passed on to the upstream unchanged. A
 * parameter whose name differs from a listed one only in case is rejected, because some upstreams treat the two as the
 * same.
 */
export type CreateEmbeddingRequest = {
    /** The model. `GET /v1/models` lists the available ones: those with `createEmbedding` among their operations. */
    model: EmbeddingModelName;
    /**
     * A text, or a list of up to 2048 texts; each may also be given as a list of token numbers. There is one vector for
     * each text. The maximum length of a text depends on the model.
     */
    input: EmbeddingInput;
    /**
     * The format of the vectors: lists of numbers (`float`), the default, or Base64 (`base64`), which is much shorter:
     * little-endian floats of 4 bytes each.
     */
    encoding_format?: "float" | "base64" | null;
    /**
     * The number of dimensions of the vectors, for models that support several. If the upstream returns vectors of
     * another length, the response is 400 and says so.
     */
    dimensions?: number | null;
    /** An identifier of the end user that means nothing to others. It is passed on to the upstream. */
    user?: string | null;
} & {
    [key: string]: unknown;
};
/**
 * Embedding
 *
 * An embedding vector. Vectors of texts with similar meanings point in similar directions.
 */
export type Embedding = {
    /** Always `embedding`. */
    object: "embedding";
    /** The index of the text that was embedded, from 0. */
    index: number;
    /** The vector, in the format that `encoding_format` asks for. */
    embedding: number[] | string;
} & {
    [key: string]: unknown;
};
/**
 * Tokens of embeddings
 *
 * The tokens that the embeddings used.
 */
export type EmbeddingUsage = {
    /** Tokens of the texts; an estimate of the gateway if the upstream does not count them. */
    prompt_tokens: number;
    /** The same number, as there are no output tokens. */
    total_tokens: number;
} & {
    [key: string]: unknown;
};
/**
 * Embeddings
 *
 * The vectors, in the order of the texts.
 */
export type EmbeddingList = {
    /** Always `list`. */
    object: "list";
    /** A vector for each text. */
    data: Embedding[];
    /** The model that created them. */
    model: string;
    /** The tokens that the embeddings used. */
    usage: EmbeddingUsage;
} & {
    [key: string]: unknown;
};
/**
 * Price of one
 *
 * The price per unit, such as a second of video or an image.
 */
export type CountedPrice = {
    /** The operation id in this contract. */
    operation: string;
    /** The name of the price rule, which quotes and the ledger show. */
    rule: string;
    /**
     * The sizes that have this price; all sizes if absent. An image costs the price of the generated size, and at most
     * that of the requested size.
     */
    sizes?: string[];
    /**
     * The qualities that have this price; all qualities if absent. An image costs the price of the quality that the
     * upstream says it used, and at most that of the requested quality. If it says none, the requested quality counts,
     * or the most expensive one if the model chooses.
     */
    qualities?: string[];
    /** What is counted. */
    per: "second" | "song" | "image" | "request";
    /** The price of one. */
    units: Amount;
};
/**
 * Price of tokens
 *
 * The prices per million tokens.
 */
export type TokenPrice = {
    /** The operation id in this contract. */
    operation: string;
    /** The name of the price rule, which quotes and the ledger show. */
    rule: string;
    /** What is counted. */
    per: "million-tokens";
    /** The price of a million input tokens. */
    input: Amount;
    /** The price of a million input tokens that are read from the upstream's cache. */
    cachedInput: Amount;
    /** The price of a million input tokens that are written to the upstream's cache. */
    cacheWrite: Amount;
    /**
     * The price of a million input tokens that are written to the upstream's cache with a longer lifetime, such as the
     * hour of Claude.
     */
    longCacheWrite: Amount;
    /** The price of a million output tokens. */
    output: Amount;
};
/**
 * Price of a model
 *
 * The price of an operation with the model.
 */
export type ModelPrice = CountedPrice | TokenPrice;
/**
 * Model
 *
 * A model, the operations that take it, and their prices. Name, kind and time are given twice, for the SDKs of the
 * chat-completions and of the messages interface.
 */
export type Model = {
    /** The name of the model in requests. */
    id: string;
    /** Always `model`. */
    object: "model";
    /** When the gateway began to serve it, in Unix seconds. */
    created: number;
    /** The provider of the model. */
    owned_by: string;
    /** Always `model`. */
    type: "model";
    /** The same as `id`. */
    display_name: string;
    /**
     * The same as `created`, in ISO 8601, UTC.
     *
     * Format: date-time
     */
    created_at: string;
    /** The operations that take it and have a price, by their operation ids in this contract. */
    operations: string[];
    /** The prices of these operations with the model. A price for certain sizes names them. */
    prices: ModelPrice[];
};
/**
 * List of models
 *
 * The available models, on one page.
 */
export type ModelList = {
    /** Always `list`. */
    object: "list";
    /** The models. */
    data: Model[];
    /** Always false: all models are in `data`, whatever `limit` says. */
    has_more: boolean;
    /** The first model of `data`; null if there is none. */
    first_id: string | null;
    /** The last model of `data`; null if there is none. */
    last_id: string | null;
};
/**
 * Moment
 *
 * A time in ISO 8601.
 */
export type Moment = string;
/**
 * Cursor of a page
 *
 * A cursor from an earlier response, unchanged.
 */
export type PageCursor = string;
/**
 * List of jobs
 *
 * A page of the account's jobs, newest first.
 */
export type JobList = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The page. */
    data: {
        /** The records of the jobs. */
        jobs: JobRecord[];
        /** The `cursor` of the next page; `null` on the last page. */
        next: string | null;
    };
};
/**
 * Step of a job
 *
 * A step of a job.
 */
export type JobStep = {
    /** When it happened. */
    at: Timestamp;
    /**
     * What happened: the job was `created`; it is being submitted to an upstream (`submitting`); an upstream accepted
     * it (`running`) or has finished it, and the result is being stored (`collecting`); a temporary failure is retried
     * (`retrying`); the job `succeeded`, `failed` or was `cancelled`, which is its end.
     */
    step: "created" | "submitting" | "running" | "retrying" | "collecting" | "succeeded" | "failed" | "cancelled";
    /** What happened, in a sentence. */
    message: string;
    /** The upstream that accepted the job, by its name in the configuration. */
    upstream?: string;
    /** The number of the submission, or of the attempt that failed, from 1. */
    attempt?: number;
    /** When it is retried. */
    nextAttempt?: Timestamp;
    /** Why the job failed. */
    reason?: FailureReason;
    /** The units that were reserved when the job was created, or that were charged in the end. */
    quota?: Quota;
};
/**
 * Timeline of a job
 *
 * The timeline of a job.
 */
export type JobTimeline = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The job and its steps. */
    data: {
        /** The identifier of the job. */
        jobId: string;
        /** The steps, oldest first; about sixty at the most. */
        steps: JobStep[];
    };
};
/**
 * Try of a callback
 *
 * One attempt to deliver a callback.
 */
export type CallbackAttempt = {
    /** When it began. */
    startedAt: Timestamp;
    /** How long it took. */
    milliseconds: number;
    /** The status of the receiver's response; absent if it did not respond. */
    statusCode?: number;
    /** Why the delivery failed; absent if it succeeded. */
    failure?: string;
    /** The first 1024 bytes of the receiver's response, as text. */
    answer: string;
};
/**
 * Callback
 *
 * The state of a job's callback.
 */
export type CallbackReport = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** The state in a sentence. */
    message: string;
    /** The callback and the attempts to deliver it. */
    data: {
        /** The identifier of the job. */
        jobId: string;
        /** The `webhook-id` header of the callback, the same in every attempt. */
        webhookId: string;
        /** The address of the receiver. */
        hookUrl: string;
        /**
         * `pending` while it is still to be delivered, `delivered` once the receiver has responded with 2xx,
         * `unwanted` once it has responded with 410, `given-up` after the last attempt of the schedule.
         */
        state: "pending" | "delivered" | "unwanted" | "given-up";
        /** When the next attempt is made, while it is pending. */
        nextAttempt?: Timestamp;
        /** The last 100 attempts, latest first. */
        attempts: CallbackAttempt[];
    };
};
/**
 * Secret of callbacks
 *
 * A secret in the format of Standard Webhooks.
 */
export type CallbackSecret = {
    /** The secret, in the format that Standard Webhooks libraries accept. */
    secret: string;
    /** When it was created. */
    createdAt: Timestamp;
    /** Until when it still signs, if it has been replaced. */
    expiresAt?: Timestamp;
};
/**
 * Secrets of callbacks
 *
 * The secrets that the account's callbacks are signed with.
 */
export type CallbackSecrets = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The current secrets. */
    data: {
        /** The current secret first, then replaced ones that still sign. */
        secrets: CallbackSecret[];
    };
};
/**
 * Limits of an account
 *
 * The limits of the account per minute, at once, and of storage. A limit that is absent does not apply.
 */
export type AccountLimits = {
    /** Requests per minute. */
    requestsPerMinute?: number;
    /** Tokens per minute, input and output together. */
    tokensPerMinute?: number;
    /** Concurrent requests; a stream counts until its end. */
    concurrent?: number;
    /** The number of recordings that can be stored. */
    samples?: number;
    /** The total size of the stored recordings, in megabytes of 1,048,576 bytes. */
    sampleMegabytes?: number;
};
/**
 * Limits that hold for a key
 *
 * The limits of the key. A limit that is absent does not apply.
 */
export type HeldLimits = {
    /** The operations that it can call. */
    operations?: string[];
    /** The models that it can use. */
    models?: string[];
    /** Requests per minute. */
    requestsPerMinute?: number;
    /** Units of quota per day (UTC). */
    unitsPerDay?: number;
    /** Units of quota per month (UTC). */
    unitsPerMonth?: number;
};
/**
 * What a key has spent
 *
 * What the key has spent of its limits in units, including what is reserved for work in progress, together with the
 * keys that it was rotated from or to.
 */
export type KeySpending = {
    /** In the current day (UTC). */
    day: Amount;
    /** In the current month (UTC). */
    month: Amount;
};
/**
 * Person
 *
 * A person of the account.
 */
export type Person = {
    /** The identifier of the person. */
    personId: string;
    /** The e-mail address of the person. */
    email: string;
    /** The name of the person. */
    name: string;
    /** The role of the person; `owner` or `member`. */
    role: "owner" | "member";
    /** When the person joined the account. */
    since: Timestamp;
};
/**
 * Account
 *
 * The account of the request.
 */
export type Account = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The account. */
    data: {
        /** The identifier of the account. */
        accountId: string;
        /** The name of the account. */
        name: string;
        /** When it was created. */
        createdAt: Timestamp;
        /** The units of quota that it can spend. */
        balance: Amount;
        /** The units that are reserved for work in progress. */
        reserved: Amount;
        /** The limits of the account per minute, at once, and of storage. A limit that is absent does not apply. */
        limits: AccountLimits;
        /**
         * Whether the account is the gateway's own, whose people and keys can see the state of the gateway
         * (`GET /upstreams`).
         */
        operator: boolean;
        /** The key of the request, if it has one. */
        key?: {
            /** The identifier of the key. */
            keyId: string;
            /** The limits of the key. A limit that is absent does not apply. */
            limits: HeldLimits;
            /**
             * What the key has spent of its limits in units, including what is reserved for work in progress, together with the
             * keys that it was rotated from or to.
             */
            spent: KeySpending;
        };
        /** The person of the session, if the request has one. */
        person?: Person;
        /** The CSRF token. Every request with the session's cookie that changes something needs it in `x-csrf-token`. */
        csrfToken?: string;
    };
};
/**
 * E-mail address
 *
 * An e-mail address, which is not case-sensitive.
 */
export type EmailAddress = string;
/**
 * Password
 *
 * A password. Longer is better; no types of characters are required.
 */
export type Password = string;
/**
 * Name of a person
 *
 * The name of the person.
 */
export type PersonName = string;
/**
 * Name of an account
 *
 * The name of the account, such as that of a company. The default is the name of the person.
 */
export type OrganisationName = string;
/**
 * Token of an invitation
 *
 * The `token=` of the link of an invitation. The person joins the account of the invitation.
 */
export type InvitationToken = string;
/**
 * Sign-up
 *
 * The person to sign up, with or without an invitation.
 */
export type SignUpRequest = {
    /** An e-mail address, which is not case-sensitive. */
    email: EmailAddress;
    /** A password. Longer is better; no types of characters are required. */
    password: Password;
    /** The name of the person. */
    name: PersonName;
    /** The name of the account, such as that of a company. The default is the name of the person. */
    organisation?: OrganisationName;
    /** The `token=` of the link of an invitation. The person joins the account of the invitation. */
    invitation?: InvitationToken;
};
/**
 * Request for a mail
 *
 * The address to send the e-mail to.
 */
export type EmailRequest = {
    /** An e-mail address, which is not case-sensitive. */
    email: EmailAddress;
};
/**
 * Sign-in
 *
 * The credentials to sign in with.
 */
export type SignInRequest = {
    /** An e-mail address, which is not case-sensitive. */
    email: EmailAddress;
    /** The person's password. */
    password: string;
};
/**
 * Session
 *
 * The session of the person who has signed in.
 */
export type Session = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The session. Its token is only in the cookie that the response sets. */
    data: {
        /** The account that the person belongs to. */
        accountId: string;
        /** A person of the account. */
        person: Person;
        /** The CSRF token. Every request with the cookie that changes something needs it in `x-csrf-token`. */
        csrfToken: string;
    };
};
/**
 * Token of a link
 *
 * The `token=` of a link that was sent by e-mail.
 */
export type LinkToken = string;
/**
 * New password
 *
 * The new password, and the token of the link to set it.
 */
export type PasswordRequest = {
    /** The `token=` of a link that was sent by e-mail. */
    token: LinkToken;
    /** A password. Longer is better; no types of characters are required. */
    password: Password;
};
/**
 * Invitation under way
 *
 * An open invitation.
 */
export type Invitation = {
    /** The identifier of the invitation. */
    invitationId: string;
    /** The e-mail address that was invited. */
    email: string;
    /** The role that the person will have; `owner` or `member`. */
    role: "owner" | "member";
    /**
     * `mailed` while the link has not been used; `signed-up` once the person has signed up with it and has not
     * activated the address yet.
     */
    status: "mailed" | "signed-up";
    /** The person who sent the invitation; absent if the operator did. */
    invitedBy?: {
        /** The identifier of the person. */
        personId: string;
        /** The e-mail address of the person. */
        email: string;
        /** The name of the person. */
        name: string;
    };
    /** When the invitation expires. */
    expiresAt: Timestamp;
};
/**
 * People
 *
 * The people of the account.
 */
export type PersonList = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The people and the open invitations of the account. */
    data: {
        /** The people, in the order in which they joined. */
        people: Person[];
        /** The open invitations. */
        invitations: Invitation[];
    };
};
/**
 * Role
 *
 * The role of a person in the account; an `owner` can also invite and remove people.
 */
export type Role = "owner" | "member";
/**
 * Change of a person
 *
 * The new role of the person.
 */
export type PersonRequest = {
    /** The role of a person in the account; an `owner` can also invite and remove people. */
    role: Role;
};
/**
 * Person changed
 *
 * The person after the change.
 */
export type PersonChanged = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** A person of the account. */
    data: Person;
};
/**
 * Invitation
 *
 * The person to invite to the account.
 */
export type InvitationRequest = {
    /** An e-mail address, which is not case-sensitive. */
    email: EmailAddress;
    /**
     * The role of a person in the account; an `owner` can also invite and remove people.
     * @default member
     */
    role?: Role;
};
/**
 * Key
 *
 * An API key, without its secret.
 */
export type Key = {
    /** The identifier of the key. */
    keyId: string;
    /** The name of the key. */
    name: string;
    /** The first characters of the key, to tell it from others. */
    prefix: string;
    /** The limits of the key. A limit that is absent does not apply. */
    limits: HeldLimits;
    /**
     * What the key has spent of its limits in units, including what is reserved for work in progress, together with the
     * keys that it was rotated from or to.
     */
    spent: KeySpending;
    /** When it was created. */
    createdAt: Timestamp;
    /**
     * The person who created it; absent if the operator did. Of a person who has left the account, only the
     * identifier.
     */
    createdBy?: {
        /** The identifier of the person. */
        personId: string;
        /** The name of the person. */
        name?: string;
        /** The e-mail address of the person. */
        email?: string;
    };
    /** When it was last used, within a minute; absent if it was never used. */
    lastUsedAt?: Timestamp;
    /** When it expires. */
    expiresAt?: Timestamp;
    /** When it was revoked. */
    revokedAt?: Timestamp;
};
/**
 * Keys
 *
 * The keys of the account.
 */
export type KeyList = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The keys: live ones first, then ended ones, which are kept because usage refers to them. */
    data: {
        /** The keys. */
        keys: Key[];
    };
};
/**
 * Name of a key
 *
 * The name of the key, such as what it is used for.
 */
export type KeyName = string;
/**
 * Limits of a key
 *
 * The limits of a key. A limit that is absent does not apply.
 */
export type KeyLimits = {
    /** The operations that it can call, by their operation ids in this contract; only those that accept a key. */
    operations?: string[];
    /** The models that it can use. */
    models?: string[];
    /** The number of requests that it can make per minute. */
    requestsPerMinute?: number;
    /**
     * The units of quota that it can spend per day (UTC). Work counts in the day in which it was accepted, from when
     * its price is reserved, although work that ends in the next day appears in the usage of that day.
     */
    unitsPerDay?: number;
    /**
     * The units of quota that it can spend per month (UTC). Work counts in the month in which it was accepted, from
     * when its price is reserved, although work that ends in the next month appears in the usage of that month.
     */
    unitsPerMonth?: number;
};
/**
 * New key
 *
 * The name and the limits of the new key.
 */
export type CreateKeyRequest = {
    /** The name of the key, such as what it is used for. */
    name: KeyName;
    /** The limits of a key. A limit that is absent does not apply. */
    limits?: KeyLimits;
    /** When the key expires; a time in the future. */
    expiresAt?: string;
};
/**
 * Key created
 *
 * The new key, which is only shown in this response.
 */
export type KeyMade = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The key. */
    data: {
        /**
         * The key itself, for the header `SVC-API-KEY`. It is only shown in this response; the gateway stores only a
         * hash of it.
         */
        secret: string;
        /** An API key, without its secret. */
        key: Key;
    };
};
/**
 * Key revoked
 *
 * The key is rejected from now on.
 */
export type KeyRevoked = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** An API key, without its secret. */
    data: Key;
};
/**
 * Rotation of a key
 *
 * How long the replaced key stays valid.
 */
export type RotateKeyRequest = {
    /**
     * How long both keys are valid, in hours; 0 ends the old one at once.
     * @default 24
     */
    overlapHours?: number;
};
/**
 * Identifier
 *
 * An identifier of the gateway, a UUID.
 */
export type Identifier = string;
/**
 * Day
 *
 * A day, in UTC.
 */
export type Day = string;
/**
 * Limit of a page
 *
 * 1 to 500; the default is 50.
 * @default 50
 */
export type PageLimit = number;
/**
 * What a change has changed
 *
 * The changed values: of an account its name, of a person the role, of a key its limits and its end. What is absent
 * has not changed.
 */
export type ChangedFacts = {
    /** The name of the account. */
    name?: string;
    /** The role of the person or the invitation; `owner` or `member`. */
    role?: "owner" | "member";
    /** The limits of the key. A limit that is absent does not apply. */
    limits?: HeldLimits;
    /** When the key expires, or was ended. */
    expiresAt?: Timestamp;
};
/**
 * Change of the account
 *
 * A change of the account, its people, its invitations or its keys. Names and addresses are those at the time of the
 * change. It never contains a secret.
 */
export type AccountChange = {
    /** The identifier of the change. */
    changeId: string;
    /**
     * What happened. `person.invited` is an invitation, and `person.joined` its acceptance, when the address is
     * activated. `person.changed` is a new role. When a key is rotated, `newKey` is the one that replaces it.
     */
    kind: "account.created" | "account.suspended" | "account.resumed" | "person.invited" | "invitation.withdrawn" | "person.joined" | "person.changed" | "person.removed" | "person.left" | "key.created" | "key.rotated" | "key.revoked" | "callback-secret.rotated";
    /** When it happened. */
    createdAt: Timestamp;
    /** Who did it. */
    by: {
        /** A `person` in a session, a program by a `key`, or the `operator` of the gateway. */
        kind: "person" | "key" | "operator";
        /** The identifier of the person. */
        personId?: string;
        /** The identifier of the key. */
        keyId?: string;
        /** The name of the person or the key. */
        name?: string;
        /** The e-mail address of the person. */
        email?: string;
    };
    /** The person that was changed. Of an invited person only the address is known. */
    person?: {
        /** The identifier of the person. */
        personId?: string;
        /** The name of the person. */
        name?: string;
        /** The e-mail address. */
        email: string;
    };
    /** The identifier of the invitation that was changed or accepted. */
    invitationId?: string;
    /** The key that was changed. */
    key?: {
        /** The identifier of the key. */
        keyId: string;
        /** The name of the key. */
        name: string;
        /** The first characters of the key, to tell it from others. */
        prefix: string;
    };
    /** The key that replaces it, with the same name and limits. */
    newKey?: {
        /** The identifier of the key. */
        keyId: string;
        /** The first characters of the key, to tell it from others. */
        prefix: string;
    };
    /** The values before the change, of what has changed. */
    before?: ChangedFacts;
    /** The values after the change. */
    after?: ChangedFacts;
};
/**
 * Changes of the account
 *
 * A page of changes.
 */
export type ChangePage = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** A page, newest changes first. */
    data: {
        /** The changes. */
        changes: AccountChange[];
        /** The `cursor` of the next page; `null` on the last page. */
        next: string | null;
    };
};
/**
 * Usage
 *
 * What was used, for one combination of the dimensions of the report.
 */
export type UsageRow = {
    /** The day, in UTC. */
    day?: string;
    /** The key; empty if there was none. */
    keyId?: string;
    /** The model. */
    model?: string;
    /** The operation. */
    operation?: string;
    /**
     * Requests that ended with a charge, also of 0 units. Requests that failed for free are not counted, and those
     * that moderation rejected only if they were charged.
     */
    requests: number;
    /** The units of quota that were consumed. */
    units: Amount;
    /** Seconds of video that were generated. */
    seconds: number;
    /** Images that were generated. */
    images: number;
    /** Songs that were generated. */
    songs: number;
    /** Input tokens, including those that were read from or written to a cache. */
    inputTokens: number;
    /** Input tokens that were read from the upstream's cache. */
    cachedInputTokens: number;
    /** Input tokens that were written to the upstream's cache, whatever their lifetime is. */
    cacheWriteTokens: number;
    /** Output tokens. */
    outputTokens: number;
};
/**
 * Usage report
 *
 * What the account has used.
 */
export type UsageReport = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The report. */
    data: {
        /** The first day, in UTC. */
        from: string;
        /** The last day, in UTC, inclusive. */
        to: string;
        /** One row for each combination of the dimensions of the report, in order. */
        rows: UsageRow[];
        /** What was used, for one combination of the dimensions of the report. */
        total: UsageRow;
    };
};
/**
 * Entry of the ledger
 *
 * A movement between the four balances of the account. The four amounts of an entry sum to zero; the sums over all
 * entries are the balances. Entries are never changed.
 */
export type LedgerEntry = {
    /** The identifier of the entry. */
    entryId: string;
    /** What happened. */
    kind: "grant" | "reserve" | "settle" | "release" | "adjust";
    /** When the entry was written. */
    createdAt: Timestamp;
    /** The change of what can be spent. */
    available: Amount;
    /** The change of what is reserved. */
    reserved: Amount;
    /** The change of what was consumed. */
    consumed: Amount;
    /** The offsetting amount of grants and corrections. */
    issued: Amount;
    /** The operation of the request. */
    operation?: string;
    /** The model of the request. */
    model?: string;
    /** The price rule that was applied; the most expensive one if the lines have several. */
    rule?: string;
    /** The lines of the price. */
    lines?: PriceLine[];
    /**
     * For work that moderation rejected, the number of this rejection among those that count together (in 24 hours
     * unless configured), from 1.
     */
    moderationCount?: number;
    /**
     * Whether the work was cancelled or aborted after an upstream had begun it. It is free while the account cancels
     * or aborts little, or less than it pays for, and charged in full beyond that. An image of which a partial image was
     * sent, without an idempotency key, is always charged.
     */
    givenUp?: true;
    /** The `x-request-id` of the request. */
    requestId?: string;
    /** The identifier of the job. */
    jobId?: string;
    /** The key of the request. */
    keyId?: string;
    /** The person of the session, if no key was used. */
    personId?: string;
    /** A note of the operator. */
    note?: string;
    /** The fingerprint of the contract that was in force. */
    contract: string;
};
/**
 * Ledger
 *
 * A page of the ledger.
 */
export type LedgerPage = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** A page, newest entries first. */
    data: {
        /** The entries. */
        entries: LedgerEntry[];
        /** The `cursor` of the next page; `null` on the last page. */
        next: string | null;
    };
};
/**
 * Contract
 *
 * An OpenAPI 3.1 document.
 */
export type Contract = {
    /** The version of OpenAPI. */
    openapi: string;
    /** What the contract is about. */
    info: {
        [key: string]: unknown;
    };
    /** The operations. */
    paths: {
        [key: string]: unknown;
    };
} & {
    [key: string]: unknown;
};
/**
 * Speed of an upstream
 *
 * The number of calls, and the times to the response headers, including waiting for other calls. The times are absent
 * if no call had a response.
 */
export type UpstreamSpeed = {
    /** The number of calls. */
    calls: number;
    /** The median. */
    p50Milliseconds?: number;
    /** The 95th percentile. */
    p95Milliseconds?: number;
};
/**
 * Upstream report
 *
 * The state of an upstream.
 */
export type UpstreamReport = {
    /** The name of the upstream in the settings. */
    name: string;
    /** The kind of upstream in the settings. */
    kind: string;
    /**
     * The health of the upstream. `good`: it responds. `unused`: it has not been called in the reported time.
     * `failing`: at least half of its last ten calls, or of those since the circuit breaker was last open, have
     * failed. `resting`: it has failed so often in a row that the circuit breaker blocks calls for a while. `keyless`:
     * it accepts none of the gateway's keys.
     */
    health: "good" | "unused" | "failing" | "resting" | "keyless";
    /** The health in a sentence. */
    message: string;
    /** The models that it serves, in the order of the settings. */
    models: {
        /** The name of the model for callers; `*` stands for all that the settings do not name. */
        model: string;
        /** The name of the model at the upstream; `*` if it is the same. */
        called: string;
    }[];
    /** The circuit breaker, which blocks calls to an upstream that fails repeatedly. */
    breaker: {
        /**
         * `closed`: calls go through. `open`: calls are blocked. `half-open`: one call tests the upstream, and others
         * are blocked until it has a response.
         */
        state: "closed" | "half-open" | "open";
        /** Since when it has been open or half-open. */
        since?: Timestamp;
        /** When the next call tests the upstream, if it is still blocked. */
        triesAgainAt?: Timestamp;
    };
    /** The gateway's keys for the upstream. */
    keys: {
        /** The number of keys. */
        count: number;
        /** The number of keys that can be used now; the upstream rejects the others, or has asked to wait. */
        usable: number;
    };
    /** The calls in progress. */
    calls: {
        /** The number of calls in progress; streams count until their end. */
        underWay: number;
        /** The number of calls that wait for others to end. */
        waiting: number;
    };
    /** The calls of the last minutes, without those that poll jobs. */
    recent: UpstreamSpeed & {
        /**
         * The number of calls by outcome: `done`, or what went wrong. Calls that the gateway blocked are `spared`
         * and do not count in `calls`.
         */
        outcomes: {
            [key: string]: number;
        };
    };
    /** The same for each step, oldest first; steps without a call are left out. */
    steps: (UpstreamSpeed & {
        /** When it began. */
        at: Timestamp;
        /** The number of calls that failed at the upstream. */
        failures: number;
    })[];
    /** The last error since the process was started. */
    lastError?: {
        /** When it happened. */
        at: Timestamp;
        /** The kind of error. */
        kind: string;
        /** The message that the caller got, if there was one. */
        message: string;
        /** The upstream's own identifier of the request, if it sent one. Quote it to the upstream's support. */
        requestId?: string;
    };
};
/**
 * Upstreams
 *
 * The state of the upstreams, as one process of the gateway knows it.
 */
export type UpstreamList = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The upstreams and the process that reports on them. */
    data: {
        /** The process that responds. The figures are its own. */
        process: {
            /** The roles of the process: `api` serves requests, `worker` works on jobs. */
            roles: ("api" | "worker")[];
            /** When the process was started. */
            startedAt: Timestamp;
        };
        /** The number of seconds that `recent` and `steps` cover. */
        windowSeconds: number;
        /** The length of a step in seconds. */
        stepSeconds: number;
        /** The upstreams. */
        upstreams: UpstreamReport[];
    };
};
/**
 * Health
 *
 * The process serves requests.
 */
export type Health = {
    /** Always `SUCCESS`. */
    status: "SUCCESS";
    /** A short text. */
    message: string;
    /** The addresses of the gateway: those that its settings name for the outside, or else those where it listens. */
    data: {
        /**
         * The main address.
         *
         * Format: uri
         */
        baseUrl: string;
        /**
         * The alternate address; the main one where there is none, or none yet, or where the settings name only the main
         * one for the outside.
         *
         * Format: uri
         */
        altBaseUrl: string;
    };
};
/**
 * Readiness
 *
 * Whether the gateway and the services that it needs are ready.
 */
export type Readiness = {
    /** `SUCCESS` if everything is ready, else `FAILED`. */
    status: "SUCCESS" | "FAILED";
    /** A short text; names what is not ready. */
    message: string;
    /** What is ready. */
    data: {
        /** Whether the database responds. */
        database: boolean;
        /** Whether the job queue responds. */
        queue: boolean;
        /** Whether the asset store can be written to. */
        assets: boolean;
        /**
         * Whether new work is accepted at every address: not before all of them are open, and not while the gateway
         * shuts down.
         */
        accepting: boolean;
    };
};
/**
 * Piece of a tool call
 *
 * A piece of a tool call in a stream. `index` tells the calls apart.
 */
export type ChatToolCallPiece = {
    /** The index of the tool call, from 0. */
    index?: number | null;
    /** The identifier of the tool call, which the message with its result refers to; in the first piece. */
    id?: string | null;
    /** The kind of tool, for example `function`. */
    type?: string | null;
    /** The function that is called, if the tool is one. */
    function?: ({
        /** The name of the function; in the first piece. */
        name?: string | null;
        /** The next piece of the arguments, as a string of JSON. */
        arguments?: string | {
            [key: string]: unknown;
        } | null;
    } & {
        [key: string]: unknown;
    }) | null;
} & {
    [key: string]: unknown;
};
/** The image, as a complete file in Base64. */
export type StreamedPicture = string;
/** When it was created, in Unix seconds. */
export type StreamedPictureTime = number;
/** Width and height in pixels, such as `1536x1024`; the requested size if the upstream does not say. */
export type StreamedPictureSize = string;
/** The quality of the image; the requested quality if the upstream does not say. */
export type StreamedPictureQuality = string;
/** Whether the background is transparent; the requested background if the upstream does not say. */
export type StreamedPictureBackground = string;
/** The file format of the image. */
export type StreamedPictureFormat = "png" | "jpeg" | "webp";
/** The prompt that the model used, if the upstream tells it. */
export type StreamedPicturePrompt = string;
/**
 * All is told
 *
 * Everything up to now has been sent; from here on, changes follow as they happen.
 */
export type CaughtUp = {
    /** The time up to which all changes have been sent. */
    caughtUpAt: Timestamp;
};
export interface paths {
    "/vidx/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a video
         *
         * Creates a video from a prompt and, optionally, reference images and voice characters. The response comes at once,
         * with the identifier of a job. Get the job's record with `GET /vidx/fetch`, stream its events with
         * `GET /jobs/{jobId}/events`, or set `hook_url` to have the record posted there when the job ends.
         *
         * The price depends on `video_length` and `resolution_name`. It is reserved now and charged when the video is ready; a
         * job that fails is free. Send an `Idempotency-Key` so that a request can be repeated without creating a second video.
         *
         * Moderation rejects content that is not safe for work: the job fails with `data.reason` `moderation`. The
         * first rejections in 24 hours are free, counted together with those of images and songs (see *Quota*).
         */
        post: operations["createVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vidx/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a video job
         *
         * Returns the state of a video job and, once it has succeeded, the addresses of the video and its cover. Poll every
         * few seconds while `status` is `ON_QUEUE`. To avoid polling, stream `GET /jobs/{jobId}/events` or set `hook_url` when
         * you create the job.
         *
         * An address on the gateway is valid for 24 to 30 hours from the request (unless configured). Requests return the same
         * one for a quarter of a day, so that clients can cache the file, and a valid one for as long as the job is kept,
         * which is 30 days from its end (unless configured).
         */
        get: operations["getVideoJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/images/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create images
         *
         * Generates images from a prompt and returns them in the same response, as addresses or as Base64. `mode` is the
         * model; `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for
         * imgx-image-1, which is slow.
         *
         * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
         * A prompt that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The first
         * rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures are
         * free.
         *
         * Any parameter of the body may be `null`, which means the same as leaving it out. The schemas do not list `null`; it
         * is accepted because some frameworks send it for every value that is not set.
         *
         * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
         * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
         *
         * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
         * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
         * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
         * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
         * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
         * is free.
         *
         * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
         * not charged again, and a repeated stream gets its last event.
         */
        post: operations["createImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/images/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit images
         *
         * Edits parts of an image, or creates a new image from several, and returns the result as Base64 in the same response.
         * `mode` is the model; `model` is accepted in its place. Use the alternate address for imgx-image-1, which is slow.
         *
         * Files are sent as parts of a form (`image` once or more, or `image[]`; `mask`), inside JSON (`image`, a list of data
         * URIs, bare Base64, or http or https addresses), or inside JSON as `images` (a list of `{"image_url": …}`). The type
         * of a file is detected from its content, never from its name or declared type. All files together may have 64 MiB
         * inside JSON and 256 MiB as a form, which may have 64 parts.
         *
         * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
         * A request that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The
         * first rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures
         * are free.
         *
         * Any parameter of the JSON body may be `null`, which means the same as leaving it out. The schemas do not list
         * `null`; it is accepted because some frameworks send it for every value that is not set.
         *
         * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
         * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
         *
         * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
         * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
         * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
         * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
         * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
         * is free.
         *
         * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
         * not charged again, and a repeated stream gets its last event.
         */
        post: operations["editImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/musx/v1/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a sample
         *
         * Uploads a recording, as a file or from an address, measures it, and returns the identifier that
         * `POST /musx/v1/sample` takes as `music_id`. MP3, WAV, Ogg, FLAC, MP4 and WebM are accepted, 1 second to 10 minutes
         * long and below 25 MB; the type of a file is detected from its content. A recording is kept for 30 days (unless
         * configured) and can be used for any number of songs.
         *
         * It is free, unless the operator has set a price. `GET /account` shows how many recordings an account can store;
         * beyond that the response is 409 with the code `too_many_samples`, until one expires or is deleted. If an address
         * does not lead to a file, the response is 400 and names `audio_url`.
         */
        post: operations["uploadSample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/musx/v1/samples/{musicId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a sample
         *
         * Removes a recording that the account has uploaded, before it expires. No further song can be created from it, and it
         * no longer counts among the stored recordings. Songs that are in progress are finished: the file itself is removed
         * within minutes of the end of the last of them, or at once if there are none.
         */
        delete: operations["removeSample"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/musx/v1/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a song from a sample
         *
         * Creates two songs from an uploaded recording. The response comes at once, with the identifier of a job. In custom
         * mode you give the lyrics and the style; in inspiration mode a description is enough. Get the job's record with
         * `GET /musx/v2/fetch`, stream its events with `GET /jobs/{jobId}/events`, or set `hookUrl` to have the record posted
         * there when the job ends.
         *
         * The price of both songs is reserved now and charged when they are ready; a job that fails is free. If moderation
         * rejects the lyrics or the description, the job fails with `data.reason` `moderation`. The first rejections in 24
         * hours are free, counted together with those of videos and images (see *Quota*). Send an `Idempotency-Key` so that a
         * request can be repeated without creating further songs.
         */
        post: operations["createMusic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/musx/v2/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a music job
         *
         * Returns the state of a music job and, once it has succeeded, its two songs. Poll every few seconds while `status` is
         * `ON_QUEUE`. To avoid polling, stream `GET /jobs/{jobId}/events` or set `hookUrl` when you create the job.
         *
         * An address on the gateway is valid for 24 to 30 hours from the request (unless configured). Requests return the same
         * one for a quarter of a day, so that clients can cache the file, and a valid one for as long as the job is kept,
         * which is 30 days from its end (unless configured). Other addresses are valid as long as the upstream says.
         */
        get: operations["getMusicJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/musx/v1/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a music job (deprecated)
         *
         * The earlier address of this operation. It returns the same as `/musx/v2/fetch`, which replaces it, and says so in
         * its `Deprecation` and `Link` headers.
         * @deprecated
         */
        get: operations["getMusicJobV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/musx/v1/gen-midi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extract MIDI from a song
         *
         * Returns the notes of a finished song by instrument, in the same response. The song is identified by the `musicId` in
         * the job's record. While `data.state` is `running`, the notes are not ready yet: repeat the request in a few seconds. With
         * `error` there will be none.
         *
         * It is free, unless the operator has set a price; then each response that has the notes is charged. An
         * `Idempotency-Key` has no effect here.
         */
        post: operations["extractMidi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a message
         *
         * Creates a model response to a conversation, in the format of the messages interface. With `stream: true` the
         * response is sent as server-sent events while it is generated; the last is `message_stop`, or `error` if the stream
         * is cut off.
         *
         * Upstreams that speak the messages interface get parameters that are not listed here unchanged. For other upstreams
         * the request and its response are translated; a parameter that has no counterpart there is rejected with 400 by name.
         *
         * The tokens that are read and written are charged when the response is over, whether it is complete or was cut off.
         * The response is 402 if the account has less than the input costs. An `Idempotency-Key` has no effect here: a
         * repeated request is answered, and charged, again.
         */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/messages/count_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the input tokens of a message
         *
         * Counts the tokens of a conversation for its model, without creating a message. If an upstream of the messages
         * interface serves the model, it counts, and its response is passed on. If none of the model's upstreams can count,
         * the gateway estimates, and the header `x-patchbay-estimated` says so.
         *
         * It is free, and works whatever the balance is. It counts against the limit of requests per minute, and uses no
         * tokens.
         */
        post: operations["countMessageTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chat/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a chat completion
         *
         * Creates a model response to a conversation, in the format of the chat-completions interface. With `stream: true` the
         * response is sent as server-sent events while it is generated, and ends with `data: [DONE]`.
         *
         * Upstreams that speak the chat-completions interface get parameters that are not listed here unchanged. For other
         * upstreams the request and its response are translated; a parameter that has no counterpart there is rejected with
         * 400 by name, unless it does not affect the response or is a hint: `seed`, `prediction`, `store`, `metadata` and the
         * `detail` of images are left out, and `x-patchbay-ignored` names them.
         *
         * In a translated request, the `name` of a user is put before the text (`Ada says:`), and the text of users without a
         * name beside one is marked `Another user says:`. `functions` and `function_call`, the form that tools had before, are
         * answered in that form, and `top_k` is passed on. Files may be PDFs and texts in UTF-8, and an empty one is 400. A
         * `verbosity` is passed on as an instruction, and the effort `minimal` becomes the lowest that the model has. Of a
         * JSON object without a schema (`response_format: {type: json_object}`), the model of an upstream of the messages
         * interface is told in an instruction to return one: text around the object is left out of the response, and a
         * response without an object is 400, which is charged like any other. A stream of it, which has begun with 200, ends
         * with an error that says the same (`invalid_request_error`, and the parameter in `param`).
         *
         * The tokens that are read and written are charged when the response is over, whether it is complete or was cut off.
         * The response is 402 if the account has less than the input costs. An `Idempotency-Key` has no effect here: a
         * repeated request is answered, and charged, again.
         */
        post: operations["createChatCompletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a response
         *
         * Creates a model response to a text or a conversation, in the format of the responses interface. With `stream: true`
         * the response is sent as server-sent events while it is generated; the last is `response.completed`,
         * `response.incomplete` or `response.failed`.
         *
         * The gateway stores the response for 30 days (unless configured), unless `store` is false: a later request can
         * continue from it with `previous_response_id`, also with another model. A response that others continue from is
         * stored as long as they are, so that a conversation keeps its beginning.
         *
         * `conversation` and `background: true` are rejected with 400: continue by `previous_response_id`, and stream what
         * takes long. Upstreams that speak the responses interface get parameters that are not listed here unchanged. For other
         * upstreams
         * the request and its response are translated; a parameter that has no counterpart there is rejected with 400 by name,
         * unless it does not affect the response, or is the `detail` of images, which is left out and named in
         * `x-patchbay-ignored`.
         *
         * In a translated request, files may be PDFs and texts in UTF-8, which must be sent along and not be empty; for an
         * upstream of the messages interface, PDFs may also be at an `https` address (`file_url`). A `verbosity` is passed on
         * as an instruction, and the effort `minimal` becomes the lowest that the model has.
         * `truncation: auto` drops nothing: a conversation that is too long is rejected, and the response says `disabled`.
         * `service_tier` is `default` unless the upstream says otherwise. Of a JSON object without a schema
         * (`text: {format: {type: json_object}}`), the model of an upstream of the messages interface is told in an
         * instruction to return one: text around the object is left out of the response, and a response without an object is
         * 400, which is charged like any other. A stream of it, which has begun with 200, ends with `error` and
         * `response.failed` that say the same (`invalid_request_error`, and the parameter in `param`).
         *
         * The tokens that are read and written are charged when the response is over, whether it is complete or was cut off.
         * The response is 402 if the account has less than the input costs. An `Idempotency-Key` has no effect here: a
         * repeated request is answered, and charged, again.
         */
        post: operations["createResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/responses/input_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the input tokens of a response
         *
         * Counts the tokens of a text or a conversation for its model, including all that `previous_response_id` and
         * referenced items stand for, without creating a response. An upstream that counts for the responses interface gets
         * the request as it is; for one that counts for the messages interface it is translated. If none of the model's
         * upstreams can count, the gateway estimates, and the header `x-patchbay-estimated` says so.
         *
         * It is free, and works whatever the balance is. It counts against the limit of requests per minute, and uses no
         * tokens.
         */
        post: operations["countResponseTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/responses/{responseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a response
         *
         * Returns a stored response of the account, as it was first returned.
         */
        get: operations["getResponse"];
        put?: never;
        post?: never;
        /**
         * Delete a response
         *
         * Deletes a stored response and its input before it expires. Responses that continue from it can still be retrieved,
         * but no request can continue from them.
         */
        delete: operations["deleteResponse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/responses/{responseId}/input_items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the input items of a response
         *
         * Lists the input items of a stored response, in pages. Items of earlier responses that it continues from are not
         * included.
         */
        get: operations["listResponseInputItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/embeddings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create embeddings
         *
         * Creates embedding vectors of texts, in the format of the public embeddings interface: for semantic search,
         * clustering and similarity. Parameters that are not listed here are passed on to the upstream unchanged.
         *
         * Vectors of different models cannot be compared. Several upstreams can serve one model name: the operator makes sure
         * that their vectors can be compared.
         *
         * The tokens that are read are charged; the response is 402 if the account has less than the texts cost. An
         * `Idempotency-Key` has no effect here: a repeated request is answered, and charged, again.
         */
        post: operations["createEmbedding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List models
         *
         * Lists the models that this gateway serves, with the operations that take them and their prices.
         */
        get: operations["listModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/models/{modelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a model
         *
         * Returns a model that this gateway serves, with the operations that take it and their prices. If the settings have a
         * route for all other models, every name is served.
         */
        get: operations["getModel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         *
         * Lists the jobs of the account, newest first, in pages. Filters can be combined. `data.next` is the `cursor` of the
         * next page; jobs that are created meanwhile do not shift the pages. A job that the gateway cannot read, such as one
         * written by a newer gateway, is left out, and `message` says how many were.
         *
         * With `search`, a page looks through at most 500 jobs. It can have fewer jobs than `limit`, even none, and still a
         * next page with older ones.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the events of all jobs
         *
         * Streams the records of the account's jobs as they are created and change, as server-sent events: `progress` while a
         * job is in progress, `end` when it has ended. Each event has the whole record, as `GET /jobs/{jobId}` returns it. The
         * event `live` says that everything up to now has been sent and that changes follow as they happen; a new stream
         * begins with it.
         *
         * An account can have 50 of these streams open at a process of the gateway; another one is 429.
         *
         * The stream has no last event. It is closed after 15 minutes at the latest, unless the operator has set another time,
         * and within seconds of the end of its key or session. The client then reconnects.
         *
         * A client that reconnects with its last `Last-Event-ID` is first sent every job that has changed since, in its
         * present state, and then `live`. States in between are not sent, and a change from shortly before the interruption
         * may be sent twice. The changes of a job are sent in order. Changes can be caught up with for a day; a client that
         * was disconnected for longer calls `GET /jobs`.
         */
        get: operations["streamJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         *
         * Returns the record of a job of any kind. For a video or music job it is the same as the operation for that kind
         * returns; image jobs are only available here.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job
         *
         * Cancels a job whose result is no longer needed, and returns its record: `FAILED`, with `data.reason` `cancelled`.
         * Its callback is sent, and its upstream is asked to stop if it supports that.
         *
         * Cancelling is free, with one exception: work that an upstream had begun is charged if the account has cancelled or
         * aborted more of it in 24 hours than the operator allows, and more than it has paid for in that time. `data.quota` is
         * what was charged.
         *
         * Cancelling a cancelled job again has no effect. A job that has ended in another way is not changed, and the response
         * is 409 with the code `job_ended`.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the events of a job
         *
         * Streams the record of a job as server-sent events: at once, after every change (`progress`), and when it has ended
         * (`end`), which also ends the stream. Each event has the whole record, so that a missed event loses nothing.
         *
         * The `id` of an event counts the changes of the job. A client that reconnects with the last `Last-Event-ID` is sent
         * what has changed since, or nothing until something changes; if that event was the `end`, the response is 204.
         *
         * An account can have 500 of these streams open at a process of the gateway; another one is 429.
         *
         * A stream is closed after 15 minutes at the latest, unless the operator has set another time, and within seconds of
         * the end of its key or session, even if the job continues. The client then reconnects with the last `id`.
         */
        get: operations["streamJobEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the timeline of a job
         *
         * Returns the steps of a job with their times: its creation, every submission and the upstream that accepted it,
         * failures and retries, and its end with its cost. Progress is not included. Each step was recorded together with the
         * change that it describes. Jobs from before timelines were recorded have only the first and the last step.
         */
        get: operations["getJobTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the callback of a job
         *
         * Returns the state of a job's callback, and the last attempts to deliver it with their time, status and duration and
         * the beginning of the receiver's response.
         */
        get: operations["getCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{jobId}/callbacks/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver a callback
         *
         * Delivers the callback of an ended job again, at once and with the whole schedule of retries, whatever its state is.
         * It has the same `webhook-id`, so that the receiver can recognise it.
         */
        post: operations["redeliverCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/callback-secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List callback secrets
         *
         * Lists the secrets that the account's callbacks are signed with, the current one first. Callbacks are signed
         * according to [Standard Webhooks](https://www.standardwebhooks.com/), with the headers `webhook-id`,
         * `webhook-timestamp` and `webhook-signature`, an HMAC-SHA256 over `id.timestamp.body`. Verify them with any Standard
         * Webhooks library and a secret.
         */
        get: operations["getCallbackSecrets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/callback-secrets/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the callback secret
         *
         * Creates a new secret. The old one continues to sign for a day (unless configured), so that receivers can be updated
         * in the meantime: callbacks then have both signatures, and four at the most.
         */
        post: operations["rotateCallbackSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account
         *
         * Returns the account of the request, with its balance and its limits. A request with a key also gets the key's limits
         * and what it has spent; a request with a session also gets the person and the CSRF token.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         *
         * Creates a person for an e-mail address, and sends a link to it that activates the account; until then, the person
         * can do nothing. The response is the same whether or not the address already has an account: only its owner is told,
         * by e-mail.
         *
         * With `invitation`, the person joins the account of the invitation; without it, a new account is created when the
         * address is activated. The settings of the gateway decide whether anybody can sign up: if not, the response is 403
         * with the code `sign_up_closed` or `invitation_required`.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activate an account
         *
         * Activates an e-mail address with the token of the link that was sent to it. The link leads to a page of the
         * gateway's dashboard, which calls this operation. The token works once, for an hour unless configured.
         *
         * Programs that open addresses ahead of the person do not use it up: `HEAD` is rejected, and a browser that fetches
         * this one in advance (`Sec-Purpose: prefetch`, or `Purpose`) gets 403.
         */
        get: operations["activateAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/activation-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the activation e-mail
         *
         * Sends a new activation link, if the address is waiting to be activated. The response is the same for every address,
         * also when no further e-mail is sent: an address gets only a limited number of e-mails in the time that a link is
         * valid (5 unless configured).
         */
        post: operations["sendActivation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         *
         * Starts a session. Its token is set as a cookie that scripts cannot read and that other sites cannot send. Requests
         * that change something also need `data.csrfToken` in the header `x-csrf-token`.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         *
         * Ends the session; its cookie is rejected from then on.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a password reset e-mail
         *
         * Sends a link to set a new password, if the address has an account. The response is the same for every address, also
         * when no further e-mail is sent: an address gets only a limited number of e-mails in the time that a link is valid (5
         * unless configured).
         */
        post: operations["sendPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password
         *
         * Sets a new password with the token of a link that was sent by e-mail. The link works once, for an hour unless
         * configured. All sessions of the person end. Using the link also activates the address, because it shows that the
         * address belongs to the person.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         *
         * Lists the people of the account and its open invitations, with who sent them.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/people/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a person
         *
         * Removes a person from the account. Their sessions end, and the open invitations that they sent are cancelled. Keys
         * that they created stay valid; revoke them if necessary. Only owners can remove others; everybody can leave. The last
         * owner cannot be removed or leave: 409.
         */
        delete: operations["removePerson"];
        options?: never;
        head?: never;
        /**
         * Change a person's role
         *
         * Makes a person an owner or a member. Only owners can do this. The last owner cannot become a member: 409. Open
         * invitations that a new member sent as an owner are cancelled.
         */
        patch: operations["changePerson"];
        trace?: never;
    };
    "/account/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person
         *
         * Sends an e-mail with a link to sign up to this account. Only owners can invite. The link works once, for an hour
         * unless configured; a new one to the same address replaces it. A person who signs up with it has a week to activate
         * the address. An invitation is withdrawn when the owner who sent it is removed or made a member.
         *
         * An account can have a limited number of open invitations (100 unless configured), and one address gets a limited
         * number of e-mails in the time that an invitation is valid (5 unless configured); beyond these the response is 409 and
         * 429.
         */
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         *
         * Withdraws an invitation that has not been accepted yet. Its link no longer works, not even for a person who has signed
         * up with it and not activated the address: an invitation is accepted when the address is activated. Only owners can
         * do this.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         *
         * Lists the API keys of the account without their secrets: first the live keys, then the 100 or more that ended most recently.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         *
         * Creates an API key. The key is shown only in this response; the gateway stores only a hash of it. A key can be
         * limited to operations, models, requests per minute, and units per day or month, and can have an expiry time. An
         * account has 100 live keys at the most (unless configured); beyond that the response is 409 with the code
         * `too_many_keys`.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         *
         * Revokes an API key; within a second it is rejected everywhere. Work that was started with it continues. Revoking a
         * key that has ended has no effect.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/keys/{keyId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an API key
         *
         * Creates an API key that replaces another, with the same name and limits. The old key stays valid for `overlapHours`,
         * so that clients can be updated; 0 ends it at once. The limits apply to both keys together, and to all keys of
         * further rotations: they share requests, spending and refunds.
         *
         * A key that has ended cannot be rotated: 409 with the code `key_not_live`. The new key is shown only in this
         * response.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List account changes
         *
         * Lists changes of the account, its people, its invitations and its keys, newest first, in pages: what was changed,
         * when, by whom, which person or key it affects, and the values before and after. Changes are kept for a year unless
         * the operator has set another time, also those of people and keys that no longer exist. Events without an actor, such
         * as the expiry of a key or an invitation, are not listed; nor is quota, which has the ledger.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get usage
         *
         * Returns what was used in a range of at most 366 days, split by day, key, model and operation as requested. Work in
         * progress is not included; it counts on the day on which it ends.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/usage.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export usage as CSV
         *
         * Returns the same report as `GET /account/usage` as CSV.
         */
        get: operations["exportUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ledger entries
         *
         * Lists the entries of the account's ledger, newest first, in pages. They can be filtered by day, key, job and kind.
         * Each entry says what it is for: operation, price rule, quantity and price, request, key and contract. The sums over
         * all entries are the balances.
         */
        get: operations["getLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/ledger.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export ledger entries as CSV
         *
         * Returns the entries of the account's ledger as CSV, newest first. They can be filtered by day, key, job and kind.
         * The entries are read while they are sent: if reading fails, the response is cut off.
         */
        get: operations["exportLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{assetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         *
         * Returns a file that a job or an image operation has created. Its address is created by the gateway, is valid for a
         * limited time and cannot be altered; it needs no key, so that anybody who has it can download the file. Byte ranges
         * are supported, so that players can seek. An expired address is 403: get the job again for a new one.
         */
        get: operations["getAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document
         *
         * Returns the OpenAPI document of the gateway, with the gateway's own addresses as its servers. No key is needed.
         * Types that are generated from it should treat parameters with a default as optional:
         * `npx openapi-typescript openapi.json --default-non-nullable false`.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document as YAML
         *
         * Returns the same document as `GET /openapi.json`, as YAML (RFC 9512). No key is needed.
         */
        get: operations["getContractYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upstreams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List upstreams
         *
         * Lists the configured upstreams with their state: whether they respond, whether the circuit breaker blocks calls, how
         * fast they have been in the last minutes, and what went wrong last. It is for operators, with a key or a person of
         * the gateway's own account, `local`. Others get 403.
         *
         * The figures are those of the process that answers. If several processes share the work, each has its own figures,
         * and `process` says what this one does: calls for jobs are made by those with the role `worker`.
         */
        get: operations["listUpstreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check health
         *
         * Returns 200 as soon as the process serves requests, with the addresses of the gateway. No key is needed.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check readiness
         *
         * Returns 200 if the database, the queue and the asset store respond and new work is accepted, else 503; also while
         * the gateway starts and its alternate address is not open yet, and while it shuts down. A process that only serves
         * requests, or only works on jobs, reports whether it is ready for that. No key is needed.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Prometheus metrics
         *
         * Returns counters and histograms in the Prometheus text format. No key is needed; do not expose it to the public.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ProblemV1: ProblemV1;
        MessageStreamEvent: MessageStreamEvent;
        ResponseStreamEvent: ResponseStreamEvent;
        ChatCompletionChunk: ChatCompletionChunk;
        ImageStreamEvent: ImageStreamEvent;
        EditStreamEvent: EditStreamEvent;
        JobRecord: JobRecord;
        JobsEvent: JobsEvent;
        Preference: Preference;
        promptNotBlank: PromptNotBlank;
        AspectRatio: AspectRatio;
        ReferenceImage: ReferenceImage;
        VoiceCharacter: VoiceCharacter;
        VoiceCharacters: VoiceCharacters;
        CallbackAddress: CallbackAddress;
        FastVideoRequest: FastVideoRequest;
        PlainVideoRequest: PlainVideoRequest;
        OneImageVideoRequest: OneImageVideoRequest;
        CreateVideoRequest: CreateVideoRequest;
        VideoAccepted: VideoAccepted;
        Amount: Amount;
        PriceLine: PriceLine;
        Timestamp: Timestamp;
        KeyAllowance: KeyAllowance;
        Quote: Quote;
        Violation: Violation;
        ProblemData: ProblemData;
        Problem: Problem;
        JobProgress: JobProgress;
        Quota: Quota;
        VideoJobData: VideoJobData;
        VideoJobOnQueue: VideoJobOnQueue;
        VideoJobSucceeded: VideoJobSucceeded;
        FailureReason: FailureReason;
        VideoJobFailed: VideoJobFailed;
        VideoJobRecord: VideoJobRecord;
        Imgy2Prompt: Imgy2Prompt;
        FixedBackground: FixedBackground;
        FixedModeration: FixedModeration;
        ImageCount: ImageCount;
        FixedOutputCompression: FixedOutputCompression;
        FixedOutputFormat: FixedOutputFormat;
        Imgy2Quality: Imgy2Quality;
        ResponseFormat: ResponseFormat;
        Imgy2Size: Imgy2Size;
        ImageUser: ImageUser;
        WholeImages: WholeImages;
        NoPartialImages: NoPartialImages;
        ImageCallback: ImageCallback;
        Imgy2ImageRequest: Imgy2ImageRequest;
        transparentBackgroundFormat: TransparentBackgroundFormat;
        outputCompressionFormat: OutputCompressionFormat;
        partialImagesStream: PartialImagesStream;
        streamedImageCount: StreamedImageCount;
        ImgxPrompt: ImgxPrompt;
        ImgxBackground: ImgxBackground;
        ImgxModeration: ImgxModeration;
        OutputCompression: OutputCompression;
        OutputFormat: OutputFormat;
        ImgxQuality: ImgxQuality;
        Base64Format: Base64Format;
        ImgxSize: ImgxSize;
        ImgxStream: ImgxStream;
        ImgxPartialImages: ImgxPartialImages;
        ImgxImageRequest: ImgxImageRequest;
        Imgy3Prompt: Imgy3Prompt;
        OneImage: OneImage;
        Imgy3Quality: Imgy3Quality;
        Imgy3Size: Imgy3Size;
        Style: Style;
        Imgy3ImageRequest: Imgy3ImageRequest;
        CreateImageRequest: CreateImageRequest;
        ImageByAddress: ImageByAddress;
        ImageInBase64: ImageInBase64;
        ImageUsage: ImageUsage;
        ImageResult: ImageResult;
        JobAccepted: JobAccepted;
        ImageJobItem: ImageJobItem;
        ImageJobData: ImageJobData;
        ImageJobOnQueue: ImageJobOnQueue;
        ImageJobSucceeded: ImageJobSucceeded;
        ImageJobFailed: ImageJobFailed;
        ImageJobRecord: ImageJobRecord;
        Source: Source;
        Imgy2Sources: Imgy2Sources;
        Mask: Mask;
        EditResponseFormat: EditResponseFormat;
        Imgy2EditRequest: Imgy2EditRequest;
        ImgxSources: ImgxSources;
        ImgxEditRequest: ImgxEditRequest;
        EditImageRequest: EditImageRequest;
        FilePart: FilePart;
        Imgy2FileParts: Imgy2FileParts;
        MaskPart: MaskPart;
        Imgy2EditForm: Imgy2EditForm;
        ImgxFileParts: ImgxFileParts;
        ImgxEditForm: ImgxEditForm;
        EditImageForm: EditImageForm;
        EditResult: EditResult;
        SampleFile: SampleFile;
        UploadForm: UploadForm;
        UploadRequest: UploadRequest;
        UploadResponse: UploadResponse;
        IdentifierInPath: IdentifierInPath;
        Acknowledged: Acknowledged;
        SampleId: SampleId;
        SampleStart: SampleStart;
        SampleEnd: SampleEnd;
        Instrumental: Instrumental;
        MusicModel: MusicModel;
        VocalGender: VocalGender;
        Storage: Storage;
        InspiredMusicRequest: InspiredMusicRequest;
        StyleTags: StyleTags;
        Weight: Weight;
        CustomMusicRequest: CustomMusicRequest;
        CreateMusicRequest: CreateMusicRequest;
        MusicAccepted: MusicAccepted;
        MusicJobRequest: MusicJobRequest;
        MusicItem: MusicItem;
        MusicJobData: MusicJobData;
        MusicJobOnQueue: MusicJobOnQueue;
        MusicJobSucceeded: MusicJobSucceeded;
        MusicJobFailed: MusicJobFailed;
        MusicJobRecord: MusicJobRecord;
        MidiRequest: MidiRequest;
        MidiNote: MidiNote;
        MidiInstrument: MidiInstrument;
        MidiData: MidiData;
        MidiResponse: MidiResponse;
        upstreamOfCallersChoice: UpstreamOfCallersChoice;
        TextModelName: TextModelName;
        ContentBlock: ContentBlock;
        MessageTurn: MessageTurn;
        MessageTurns: MessageTurns;
        SystemText: SystemText;
        CreateMessageRequest: CreateMessageRequest;
        MessageBlock: MessageBlock;
        MessageUsage: MessageUsage;
        Message: Message;
        CountMessageTokensRequest: CountMessageTokensRequest;
        MessageTokenCount: MessageTokenCount;
        ChatTurn: ChatTurn;
        TokenLimit: TokenLimit;
        AnswerCount: AnswerCount;
        CreateChatCompletionRequest: CreateChatCompletionRequest;
        ChatToolCall: ChatToolCall;
        ChatChoice: ChatChoice;
        ChatUsage: ChatUsage;
        ChatCompletion: ChatCompletion;
        responsesOwnNames: ResponsesOwnNames;
        responseInputGiven: ResponseInputGiven;
        ResponseInputItem: ResponseInputItem;
        ResponseInput: ResponseInput;
        ResponseInstructions: ResponseInstructions;
        PreviousResponseId: PreviousResponseId;
        CreateResponseRequest: CreateResponseRequest;
        ResponseItem: ResponseItem;
        ResponseUsage: ResponseUsage;
        ModelResponse: ModelResponse;
        CountResponseTokensRequest: CountResponseTokensRequest;
        ResponseTokenCount: ResponseTokenCount;
        ResponseDeleted: ResponseDeleted;
        ResponseInputItemList: ResponseInputItemList;
        EmbeddingModelName: EmbeddingModelName;
        EmbeddingToken: EmbeddingToken;
        EmbeddingText: EmbeddingText;
        EmbeddingInput: EmbeddingInput;
        CreateEmbeddingRequest: CreateEmbeddingRequest;
        Embedding: Embedding;
        EmbeddingUsage: EmbeddingUsage;
        EmbeddingList: EmbeddingList;
        CountedPrice: CountedPrice;
        TokenPrice: TokenPrice;
        ModelPrice: ModelPrice;
        Model: Model;
        ModelList: ModelList;
        Moment: Moment;
        PageCursor: PageCursor;
        JobList: JobList;
        JobStep: JobStep;
        JobTimeline: JobTimeline;
        CallbackAttempt: CallbackAttempt;
        CallbackReport: CallbackReport;
        CallbackSecret: CallbackSecret;
        CallbackSecrets: CallbackSecrets;
        AccountLimits: AccountLimits;
        HeldLimits: HeldLimits;
        KeySpending: KeySpending;
        Person: Person;
        Account: Account;
        EmailAddress: EmailAddress;
        Password: Password;
        PersonName: PersonName;
        OrganisationName: OrganisationName;
        InvitationToken: InvitationToken;
        SignUpRequest: SignUpRequest;
        EmailRequest: EmailRequest;
        SignInRequest: SignInRequest;
        Session: Session;
        LinkToken: LinkToken;
        PasswordRequest: PasswordRequest;
        Invitation: Invitation;
        PersonList: PersonList;
        Role: Role;
        PersonRequest: PersonRequest;
        PersonChanged: PersonChanged;
        InvitationRequest: InvitationRequest;
        Key: Key;
        KeyList: KeyList;
        KeyName: KeyName;
        KeyLimits: KeyLimits;
        CreateKeyRequest: CreateKeyRequest;
        KeyMade: KeyMade;
        KeyRevoked: KeyRevoked;
        RotateKeyRequest: RotateKeyRequest;
        Identifier: Identifier;
        Day: Day;
        PageLimit: PageLimit;
        ChangedFacts: ChangedFacts;
        AccountChange: AccountChange;
        ChangePage: ChangePage;
        UsageRow: UsageRow;
        UsageReport: UsageReport;
        LedgerEntry: LedgerEntry;
        LedgerPage: LedgerPage;
        Contract: Contract;
        UpstreamSpeed: UpstreamSpeed;
        UpstreamReport: UpstreamReport;
        UpstreamList: UpstreamList;
        Health: Health;
        Readiness: Readiness;
        ChatToolCallPiece: ChatToolCallPiece;
        StreamedPicture: StreamedPicture;
        StreamedPictureTime: StreamedPictureTime;
        StreamedPictureSize: StreamedPictureSize;
        StreamedPictureQuality: StreamedPictureQuality;
        StreamedPictureBackground: StreamedPictureBackground;
        StreamedPictureFormat: StreamedPictureFormat;
        StreamedPicturePrompt: StreamedPicturePrompt;
        CaughtUp: CaughtUp;
    };
    responses: {
        /**
         * The receiver does not want this callback. It is not retried, unless `POST /jobs/{jobId}/callbacks/redeliver` asks
         * for it. `GET /jobs/{jobId}/callbacks` returns its state as `unwanted`.
         */
        Unwanted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The receiver has accepted the callback. Any 2xx status means this. */
        Received: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * The key is missing or invalid, or the e-mail address of its account is not activated yet. Do not repeat the
         * request; use another key, or activate the address.
         */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "WWW-Authenticate": components["headers"]["Challenge"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "There is no API key in the header SVC-API-KEY."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * The account has less quota than the request costs (`data.code` `insufficient_quota`), or the key has reached its
         * daily or monthly limit (`key_quota_exhausted`). Nothing was done. `data` has the amounts.
         */
        PaymentRequired: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * `data.code` says why: the account is suspended (`account_suspended`), the key is limited to other operations or
         * models (`operation_not_allowed`, `model_not_allowed`), the person is no owner (`owners_only`), or the CSRF token of
         * the session is missing or wrong (`csrf_token`). Do not repeat the request as it is.
         */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "This account is suspended.",
                 *       "data": {
                 *         "code": "account_suspended"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** No upstream of this gateway serves the model, or it has no price. `GET /v1/models` lists the available models. */
        ModelNotServed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "No upstream of this gateway serves vidx-imagine-video here. GET /v1/models lists what is served.",
                 *       "data": {
                 *         "code": "model_not_found",
                 *         "parameter": "model"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** The body did not arrive in time. Nothing was done; repeat the request. */
        RequestTimeout: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The body did not arrive within 60 seconds.",
                 *       "data": {
                 *         "code": "body"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * The idempotency key was used for another request (`data.code` `idempotency_key_reused`): use a new key. Or the
         * first request with it is still in progress (`idempotency_key_in_use`): repeat the request in a few seconds.
         */
        KeyConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "Idempotency-Key was used before, for another request.",
                 *       "data": {
                 *         "code": "idempotency_key_reused",
                 *         "parameter": "Idempotency-Key"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** The body is too large; `message` says what the maximum is. */
        ContentTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The body is larger than the 1048576 bytes that this operation takes.",
                 *       "data": {
                 *         "code": "body"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** The operation does not accept the media type or encoding of the body; `message` names the accepted ones. */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The header Content-Type must be application/json; it is text/plain.",
                 *       "data": {
                 *         "code": "body"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * The account, its key or the caller's network address is over a limit (`data.code` `rate_limit_exceeded`). Nothing
         * was done; repeat the request after the seconds of `Retry-After`.
         */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimitReached"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * The gateway failed. Its log says why, under the identifier of the request (`x-request-id`). The request can be
         * repeated; if it creates something, only with an `Idempotency-Key`, if the operation takes one.
         */
        InternalError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The gateway failed at this request. Its identifier is in the x-request-id header."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * The gateway is shutting down, is overloaded, or cannot reach its database. Repeat the request after the seconds of
         * `Retry-After`.
         */
        Unavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The gateway is shutting down; send the request again in a moment."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * The operation took longer than the time limit of the address. The alternate address has a longer one. It may still
         * have been done: repeat it with the same `Idempotency-Key`, if the operation takes one.
         */
        GatewayTimeout: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "No answer within 60 seconds. The alternate address waits longer; GET /healthz names it.",
                 *       "data": {
                 *         "reason": "timeout"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** This account has no such job. */
        VideoJobNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "This account has no video job with that identifier."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** The job is created, as the header `Prefer` asked. */
        AcceptedAsJob: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "preference-applied": components["headers"]["JobApplied"];
                location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": JobAccepted;
            };
        };
        /**
         * The key is missing or invalid, or the e-mail address of its account is not activated yet. Do not repeat the
         * request; use another key, or activate the address.
         */
        UnauthorizedV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "WWW-Authenticate": components["headers"]["Challenge"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "There is no API key in the header SVC-API-KEY.",
                 *       "type": "error",
                 *       "error": {
                 *         "type": "authentication_error",
                 *         "code": "invalid_api_key",
                 *         "param": null,
                 *         "message": "There is no API key in the header SVC-API-KEY."
                 *       },
                 *       "request_id": "01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * The account has less quota than the request costs (`data.code` `insufficient_quota`), or the key has reached its
         * daily or monthly limit (`key_quota_exhausted`). Nothing was done. `data` has the amounts.
         */
        PaymentRequiredV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ProblemV1;
            };
        };
        /**
         * `data.code` says why: the account is suspended (`account_suspended`), the key is limited to other operations or
         * models (`operation_not_allowed`, `model_not_allowed`), the person is no owner (`owners_only`), or the CSRF token of
         * the session is missing or wrong (`csrf_token`). Do not repeat the request as it is.
         */
        ForbiddenV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "This account is suspended.",
                 *       "data": {
                 *         "code": "account_suspended"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "permission_error",
                 *         "code": "account_suspended",
                 *         "param": null,
                 *         "message": "This account is suspended."
                 *       },
                 *       "request_id": "01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /** No upstream of this gateway serves the model, or it has no price. `GET /v1/models` lists the available models. */
        ModelNotServedV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "No upstream of this gateway serves txtx-9 here. GET /v1/models lists what is served.",
                 *       "data": {
                 *         "code": "model_not_found",
                 *         "parameter": "model"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "not_found_error",
                 *         "code": "model_not_found",
                 *         "param": "model",
                 *         "message": "No upstream of this gateway serves txtx-9 here. GET /v1/models lists what is served."
                 *       },
                 *       "request_id": "01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /** The body did not arrive in time. Nothing was done; repeat the request. */
        RequestTimeoutV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The body did not arrive within 60 seconds.",
                 *       "data": {
                 *         "code": "body"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "timeout_error",
                 *         "code": "body",
                 *         "param": null,
                 *         "message": "The body did not arrive within 60 seconds."
                 *       },
                 *       "request_id": "01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * The idempotency key was used for another request (`data.code` `idempotency_key_reused`): use a new key. Or the
         * first request with it is still in progress (`idempotency_key_in_use`): repeat the request in a few seconds.
         */
        KeyConflictV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "Idempotency-Key was used before, for another request.",
                 *       "data": {
                 *         "code": "idempotency_key_reused",
                 *         "parameter": "Idempotency-Key"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "invalid_request_error",
                 *         "code": "idempotency_key_reused",
                 *         "param": "Idempotency-Key",
                 *         "message": "Idempotency-Key was used before, for another request."
                 *       },
                 *       "request_id": "01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /** The body, or an image in it, is too large for the operation or for the upstream. */
        ImagesTooLargeV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ProblemV1;
            };
        };
        /** The operation does not accept the media type or encoding of the body; `message` names the accepted ones. */
        UnsupportedMediaTypeV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The header Content-Type must be application/json; it is text/plain.",
                 *       "data": {
                 *         "code": "body"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "invalid_request_error",
                 *         "code": "body",
                 *         "param": null,
                 *         "message": "The header Content-Type must be application/json; it is text/plain."
                 *       },
                 *       "request_id": "01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * The account, its key or the caller's network address is over a limit (`data.code` `rate_limit_exceeded`), or the
         * upstream accepts no more requests for now (`data.reason` `upstream`). Nothing was done; repeat the request after
         * the seconds of `Retry-After`.
         */
        UpstreamTooManyRequestsV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimitReached"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ProblemV1;
            };
        };
        /**
         * The gateway failed. Its log says why, under the identifier of the request (`x-request-id`). The request can be
         * repeated; if it creates something, only with an `Idempotency-Key`, if the operation takes one.
         */
        InternalErrorV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The gateway failed at this request. Its identifier is in the x-request-id header.",
                 *       "type": "error",
                 *       "error": {
                 *         "type": "api_error",
                 *         "code": null,
                 *         "param": null,
                 *         "message": "The gateway failed at this request. Its identifier is in the x-request-id header."
                 *       },
                 *       "request_id": "01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * The upstream failed, or its response could not be understood. The gateway has already retried and tried other
         * upstreams where that could help. Nothing is charged.
         */
        BadGatewayV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                "retry-after": components["headers"]["UpstreamRetryAfter"];
                "x-should-retry": components["headers"]["ShouldRetry"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The upstream failed to process this request.",
                 *       "data": {
                 *         "reason": "upstream"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "api_error",
                 *         "code": null,
                 *         "param": null,
                 *         "message": "The upstream failed to process this request."
                 *       },
                 *       "request_id": "01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * The gateway is shutting down, is overloaded, or cannot reach its database; or every upstream of the model has failed
         * lately or is busy (`data.reason` `upstream`). Repeat the request after the seconds of `Retry-After`.
         */
        UpstreamUnavailableV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ProblemV1;
            };
        };
        /**
         * The operation took longer than the time limit of the address, or the upstream longer than its own. The alternate
         * address has a longer time limit; images can be requested as a job.
         */
        UpstreamTimeoutV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                "x-should-retry": components["headers"]["ShouldRetry"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "No answer within 60 seconds. The alternate address waits longer; GET /healthz names it.",
                 *       "data": {
                 *         "reason": "timeout"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "timeout_error",
                 *         "code": null,
                 *         "param": null,
                 *         "message": "No answer within 60 seconds. The alternate address waits longer; GET /healthz names it."
                 *       },
                 *       "request_id": "01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * The account has reached its limit of stored recordings or of their megabytes (`data.code` `too_many_samples`):
         * delete one first. Or the idempotency key was used for another request (`idempotency_key_reused`): use a new key.
         * Or the first request with it is still in progress (`idempotency_key_in_use`): repeat the request in a few seconds.
         */
        SampleConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** This account has no such sample. */
        NoSuchSample: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "This account has no sample with that identifier."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** This account has no such sample, or no upstream serves the model; `data.parameter` says which. */
        SampleNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "music_id names no sample that this account has uploaded.",
                 *       "data": {
                 *         "parameter": "music_id"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** This account has no such job. */
        MusicJobNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "This account has no music job with that identifier."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** This account has no such song, or the upstream that made it does not know it any more. */
        SongNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "music_id names no finished song of this account whose notes are available.",
                 *       "data": {
                 *         "parameter": "music_id"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * The account, its key or the caller's network address is over a limit (`data.code` `rate_limit_exceeded`), or the
         * upstream accepts no more requests for now (`data.reason` `upstream`). Nothing was done; repeat the request after
         * the seconds of `Retry-After`.
         */
        UpstreamTooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimitReached"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * The upstream failed, or its response could not be understood. The gateway has already retried and tried other
         * upstreams where that could help. Nothing is charged.
         */
        BadGateway: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                "retry-after": components["headers"]["UpstreamRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The upstream failed to process this request.",
                 *       "data": {
                 *         "reason": "upstream"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * The gateway is shutting down, is overloaded, or cannot reach its database; or every upstream of the model has failed
         * lately or is busy (`data.reason` `upstream`). Repeat the request after the seconds of `Retry-After`.
         */
        UpstreamUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * The operation took longer than the time limit of the address. The alternate address has a longer one. It may still
         * have been done: repeat it with the same `Idempotency-Key`, if the operation takes one.
         */
        UpstreamGatewayTimeout: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "No answer within 60 seconds. The alternate address waits longer; GET /healthz names it.",
                 *       "data": {
                 *         "reason": "timeout"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * No upstream of this gateway serves the model, or the upstream does not know something that the conversation refers
         * to, such as a thread.
         */
        MessageNotFoundV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ProblemV1;
            };
        };
        /** The body is too large for the operation or for the upstream. */
        TextTooLargeV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ProblemV1;
            };
        };
        /**
         * No upstream of this gateway serves the model, or the upstream does not know something that the conversation refers
         * to.
         */
        TextNotFoundV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ProblemV1;
            };
        };
        /** This account has no stored response with this identifier. */
        ResponseNotKeptV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "This account has no response with that identifier.",
                 *       "type": "error",
                 *       "error": {
                 *         "type": "not_found_error",
                 *         "code": null,
                 *         "param": null,
                 *         "message": "This account has no response with that identifier."
                 *       },
                 *       "request_id": "01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * The account, its key or the caller's network address is over a limit (`data.code` `rate_limit_exceeded`). Nothing
         * was done; repeat the request after the seconds of `Retry-After`.
         */
        TooManyRequestsV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimitReached"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ProblemV1;
            };
        };
        /**
         * The gateway is shutting down, is overloaded, or cannot reach its database. Repeat the request after the seconds of
         * `Retry-After`.
         */
        UnavailableV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The gateway is shutting down; send the request again in a moment.",
                 *       "type": "error",
                 *       "error": {
                 *         "type": "overloaded_error",
                 *         "code": null,
                 *         "param": null,
                 *         "message": "The gateway is shutting down; send the request again in a moment."
                 *       },
                 *       "request_id": "01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * The operation took longer than the time limit of the address. The alternate address has a longer one. It may still
         * have been done: repeat it with the same `Idempotency-Key`, if the operation takes one.
         */
        GatewayTimeoutV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "No answer within 60 seconds. The alternate address waits longer; GET /healthz names it.",
                 *       "data": {
                 *         "reason": "timeout"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "timeout_error",
                 *         "code": null,
                 *         "param": null,
                 *         "message": "No answer within 60 seconds. The alternate address waits longer; GET /healthz names it."
                 *       },
                 *       "request_id": "01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /** No upstream of this gateway serves the model, or its upstream does not know it. */
        EmbeddingNotFoundV1: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "x-patchbay-upstream": components["headers"]["Upstream"];
                "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ProblemV1;
            };
        };
        /** This account has no such job. */
        JobNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "This account has no job with that identifier."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** The job has already ended in another way. Get the job for its result. */
        JobEnded: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The job has already ended. The job is done.",
                 *       "data": {
                 *         "code": "job_ended",
                 *         "parameter": "jobId"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** This account has no such job, or the job has no callback yet. */
        CallbackNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "This account has no job with that identifier whose callback has begun."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** The request has a query parameter, but the operation takes none. */
        UnknownParameter: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "There is no parameter limit.",
                 *       "data": {
                 *         "violations": [
                 *           {
                 *             "parameter": "limit",
                 *             "rule": "unknown-parameter",
                 *             "message": "There is no parameter limit."
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * The settings of the gateway do not let this person sign up: nobody can (`data.code` `sign_up_closed`), or only who
         * is invited (`invitation_required`).
         */
        SignUpRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** A browser has prefetched the link. Nothing was done; the link can still be used. */
        Prefetched: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "This link works once and cannot be prefetched; open it to use it.",
                 *       "data": {
                 *         "code": "asked_ahead"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** The e-mail address or the password is wrong, or the address is not activated yet. */
        WrongPassword: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "WWW-Authenticate": components["headers"]["Challenge"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "The e-mail address or the password is wrong."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** Nobody is signed in, or the session has ended. Sign in again. */
        SignedOut: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "WWW-Authenticate": components["headers"]["Challenge"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "Sign in first: this operation takes a session, not an API key."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** This account has no such person. */
        PersonNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "There is no such person in the account."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** The person is the only owner, and an account must have one. Make another person an owner first. */
        LastOwner: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "An account must have an owner: make somebody else one first.",
                 *       "data": {
                 *         "code": "last_owner"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * The person already belongs to the account (`data.code` `already_member`), or the account has as many open
         * invitations as it may have (`too_many_invitations`), withdrawn ones among them until they expire.
         */
        InvitationConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /**
         * The account is over a limit of requests, or the invited person has had as many mails as may be sent in the time
         * that an invitation is valid. Nothing was done; repeat the request after the seconds of `Retry-After`.
         */
        TooManyInvitations: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** This account has no such invitation, or it can no longer be accepted. */
        InvitationNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "There is no such invitation."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** The account has the maximum number of keys. Revoke one first. */
        TooManyKeys: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "An account can have at most 100 live API keys; revoke one first.",
                 *       "data": {
                 *         "code": "too_many_keys"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** This account has no such key. */
        KeyNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "This account has no API key with that identifier."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * The key has already ended (`data.code` `key_not_live`), or the account has the maximum number of keys
         * (`too_many_keys`): revoke one first.
         */
        KeyEnded: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Problem;
            };
        };
        /** The file no longer exists. */
        AssetNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "This file is gone."
                 *     }
                 */
                "application/json": Problem;
            };
        };
    };
    parameters: {
        /**
         * `quote` asks for the price (in the format of RFC 7240): the request is checked and priced, and nothing is done or
         * charged. Other preferences are ignored.
         */
        PreferQuote: Preference;
        /**
         * A string of your choice, such as a UUID, that makes it safe to repeat the request. For a day (unless configured),
         * the same request with the same key gets the same response, and nothing is created or charged twice; a different
         * request with the key is 409. Addresses of images are renewed. A rejection by moderation is repeated as well; a
         * request that fails otherwise can be repeated with the key. Keys are separate for each account.
         */
        IdempotencyKey: string;
        /**
         * The identifier of the callback. It is the same each time the callback is sent, so that a receiver can recognise a
         * repetition.
         * @example 01a1fd2d-445d-76f5-ba2c-ec255404e4fb
         */
        WebhookId: string;
        /**
         * When it was sent, in Unix seconds. Reject timestamps that are more than a few minutes off, to prevent replays.
         * @example 1795248930
         */
        WebhookTimestamp: string;
        /**
         * One or more signatures, separated by spaces, one for each secret that `GET /callback-secrets` returns. Each is
         * `v1,` and the Base64 of an HMAC-SHA256 over `webhook-id`, `webhook-timestamp` and the unchanged body, joined by
         * full stops. The key is the decoded Base64 after `whsec_` in the secret. One valid signature is enough.
         * @example v1,ApOdKp+4w+jIfbNBbAZ54hC0bCZuJ8rUMQ0oWAk7pV8=
         */
        WebhookSignature: string;
        /**
         * The identifier of the job.
         * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
         */
        JobId: string;
        /**
         * `respond-async` asks for a job (RFC 7240, section 4.1): the response is 202 at once, and the images are returned by
         * `GET /jobs/{jobId}` or posted to `hook_url`. `quote` asks for the price: the request is checked and priced, and
         * nothing is done or charged. Other preferences are ignored.
         */
        Prefer: Preference;
        /**
         * The `music_id` of the sample.
         * @example 01a1fd2c-3fd4-76fd-aeeb-975729fae923
         */
        SamplePathId: IdentifierInPath;
        /**
         * The version of the messages interface that the caller uses. It is passed on to upstreams of that interface, unless
         * their settings name a version, and has no effect on others.
         */
        MessagesVersion: string;
        /**
         * Beta features of the messages interface to use. They are passed on to upstreams of that interface and have no effect
         * on others, which reject the parameters of a feature by name.
         */
        MessagesBeta: string;
        /**
         * The `id` of the response.
         * @example resp_a3b7c1190de2f684
         */
        ResponsePathId: string;
        /** Whether to send the events of the response again. They are not stored, so that only `false` is accepted. */
        ResponseStream: "false";
        /** The maximum number of items per page. */
        InputItemLimit: number;
        /** The order of the items: oldest first (`asc`) or newest first (`desc`). */
        InputItemOrder: "asc" | "desc";
        /** The start of the page: after the item with this `id`, the `last_id` of the previous page. */
        InputItemAfter: string;
        /**
         * The name of the model. A slash in it is written `%2F`, as the SDKs do.
         * @example imgy-2
         */
        ModelPathId: string;
        /** Only jobs with this status. */
        JobStatus: "ON_QUEUE" | "SUCCESS" | "FAILED";
        /** Only jobs of this kind. In a record it is `data.action`. */
        JobKind: "video" | "music" | "image";
        /** Only jobs with this text in the first 2,000 characters of their prompt, in upper or lower case. For music, it is searched in the first 2,000 characters of the titles and styles, then the description, then the lyrics, each as requested and as made. */
        JobSearch: string;
        /** Only jobs created at this time or later. */
        CreatedFrom: Moment;
        /** Only jobs created before this time. */
        CreatedBefore: Moment;
        /** The maximum number of jobs per page. */
        JobLimit: number;
        /** The start of the page: `next` of the previous page. */
        JobCursor: PageCursor;
        /** The `id` of the last event that was received, as browsers send it when they reconnect. */
        LastJobsEventId: string;
        /**
         * The identifier of the job.
         * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
         */
        JobPathId: IdentifierInPath;
        /** The `id` of the last event that was received, as browsers send it when they reconnect. */
        LastEventId: string;
        /**
         * The `token=` of the link that was sent by e-mail.
         * @example eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFkYSJ9.3q2-7w
         */
        MailedToken: string;
        /**
         * The identifier of the person.
         * @example 01a1fd2c-1c5e-7d11-9a53-8f0e2b7c4d10
         */
        PersonPathId: IdentifierInPath;
        /**
         * The identifier of the invitation.
         * @example 01a1fd2c-8c03-7b2d-9e14-1a5b6c7d8e9f
         */
        InvitationPathId: IdentifierInPath;
        /**
         * The identifier of the key.
         * @example 01a1fd2c-2f6a-7b1c-9d3e-0a4b5c6d7e8f
         */
        KeyPathId: IdentifierInPath;
        /** Only changes of this kind. */
        ChangeKind: "account.created" | "account.suspended" | "account.resumed" | "person.invited" | "invitation.withdrawn" | "person.joined" | "person.changed" | "person.removed" | "person.left" | "key.created" | "key.rotated" | "key.revoked" | "callback-secret.rotated";
        /** Only changes of this person, or made by the person. */
        ChangePerson: Identifier;
        /** Only changes of this key, or made with it. */
        ChangeKey: Identifier;
        /** Only changes on or after this day (UTC). */
        ChangesFrom: Day;
        /** Only changes on or before this day (UTC). */
        ChangesTo: Day;
        /** The maximum number of changes per page. */
        ChangesLimit: PageLimit;
        /** The start of the page: `next` of the previous page. */
        ChangesCursor: PageCursor;
        /** The first day of the report, in UTC; the default is 30 days before the last. */
        UsageFrom: Day;
        /** The last day of the report, in UTC, inclusive; the default is today. */
        UsageTo: Day;
        /** What the report is split by: any of `day`, `key`, `model` and `operation`, separated by commas. */
        UsageBy: string;
        /** Only entries of this kind. */
        LedgerKind: "grant" | "reserve" | "settle" | "release" | "adjust";
        /** Only entries of this job. */
        LedgerJob: Identifier;
        /** Only entries of work requested with this key. */
        LedgerKey: Identifier;
        /** Only entries on or after this day (UTC). */
        LedgerFrom: Day;
        /** Only entries on or before this day (UTC). */
        LedgerTo: Day;
        /** The maximum number of entries per page. */
        LedgerLimit: PageLimit;
        /** The start of the page: `next` of the previous page. */
        LedgerCursor: PageCursor;
    };
    requestBodies: never;
    headers: {
        /**
         * The identifier of this request, also in the gateway's log. Quote it when you report a problem.
         * @example 01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35
         */
        RequestId: string;
        /**
         * A short hash of the contract that the gateway runs. A client generated from another contract can detect this.
         * @example 3f9a1c07be52
         */
        ContractFingerprint: string;
        /**
         * The same as `x-request-id`, where the SDKs of the messages interface look for it.
         * @example 01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35
         */
        MessagesRequestId: string;
        /**
         * The limits that apply to this request, the tightest first, in the format of draft-ietf-httpapi-ratelimit-headers:
         * the name of each, how much it allows (`q`), in how many seconds (`w`), and of what, if not requests (`qu`).
         * @example "account-requests";q=6000;w=60, "account-concurrent";q=200;qu="concurrent-requests"
         */
        RateLimitPolicy: string;
        /**
         * The state of the limits of `ratelimit-policy`: how much of each is left (`r`), and in how many seconds it is reset
         * (`t`).
         * @example "account-requests";r=5990;t=42, "account-concurrent";r=199
         */
        RateLimit: string;
        /**
         * The upstream that responded, or was called last, by its name in the configuration. Absent if none was called.
         * @example vendor-a
         */
        Upstream: string;
        /**
         * The number of calls to upstreams for this response.
         * @example 1
         */
        UpstreamAttempts: number;
        /**
         * The time spent at upstreams, in milliseconds; for a stream, until its first byte.
         * @example 843
         */
        UpstreamMilliseconds: number;
        /**
         * The time spent in the gateway itself, in milliseconds, including waits between retries.
         * @example 3
         */
        GatewayMilliseconds: number;
        /**
         * Since when the operation is deprecated, as RFC 9745 writes it.
         * @example @1767225600
         */
        Deprecation: string;
        /**
         * The operation that replaces this one (RFC 8288, relation `successor-version`).
         * @example </musx/v2/fetch>; rel="successor-version"
         */
        SuccessorLink: string;
        /**
         * `quote` if the response is a quote (RFC 7240, section 3); absent otherwise.
         * @example quote
         */
        QuoteApplied: "quote";
        /**
         * How to authenticate (RFC 9110, section 11.6.1); `Bearer` where a bearer token is accepted.
         * @example ApiKey realm="Patchbay"
         */
        Challenge: string;
        /**
         * The state of the limits of `ratelimit-policy`: how much of each is left (`r`), and in how many seconds it is reset
         * (`t`).
         * @example "account-requests";r=0;t=5, "account-concurrent";r=199
         */
        RateLimitReached: string;
        /**
         * Seconds to wait before the request is repeated.
         * @example 5
         */
        RetryAfter: number;
        /**
         * `respond-async`, the preference that was applied (RFC 7240, section 3).
         * @example respond-async
         */
        JobApplied: "respond-async";
        /**
         * The address of the job.
         * @example /jobs/01a1fd2c-bd4a-7c08-8f35-b2d49e6a1c57
         */
        Location: string;
        /**
         * Seconds to wait before the request is repeated, if the upstream has said so.
         * @example 9
         */
        UpstreamRetryAfter: number;
        /**
         * Always `false`. The gateway has already retried; with this header, the SDKs of both interfaces, which retry such
         * requests by default, do not.
         * @example false
         */
        ShouldRetry: "false";
        /**
         * `hit` if the response was cached; absent if an upstream created it for this request.
         * @example hit
         */
        Cache: "hit";
        /**
         * The names of the parameters that were left out for the upstream because its interface has no counterpart, separated
         * by commas. Absent if there are none. Only hints are left out, without which a response is just as valid: `seed`,
         * `prediction`, `store` and `metadata` of chat completions, and the `detail` of images, which the model then reads in
         * its usual resolution. A reasoning effort (`reasoning_effort`, `reasoning.effort`, `output_config.effort`, or a
         * disabled `thinking`) is named if the upstream's model has none or not this one; the model then uses its default or the
         * nearest effort. Adaptive thinking is named as well if the model does not support it; the model then keeps its effort.
         * If no reasoning is requested of a model without efforts, nothing is named. The effort of a message that disables
         * thinking is named, as it concerns only reasoning in other interfaces. Everything else that the upstream's interface
         * cannot express is 400.
         * @example seed
         */
        Ignored: string;
        /**
         * `true` if the number of tokens is an estimate of the gateway, because no upstream of the model can count; absent if
         * the upstream has counted. Images and documents are not included in an estimate.
         * @example true
         */
        Estimated: "true";
        /**
         * The session's cookie, or its removal: `HttpOnly`, `SameSite=Strict`, and `Secure` if the gateway is reached by
         * https.
         * @example patchbay.session_token=a-session; Path=/; HttpOnly; SameSite=Strict
         */
        SetCookie: string;
        /**
         * Byte ranges are supported (RFC 9110, section 14).
         * @example bytes
         */
        AcceptRanges: string;
        /**
         * The entity tag of the content (RFC 9110, section 8.8.3).
         * @example "9b2cf535f27731c9"
         */
        EntityTag: string;
        /**
         * When the content was created (RFC 9110, section 8.8.2).
         * @example Sat, 21 Nov 2026 08:16:02 GMT
         */
        LastModified: string;
        /**
         * How long clients may cache the file (RFC 9111, section 5.2): as long as its address is valid. Shared caches may not.
         * @example private, max-age=86400, immutable
         */
        FileCaching: string;
        /**
         * The file name that a browser saves the asset under.
         * @example inline; filename="video.webm"
         */
        ContentDisposition: string;
        /**
         * The range of bytes in this response (RFC 9110, section 14.4).
         * @example bytes 0-1023/482113
         */
        ContentRange: string;
        /**
         * The size in bytes (RFC 9110, section 14.4), if the requested range is outside of it.
         * @example bytes *\/482113
         */
        UnsatisfiedRange: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createVideo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `quote` asks for the price (in the format of RFC 7240): the request is checked and priced, and nothing is done or
                 * charged. Other preferences are ignored.
                 */
                Prefer?: components["parameters"]["PreferQuote"];
                /**
                 * A string of your choice, such as a UUID, that makes it safe to repeat the request. For a day (unless configured),
                 * the same request with the same key gets the same response, and nothing is created or charged twice; a different
                 * request with the key is 409. Addresses of images are renewed. A rejection by moderation is repeated as well; a
                 * request that fails otherwise can be repeated with the key. Keys are separate for each account.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateVideoRequest;
            };
        };
        responses: {
            /** The job is created. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "preference-applied": components["headers"]["QuoteApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VideoAccepted;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ModelNotServed"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["KeyConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getVideoJob: {
        parameters: {
            query: {
                /**
                 * The identifier of the job.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state of the job. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VideoJobRecord;
                };
            };
            /** The identifier is missing or malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["VideoJobNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A string of your choice, such as a UUID, that makes it safe to repeat the request. For a day (unless configured),
                 * the same request with the same key gets the same response, and nothing is created or charged twice; a different
                 * request with the key is 409. Addresses of images are renewed. A rejection by moderation is repeated as well; a
                 * request that fails otherwise can be repeated with the key. Keys are separate for each account.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * `respond-async` asks for a job (RFC 7240, section 4.1): the response is 202 at once, and the images are returned by
                 * `GET /jobs/{jobId}` or posted to `hook_url`. `quote` asks for the price: the request is checked and priced, and
                 * nothing is done or charged. Other preferences are ignored.
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateImageRequest;
            };
        };
        responses: {
            /** The images; with `stream` the events of one. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    "preference-applied": components["headers"]["QuoteApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImageResult;
                    "text/event-stream": string;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            202: components["responses"]["AcceptedAsJob"];
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProblemV1;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            402: components["responses"]["PaymentRequiredV1"];
            403: components["responses"]["ForbiddenV1"];
            404: components["responses"]["ModelNotServedV1"];
            408: components["responses"]["RequestTimeoutV1"];
            409: components["responses"]["KeyConflictV1"];
            413: components["responses"]["ImagesTooLargeV1"];
            415: components["responses"]["UnsupportedMediaTypeV1"];
            429: components["responses"]["UpstreamTooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UpstreamUnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    editImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A string of your choice, such as a UUID, that makes it safe to repeat the request. For a day (unless configured),
                 * the same request with the same key gets the same response, and nothing is created or charged twice; a different
                 * request with the key is 409. Addresses of images are renewed. A rejection by moderation is repeated as well; a
                 * request that fails otherwise can be repeated with the key. Keys are separate for each account.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * `respond-async` asks for a job (RFC 7240, section 4.1): the response is 202 at once, and the images are returned by
                 * `GET /jobs/{jobId}` or posted to `hook_url`. `quote` asks for the price: the request is checked and priced, and
                 * nothing is done or charged. Other preferences are ignored.
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * JSON with the files inside it, or a form with the files as parts. A client whose generator chose JSON sends
         * files in Base64.
         */
        requestBody: {
            content: {
                "application/json": EditImageRequest;
                "multipart/form-data": EditImageForm;
            };
        };
        responses: {
            /** The edited images; with `stream` the events of one. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    "preference-applied": components["headers"]["QuoteApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EditResult;
                    "text/event-stream": string;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            202: components["responses"]["AcceptedAsJob"];
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProblemV1;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            402: components["responses"]["PaymentRequiredV1"];
            403: components["responses"]["ForbiddenV1"];
            404: components["responses"]["ModelNotServedV1"];
            408: components["responses"]["RequestTimeoutV1"];
            409: components["responses"]["KeyConflictV1"];
            413: components["responses"]["ImagesTooLargeV1"];
            415: components["responses"]["UnsupportedMediaTypeV1"];
            429: components["responses"]["UpstreamTooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UpstreamUnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    uploadSample: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `quote` asks for the price (in the format of RFC 7240): the request is checked and priced, and nothing is done or
                 * charged. Other preferences are ignored.
                 */
                Prefer?: components["parameters"]["PreferQuote"];
                /**
                 * A string of your choice, such as a UUID, that makes it safe to repeat the request. For a day (unless configured),
                 * the same request with the same key gets the same response, and nothing is created or charged twice; a different
                 * request with the key is 409. Addresses of images are renewed. A rejection by moderation is repeated as well; a
                 * request that fails otherwise can be repeated with the key. Keys are separate for each account.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A form with the file as its part `file`, or JSON with the address of one. A client whose generator chose JSON
         * knows the address alone: to send a file with it, give it the form itself (`FormData`) as the body, and leave the
         * `Content-Type` to what writes the form.
         */
        requestBody: {
            content: {
                "multipart/form-data": UploadForm;
                "application/json": UploadRequest;
            };
        };
        responses: {
            /** The sample is stored. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "preference-applied": components["headers"]["QuoteApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadResponse;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["SampleConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removeSample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `music_id` of the sample.
                 * @example 01a1fd2c-3fd4-76fd-aeeb-975729fae923
                 */
                musicId: components["parameters"]["SamplePathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sample is removed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Acknowledged;
                };
            };
            /** The identifier is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoSuchSample"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createMusic: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `quote` asks for the price (in the format of RFC 7240): the request is checked and priced, and nothing is done or
                 * charged. Other preferences are ignored.
                 */
                Prefer?: components["parameters"]["PreferQuote"];
                /**
                 * A string of your choice, such as a UUID, that makes it safe to repeat the request. For a day (unless configured),
                 * the same request with the same key gets the same response, and nothing is created or charged twice; a different
                 * request with the key is 409. Addresses of images are renewed. A rejection by moderation is repeated as well; a
                 * request that fails otherwise can be repeated with the key. Keys are separate for each account.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateMusicRequest;
            };
        };
        responses: {
            /** The job is created. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "preference-applied": components["headers"]["QuoteApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MusicAccepted;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SampleNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["KeyConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getMusicJob: {
        parameters: {
            query: {
                /**
                 * The identifier of the job.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state of the job. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MusicJobRecord;
                };
            };
            /** The identifier is missing or malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MusicJobNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getMusicJobV1: {
        parameters: {
            query: {
                /**
                 * The identifier of the job.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state of the job. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    deprecation: components["headers"]["Deprecation"];
                    link: components["headers"]["SuccessorLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MusicJobRecord;
                };
            };
            /** The identifier is missing or malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    deprecation: components["headers"]["Deprecation"];
                    link: components["headers"]["SuccessorLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            /**
             * The key is missing or invalid, or the e-mail address of its account is not activated yet. Do not repeat the
             * request; use another key, or activate the address.
             */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    deprecation: components["headers"]["Deprecation"];
                    link: components["headers"]["SuccessorLink"];
                    "WWW-Authenticate": components["headers"]["Challenge"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "FAILED",
                     *       "message": "There is no API key in the header SVC-API-KEY."
                     *     }
                     */
                    "application/json": Problem;
                };
            };
            /**
             * `data.code` says why: the account is suspended (`account_suspended`), the key is limited to other operations or
             * models (`operation_not_allowed`, `model_not_allowed`), the person is no owner (`owners_only`), or the CSRF token of
             * the session is missing or wrong (`csrf_token`). Do not repeat the request as it is.
             */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    deprecation: components["headers"]["Deprecation"];
                    link: components["headers"]["SuccessorLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "FAILED",
                     *       "message": "This account is suspended.",
                     *       "data": {
                     *         "code": "account_suspended"
                     *       }
                     *     }
                     */
                    "application/json": Problem;
                };
            };
            /** This account has no such job. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    deprecation: components["headers"]["Deprecation"];
                    link: components["headers"]["SuccessorLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "FAILED",
                     *       "message": "This account has no music job with that identifier."
                     *     }
                     */
                    "application/json": Problem;
                };
            };
            /**
             * The account, its key or the caller's network address is over a limit (`data.code` `rate_limit_exceeded`). Nothing
             * was done; repeat the request after the seconds of `Retry-After`.
             */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimitReached"];
                    deprecation: components["headers"]["Deprecation"];
                    link: components["headers"]["SuccessorLink"];
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            /**
             * The gateway failed. Its log says why, under the identifier of the request (`x-request-id`). The request can be
             * repeated; if it creates something, only with an `Idempotency-Key`, if the operation takes one.
             */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    deprecation: components["headers"]["Deprecation"];
                    link: components["headers"]["SuccessorLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "FAILED",
                     *       "message": "The gateway failed at this request. Its identifier is in the x-request-id header."
                     *     }
                     */
                    "application/json": Problem;
                };
            };
            /**
             * The gateway is shutting down, is overloaded, or cannot reach its database. Repeat the request after the seconds of
             * `Retry-After`.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    deprecation: components["headers"]["Deprecation"];
                    link: components["headers"]["SuccessorLink"];
                    "retry-after": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "FAILED",
                     *       "message": "The gateway is shutting down; send the request again in a moment."
                     *     }
                     */
                    "application/json": Problem;
                };
            };
            /**
             * The operation took longer than the time limit of the address. The alternate address has a longer one. It may still
             * have been done: repeat it with the same `Idempotency-Key`, if the operation takes one.
             */
            504: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    deprecation: components["headers"]["Deprecation"];
                    link: components["headers"]["SuccessorLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "FAILED",
                     *       "message": "No answer within 60 seconds. The alternate address waits longer; GET /healthz names it.",
                     *       "data": {
                     *         "reason": "timeout"
                     *       }
                     *     }
                     */
                    "application/json": Problem;
                };
            };
        };
    };
    extractMidi: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `quote` asks for the price (in the format of RFC 7240): the request is checked and priced, and nothing is done or
                 * charged. Other preferences are ignored.
                 */
                Prefer?: components["parameters"]["PreferQuote"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MidiRequest;
            };
        };
        responses: {
            /** The notes. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    "preference-applied": components["headers"]["QuoteApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MidiResponse;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SongNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["UpstreamTooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["UpstreamUnavailable"];
            504: components["responses"]["UpstreamGatewayTimeout"];
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `quote` asks for the price (in the format of RFC 7240): the request is checked and priced, and nothing is done or
                 * charged. Other preferences are ignored.
                 */
                Prefer?: components["parameters"]["PreferQuote"];
                /**
                 * The version of the messages interface that the caller uses. It is passed on to upstreams of that interface, unless
                 * their settings name a version, and has no effect on others.
                 */
                "anthropic-version"?: components["parameters"]["MessagesVersion"];
                /**
                 * Beta features of the messages interface to use. They are passed on to upstreams of that interface and have no effect
                 * on others, which reject the parameters of a feature by name.
                 */
                "anthropic-beta"?: components["parameters"]["MessagesBeta"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateMessageRequest;
            };
        };
        responses: {
            /** The response of the model; with `stream` its events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    "preference-applied": components["headers"]["QuoteApplied"];
                    "x-patchbay-cache": components["headers"]["Cache"];
                    "x-patchbay-ignored": components["headers"]["Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                    /**
                     * @example event: message_start
                     *     data: {"type":"message_start","message":{"id":"msg_4f27d0b19ac83e51","type":"message","role":"assistant","content":[],"model":"sandbox-text-1","stop_reason":null,"usage":{"input_tokens":9,"output_tokens":0}}}
                     *
                     *     event: content_block_start
                     *     data: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}
                     *
                     *     event: content_block_delta
                     *     data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"A lighthouse "}}
                     *
                     *     event: content_block_delta
                     *     data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"keeps its word."}}
                     *
                     *     event: content_block_stop
                     *     data: {"type":"content_block_stop","index":0}
                     *
                     *     event: message_delta
                     *     data: {"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":7}}
                     *
                     *     event: message_stop
                     *     data: {"type":"message_stop"}
                     */
                    "text/event-stream": string;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProblemV1;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            402: components["responses"]["PaymentRequiredV1"];
            403: components["responses"]["ForbiddenV1"];
            404: components["responses"]["MessageNotFoundV1"];
            408: components["responses"]["RequestTimeoutV1"];
            413: components["responses"]["TextTooLargeV1"];
            415: components["responses"]["UnsupportedMediaTypeV1"];
            429: components["responses"]["UpstreamTooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UpstreamUnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    countMessageTokens: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The version of the messages interface that the caller uses. It is passed on to upstreams of that interface, unless
                 * their settings name a version, and has no effect on others.
                 */
                "anthropic-version"?: components["parameters"]["MessagesVersion"];
                /**
                 * Beta features of the messages interface to use. They are passed on to upstreams of that interface and have no effect
                 * on others, which reject the parameters of a feature by name.
                 */
                "anthropic-beta"?: components["parameters"]["MessagesBeta"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CountMessageTokensRequest;
            };
        };
        responses: {
            /** The number of tokens. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    "x-patchbay-estimated": components["headers"]["Estimated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageTokenCount;
                };
            };
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProblemV1;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            403: components["responses"]["ForbiddenV1"];
            404: components["responses"]["MessageNotFoundV1"];
            408: components["responses"]["RequestTimeoutV1"];
            413: components["responses"]["TextTooLargeV1"];
            415: components["responses"]["UnsupportedMediaTypeV1"];
            429: components["responses"]["UpstreamTooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UpstreamUnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    createChatCompletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `quote` asks for the price (in the format of RFC 7240): the request is checked and priced, and nothing is done or
                 * charged. Other preferences are ignored.
                 */
                Prefer?: components["parameters"]["PreferQuote"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateChatCompletionRequest;
            };
        };
        responses: {
            /** The response of the model; with `stream` its chunks. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    "preference-applied": components["headers"]["QuoteApplied"];
                    "x-patchbay-cache": components["headers"]["Cache"];
                    "x-patchbay-ignored": components["headers"]["Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChatCompletion;
                    "text/event-stream": string;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProblemV1;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            402: components["responses"]["PaymentRequiredV1"];
            403: components["responses"]["ForbiddenV1"];
            404: components["responses"]["TextNotFoundV1"];
            408: components["responses"]["RequestTimeoutV1"];
            413: components["responses"]["TextTooLargeV1"];
            415: components["responses"]["UnsupportedMediaTypeV1"];
            429: components["responses"]["UpstreamTooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UpstreamUnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    createResponse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `quote` asks for the price (in the format of RFC 7240): the request is checked and priced, and nothing is done or
                 * charged. Other preferences are ignored.
                 */
                Prefer?: components["parameters"]["PreferQuote"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateResponseRequest;
            };
        };
        responses: {
            /** The response of the model; with `stream` its events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    "preference-applied": components["headers"]["QuoteApplied"];
                    "x-patchbay-cache": components["headers"]["Cache"];
                    "x-patchbay-ignored": components["headers"]["Ignored"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ModelResponse;
                    /**
                     * @example event: response.created
                     *     data: {"type":"response.created","sequence_number":0,"response":{"id":"resp_a3b7c1190de2f684","object":"response","created_at":1795248930,"status":"in_progress","model":"sandbox-text-1","output":[],"usage":null}}
                     *
                     *     event: response.in_progress
                     *     data: {"type":"response.in_progress","sequence_number":1,"response":{"id":"resp_a3b7c1190de2f684","object":"response","created_at":1795248930,"status":"in_progress","model":"sandbox-text-1","output":[],"usage":null}}
                     *
                     *     event: response.output_item.added
                     *     data: {"type":"response.output_item.added","sequence_number":2,"output_index":0,"item":{"id":"msg_a3b7c1190de2f684_0","type":"message","status":"in_progress","role":"assistant","content":[]}}
                     *
                     *     event: response.content_part.added
                     *     data: {"type":"response.content_part.added","sequence_number":3,"item_id":"msg_a3b7c1190de2f684_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}}
                     *
                     *     event: response.output_text.delta
                     *     data: {"type":"response.output_text.delta","sequence_number":4,"item_id":"msg_a3b7c1190de2f684_0","output_index":0,"content_index":0,"delta":"A lighthouse "}
                     *
                     *     event: response.output_text.delta
                     *     data: {"type":"response.output_text.delta","sequence_number":5,"item_id":"msg_a3b7c1190de2f684_0","output_index":0,"content_index":0,"delta":"keeps its word."}
                     *
                     *     event: response.output_text.done
                     *     data: {"type":"response.output_text.done","sequence_number":6,"item_id":"msg_a3b7c1190de2f684_0","output_index":0,"content_index":0,"text":"A lighthouse keeps its word."}
                     *
                     *     event: response.content_part.done
                     *     data: {"type":"response.content_part.done","sequence_number":7,"item_id":"msg_a3b7c1190de2f684_0","output_index":0,"content_index":0,"part":{"type":"output_text","text":"A lighthouse keeps its word.","annotations":[]}}
                     *
                     *     event: response.output_item.done
                     *     data: {"type":"response.output_item.done","sequence_number":8,"output_index":0,"item":{"id":"msg_a3b7c1190de2f684_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"A lighthouse keeps its word.","annotations":[]}]}}
                     *
                     *     event: response.completed
                     *     data: {"type":"response.completed","sequence_number":9,"response":{"id":"resp_a3b7c1190de2f684","object":"response","created_at":1795248930,"status":"completed","model":"sandbox-text-1","output":[{"id":"msg_a3b7c1190de2f684_0","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","text":"A lighthouse keeps its word.","annotations":[]}]}],"usage":{"input_tokens":14,"output_tokens":7,"total_tokens":21}}}
                     */
                    "text/event-stream": string;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProblemV1;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            402: components["responses"]["PaymentRequiredV1"];
            403: components["responses"]["ForbiddenV1"];
            404: components["responses"]["TextNotFoundV1"];
            408: components["responses"]["RequestTimeoutV1"];
            413: components["responses"]["TextTooLargeV1"];
            415: components["responses"]["UnsupportedMediaTypeV1"];
            429: components["responses"]["UpstreamTooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UpstreamUnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    countResponseTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CountResponseTokensRequest;
            };
        };
        responses: {
            /** The number of tokens. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    "x-patchbay-estimated": components["headers"]["Estimated"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResponseTokenCount;
                };
            };
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProblemV1;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            403: components["responses"]["ForbiddenV1"];
            404: components["responses"]["TextNotFoundV1"];
            408: components["responses"]["RequestTimeoutV1"];
            413: components["responses"]["TextTooLargeV1"];
            415: components["responses"]["UnsupportedMediaTypeV1"];
            429: components["responses"]["UpstreamTooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UpstreamUnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    getResponse: {
        parameters: {
            query?: {
                /** Whether to send the events of the response again. They are not stored, so that only `false` is accepted. */
                stream?: components["parameters"]["ResponseStream"];
            };
            header?: never;
            path: {
                /**
                 * The `id` of the response.
                 * @example resp_a3b7c1190de2f684
                 */
                responseId: components["parameters"]["ResponsePathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The response. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ModelResponse;
                };
            };
            /** The identifier is malformed, or events were requested. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProblemV1;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            403: components["responses"]["ForbiddenV1"];
            404: components["responses"]["ResponseNotKeptV1"];
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            503: components["responses"]["UnavailableV1"];
            504: components["responses"]["GatewayTimeoutV1"];
        };
    };
    deleteResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `id` of the response.
                 * @example resp_a3b7c1190de2f684
                 */
                responseId: components["parameters"]["ResponsePathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The response is deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResponseDeleted;
                };
            };
            /** The identifier is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProblemV1;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            403: components["responses"]["ForbiddenV1"];
            404: components["responses"]["ResponseNotKeptV1"];
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            503: components["responses"]["UnavailableV1"];
            504: components["responses"]["GatewayTimeoutV1"];
        };
    };
    listResponseInputItems: {
        parameters: {
            query?: {
                /** The maximum number of items per page. */
                limit?: components["parameters"]["InputItemLimit"];
                /** The order of the items: oldest first (`asc`) or newest first (`desc`). */
                order?: components["parameters"]["InputItemOrder"];
                /** The start of the page: after the item with this `id`, the `last_id` of the previous page. */
                after?: components["parameters"]["InputItemAfter"];
            };
            header?: never;
            path: {
                /**
                 * The `id` of the response.
                 * @example resp_a3b7c1190de2f684
                 */
                responseId: components["parameters"]["ResponsePathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of items. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ResponseInputItemList;
                };
            };
            /** The identifier is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProblemV1;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            403: components["responses"]["ForbiddenV1"];
            404: components["responses"]["ResponseNotKeptV1"];
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            503: components["responses"]["UnavailableV1"];
            504: components["responses"]["GatewayTimeoutV1"];
        };
    };
    createEmbedding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `quote` asks for the price (in the format of RFC 7240): the request is checked and priced, and nothing is done or
                 * charged. Other preferences are ignored.
                 */
                Prefer?: components["parameters"]["PreferQuote"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateEmbeddingRequest;
            };
        };
        responses: {
            /** The vectors, in the order of the texts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    "preference-applied": components["headers"]["QuoteApplied"];
                    "x-patchbay-cache": components["headers"]["Cache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmbeddingList;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProblemV1;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            402: components["responses"]["PaymentRequiredV1"];
            403: components["responses"]["ForbiddenV1"];
            404: components["responses"]["EmbeddingNotFoundV1"];
            408: components["responses"]["RequestTimeoutV1"];
            413: components["responses"]["TextTooLargeV1"];
            415: components["responses"]["UnsupportedMediaTypeV1"];
            429: components["responses"]["UpstreamTooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UpstreamUnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    listModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The models. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ModelList;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            403: components["responses"]["ForbiddenV1"];
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            503: components["responses"]["UnavailableV1"];
            504: components["responses"]["GatewayTimeoutV1"];
        };
    };
    getModel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the model. A slash in it is written `%2F`, as the SDKs do.
                 * @example imgy-2
                 */
                modelId: components["parameters"]["ModelPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The model. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Model;
                };
            };
            /** The name is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "request-id": components["headers"]["MessagesRequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProblemV1;
                };
            };
            401: components["responses"]["UnauthorizedV1"];
            403: components["responses"]["ForbiddenV1"];
            404: components["responses"]["ModelNotServedV1"];
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            503: components["responses"]["UnavailableV1"];
            504: components["responses"]["GatewayTimeoutV1"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** Only jobs with this status. */
                status?: components["parameters"]["JobStatus"];
                /** Only jobs of this kind. In a record it is `data.action`. */
                kind?: components["parameters"]["JobKind"];
                /** Only jobs with this text in the first 2,000 characters of their prompt, in upper or lower case. For music, it is searched in the first 2,000 characters of the titles and styles, then the description, then the lyrics, each as requested and as made. */
                search?: components["parameters"]["JobSearch"];
                /** Only jobs created at this time or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** Only jobs created before this time. */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /** The maximum number of jobs per page. */
                limit?: components["parameters"]["JobLimit"];
                /** The start of the page: `next` of the previous page. */
                cursor?: components["parameters"]["JobCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of jobs. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    streamJobs: {
        parameters: {
            query?: never;
            header?: {
                /** The `id` of the last event that was received, as browsers send it when they reconnect. */
                "Last-Event-ID"?: components["parameters"]["LastJobsEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 1795248928412
                     *     event: live
                     *     data: {"caughtUpAt":"2026-11-21T08:15:28.412Z"}
                     *
                     *     id: 1795248930120
                     *     event: progress
                     *     data: {"status":"ON_QUEUE","message":"The job is queued.","jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","data":{"jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","action":"video","progress":"0%","model":"vidx-imagine-video-1.5-fast","prompt":"A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.","aspectRatio":"16:9","videoLength":"10","resolutionName":"720p","referImages":["https://example.com/lighthouse.jpg","https://example.com/keeper.jpg"],"quota":"100","hookUrl":"https://example.com/hooks/patchbay","createdAt":"2026-11-21T08:15:30.120Z"}}
                     *
                     *     id: 1795248939871
                     *     event: progress
                     *     data: {"status":"ON_QUEUE","message":"The job is running.","jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","data":{"jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","action":"video","progress":"40%","model":"vidx-imagine-video-1.5-fast","prompt":"A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.","aspectRatio":"16:9","videoLength":"10","resolutionName":"720p","referImages":["https://example.com/lighthouse.jpg","https://example.com/keeper.jpg"],"quota":"100","hookUrl":"https://example.com/hooks/patchbay","createdAt":"2026-11-21T08:15:30.120Z"}}
                     *
                     *     id: 1795248952447
                     *     event: end
                     *     data: {"status":"SUCCESS","message":"The job is done.","jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","data":{"jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","action":"video","progress":"100%","model":"vidx-imagine-video-1.5-fast","prompt":"A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.","aspectRatio":"16:9","videoLength":"10","resolutionName":"720p","referImages":["https://example.com/lighthouse.jpg","https://example.com/keeper.jpg"],"videoId":"01a1fd2d-13f6-725e-b84d-8dbc74254770","videoUrl":"https://gateway.example.com/assets/01a1fd2d-13f6-725e-b84d-8dbc74254770?expires=1795335352&signature=av5w56rm2kdifC5Zry6jeryEZwrTxNNrwIqtH_-OuEA","coverUrl":"https://gateway.example.com/assets/01a1fd2d-1452-7f58-a04d-ba41ecccc3fc?expires=1795335352&signature=bi-Kf8TM5N2fC0EQ2fL6ACXI7-V_N3JPTTfqKxQAQHc","quota":"100","hookUrl":"https://example.com/hooks/patchbay","createdAt":"2026-11-21T08:15:30.120Z","finishTime":"2026-11-21T08:15:52.447Z"}}
                     */
                    "text/event-stream": string;
                };
            };
            /** The identifier of the last event is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of the job.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The state of the job. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobRecord;
                };
            };
            /** The identifier is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of the job.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The job is cancelled. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobRecord;
                };
            };
            /** The identifier is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            409: components["responses"]["JobEnded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    streamJobEvents: {
        parameters: {
            query?: never;
            header?: {
                /** The `id` of the last event that was received, as browsers send it when they reconnect. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * The identifier of the job.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 0
                     *     event: progress
                     *     data: {"status":"ON_QUEUE","message":"The job is queued.","jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","data":{"jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","action":"video","progress":"0%","model":"vidx-imagine-video-1.5-fast","prompt":"A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.","aspectRatio":"16:9","videoLength":"10","resolutionName":"720p","referImages":["https://example.com/lighthouse.jpg","https://example.com/keeper.jpg"],"quota":"100","hookUrl":"https://example.com/hooks/patchbay","createdAt":"2026-11-21T08:15:30.120Z"}}
                     *
                     *     id: 4
                     *     event: progress
                     *     data: {"status":"ON_QUEUE","message":"The job is running.","jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","data":{"jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","action":"video","progress":"40%","model":"vidx-imagine-video-1.5-fast","prompt":"A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.","aspectRatio":"16:9","videoLength":"10","resolutionName":"720p","referImages":["https://example.com/lighthouse.jpg","https://example.com/keeper.jpg"],"quota":"100","hookUrl":"https://example.com/hooks/patchbay","createdAt":"2026-11-21T08:15:30.120Z"}}
                     *
                     *     id: 9
                     *     event: progress
                     *     data: {"status":"ON_QUEUE","message":"The job is running.","jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","data":{"jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","action":"video","progress":"90%","model":"vidx-imagine-video-1.5-fast","prompt":"A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.","aspectRatio":"16:9","videoLength":"10","resolutionName":"720p","referImages":["https://example.com/lighthouse.jpg","https://example.com/keeper.jpg"],"quota":"100","hookUrl":"https://example.com/hooks/patchbay","createdAt":"2026-11-21T08:15:30.120Z"}}
                     *
                     *     id: 11
                     *     event: end
                     *     data: {"status":"SUCCESS","message":"The job is done.","jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","data":{"jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","action":"video","progress":"100%","model":"vidx-imagine-video-1.5-fast","prompt":"A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.","aspectRatio":"16:9","videoLength":"10","resolutionName":"720p","referImages":["https://example.com/lighthouse.jpg","https://example.com/keeper.jpg"],"videoId":"01a1fd2d-13f6-725e-b84d-8dbc74254770","videoUrl":"https://gateway.example.com/assets/01a1fd2d-13f6-725e-b84d-8dbc74254770?expires=1795335352&signature=av5w56rm2kdifC5Zry6jeryEZwrTxNNrwIqtH_-OuEA","coverUrl":"https://gateway.example.com/assets/01a1fd2d-1452-7f58-a04d-ba41ecccc3fc?expires=1795335352&signature=bi-Kf8TM5N2fC0EQ2fL6ACXI7-V_N3JPTTfqKxQAQHc","quota":"100","hookUrl":"https://example.com/hooks/patchbay","createdAt":"2026-11-21T08:15:30.120Z","finishTime":"2026-11-21T08:15:52.447Z"}}
                     */
                    "text/event-stream": string;
                };
            };
            /**
             * The job has ended, and its reader knows that: `Last-Event-ID` is that of its `end`. It tells an `EventSource` not to
             * come back.
             */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The identifier is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getJobTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of the job.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The steps of the job. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobTimeline;
                };
            };
            /** The identifier is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["JobNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCallback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of the job.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The callback. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CallbackReport;
                };
            };
            /** The identifier is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CallbackNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    redeliverCallback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of the job.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The callback will be delivered at once. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CallbackReport;
                };
            };
            /** The identifier is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CallbackNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCallbackSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The secrets. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CallbackSecrets;
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    rotateCallbackSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The secrets. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CallbackSecrets;
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Account;
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignUpRequest;
            };
        };
        responses: {
            /** An e-mail will be sent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Acknowledged;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            403: components["responses"]["SignUpRefused"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    activateAccount: {
        parameters: {
            query: {
                /**
                 * The `token=` of the link that was sent by e-mail.
                 * @example eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFkYSJ9.3q2-7w
                 */
                token: components["parameters"]["MailedToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The address is activated. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Acknowledged;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            403: components["responses"]["Prefetched"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    sendActivation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailRequest;
            };
        };
        responses: {
            /** If the address is waiting to be activated, an e-mail will be sent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Acknowledged;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SignInRequest;
            };
        };
        responses: {
            /** The session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "set-cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Session;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["WrongPassword"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The session has ended. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "set-cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Acknowledged;
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    sendPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailRequest;
            };
        };
        responses: {
            /** If the address has an account, an e-mail will be sent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Acknowledged;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PasswordRequest;
            };
        };
        responses: {
            /** The password is set. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Acknowledged;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The people. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PersonList;
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of the person.
                 * @example 01a1fd2c-1c5e-7d11-9a53-8f0e2b7c4d10
                 */
                personId: components["parameters"]["PersonPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The person is removed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Acknowledged;
                };
            };
            /** The identifier is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonNotFound"];
            409: components["responses"]["LastOwner"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of the person.
                 * @example 01a1fd2c-1c5e-7d11-9a53-8f0e2b7c4d10
                 */
                personId: components["parameters"]["PersonPathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PersonRequest;
            };
        };
        responses: {
            /** The person. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PersonChanged;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PersonNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["LastOwner"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": InvitationRequest;
            };
        };
        responses: {
            /** An e-mail will be sent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Acknowledged;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["InvitationConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyInvitations"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of the invitation.
                 * @example 01a1fd2c-8c03-7b2d-9e14-1a5b6c7d8e9f
                 */
                invitationId: components["parameters"]["InvitationPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invitation is withdrawn. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Acknowledged;
                };
            };
            /** The identifier is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InvitationNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The keys. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": KeyList;
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateKeyRequest;
            };
        };
        responses: {
            /** The key. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": KeyMade;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["TooManyKeys"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of the key.
                 * @example 01a1fd2c-2f6a-7b1c-9d3e-0a4b5c6d7e8f
                 */
                keyId: components["parameters"]["KeyPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The key is revoked. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": KeyRevoked;
                };
            };
            /** The identifier is malformed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["KeyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The identifier of the key.
                 * @example 01a1fd2c-2f6a-7b1c-9d3e-0a4b5c6d7e8f
                 */
                keyId: components["parameters"]["KeyPathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RotateKeyRequest;
            };
        };
        responses: {
            /** The new key. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": KeyMade;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["KeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["KeyEnded"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** Only changes of this kind. */
                kind?: components["parameters"]["ChangeKind"];
                /** Only changes of this person, or made by the person. */
                personId?: components["parameters"]["ChangePerson"];
                /** Only changes of this key, or made with it. */
                keyId?: components["parameters"]["ChangeKey"];
                /** Only changes on or after this day (UTC). */
                from?: components["parameters"]["ChangesFrom"];
                /** Only changes on or before this day (UTC). */
                to?: components["parameters"]["ChangesTo"];
                /** The maximum number of changes per page. */
                limit?: components["parameters"]["ChangesLimit"];
                /** The start of the page: `next` of the previous page. */
                cursor?: components["parameters"]["ChangesCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of changes. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ChangePage;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** The first day of the report, in UTC; the default is 30 days before the last. */
                from?: components["parameters"]["UsageFrom"];
                /** The last day of the report, in UTC, inclusive; the default is today. */
                to?: components["parameters"]["UsageTo"];
                /** What the report is split by: any of `day`, `key`, `model` and `operation`, separated by commas. */
                by?: components["parameters"]["UsageBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UsageReport;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    exportUsage: {
        parameters: {
            query?: {
                /** The first day of the report, in UTC; the default is 30 days before the last. */
                from?: components["parameters"]["UsageFrom"];
                /** The last day of the report, in UTC, inclusive; the default is today. */
                to?: components["parameters"]["UsageTo"];
                /** What the report is split by: any of `day`, `key`, `model` and `operation`, separated by commas. */
                by?: components["parameters"]["UsageBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The report, one line a row, with a line of names first (RFC 4180). Split by key it has the name of each beside its
             * identifier.
             */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getLedger: {
        parameters: {
            query?: {
                /** Only entries of this kind. */
                kind?: components["parameters"]["LedgerKind"];
                /** Only entries of this job. */
                jobId?: components["parameters"]["LedgerJob"];
                /** Only entries of work requested with this key. */
                keyId?: components["parameters"]["LedgerKey"];
                /** Only entries on or after this day (UTC). */
                from?: components["parameters"]["LedgerFrom"];
                /** Only entries on or before this day (UTC). */
                to?: components["parameters"]["LedgerTo"];
                /** The maximum number of entries per page. */
                limit?: components["parameters"]["LedgerLimit"];
                /** The start of the page: `next` of the previous page. */
                cursor?: components["parameters"]["LedgerCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of the ledger. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LedgerPage;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    exportLedger: {
        parameters: {
            query?: {
                /** Only entries of this kind. */
                kind?: components["parameters"]["LedgerKind"];
                /** Only entries of this job. */
                jobId?: components["parameters"]["LedgerJob"];
                /** Only entries of work requested with this key. */
                keyId?: components["parameters"]["LedgerKey"];
                /** Only entries on or after this day (UTC). */
                from?: components["parameters"]["LedgerFrom"];
                /** Only entries on or before this day (UTC). */
                to?: components["parameters"]["LedgerTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * One line per entry, after a header line (RFC 4180): the entry's fields, the names of its key and person, and the
             * quantities. `requests` is the number of requests that have a price each, and 0 for what is priced by seconds,
             * images, songs or tokens. `inputTokens` includes cached and cache-write tokens.
             */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example createdAt,entryId,kind,available,reserved,consumed,issued,operation,model,rule,requests,seconds,images,songs,inputTokens,cachedInputTokens,cacheWriteTokens,outputTokens,keyId,keyName,personId,personName,personEmail,jobId,requestId,moderationCount,givenUp,note,contract
                     *     2026-11-21T08:16:02.450Z,01a1fd2d-447b-7d5a-9fd1-2aabfe228f21,settle,0,-60,60,0,createVideo,vidx-imagine-video-1.5-fast,video-720p,0,6,0,0,0,0,0,0,01a1fd2c-2f6a-7b1c-9d3e-0a4b5c6d7e8f,production,,,,01a1fd2c-bd48-7a4c-823b-1612dd272d13,01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35,,,,3fa94c0d12ab
                     */
                    "text/csv": string;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAsset: {
        parameters: {
            query: {
                /**
                 * When the address expires, in Unix seconds.
                 * @example 1795335352
                 */
                expires: string;
                /**
                 * The gateway's signature of the address.
                 * @example Y3rNdGb8tg4Oj_GEY7DksropcDR08GSsaPcA9bArPcY
                 */
                signature: string;
            };
            header?: never;
            path: {
                /**
                 * The file.
                 * @example 01a1fd2d-13f6-725e-b84d-8dbc74254770
                 */
                assetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "accept-ranges": components["headers"]["AcceptRanges"];
                    etag: components["headers"]["EntityTag"];
                    "last-modified": components["headers"]["LastModified"];
                    "cache-control": components["headers"]["FileCaching"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                    "image/*": Blob;
                    "video/*": Blob;
                    "audio/*": Blob;
                };
            };
            /** A part of the file. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "accept-ranges": components["headers"]["AcceptRanges"];
                    etag: components["headers"]["EntityTag"];
                    "last-modified": components["headers"]["LastModified"];
                    "cache-control": components["headers"]["FileCaching"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    "content-range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                    "image/*": Blob;
                    "video/*": Blob;
                    "audio/*": Blob;
                };
            };
            /** The file has not changed since the version that the request names. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "accept-ranges": components["headers"]["AcceptRanges"];
                    etag: components["headers"]["EntityTag"];
                    "last-modified": components["headers"]["LastModified"];
                    "cache-control": components["headers"]["FileCaching"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** A parameter is invalid; the message names it and the rule. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Problem;
                };
            };
            /** The address is altered or has expired. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "FAILED",
                     *       "message": "This address has expired."
                     *     }
                     */
                    "application/json": Problem;
                };
            };
            404: components["responses"]["AssetNotFound"];
            /** The file does not match the conditions of the request. */
            412: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "FAILED",
                     *       "message": "The file is another one than the request asks for."
                     *     }
                     */
                    "application/json": Problem;
                };
            };
            /** The requested range is outside the file. */
            416: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "content-range": components["headers"]["UnsatisfiedRange"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "FAILED",
                     *       "message": "The range lies outside the file."
                     *     }
                     */
                    "application/json": Problem;
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contract. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    etag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Contract;
                };
            };
            /** The contract has not changed since the version that the request names. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    etag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["InternalError"];
        };
    };
    getContractYaml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The contract. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    etag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example openapi: 3.1.2
                     *     info:
                     *       title: Patchbay
                     *       version: 1.0.0
                     *     paths: {}
                     */
                    "application/yaml": string;
                };
            };
            /** The contract has not changed since the version that the request names. */
            304: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    etag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["InternalError"];
        };
    };
    listUpstreams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The upstreams, in the order of the settings. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UpstreamList;
                };
            };
            400: components["responses"]["UnknownParameter"];
            401: components["responses"]["Unauthorized"];
            /** The caller is not an operator, the account is suspended, or the key is limited to other operations. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "FAILED",
                     *       "message": "This is for operators of the gateway, whose account is the gateway's own.",
                     *       "data": {
                     *         "code": "operators_only"
                     *       }
                     *     }
                     */
                    "application/json": Problem;
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The process serves requests. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Health;
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The gateway is ready. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Readiness;
                };
            };
            500: components["responses"]["InternalError"];
            /** The gateway is not ready. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "FAILED",
                     *       "message": "Not ready: database.",
                     *       "data": {
                     *         "database": false,
                     *         "queue": true,
                     *         "assets": true,
                     *         "accepting": true
                     *       }
                     *     }
                     */
                    "application/json": Readiness;
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The metrics. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example # HELP patchbay_requests_total Requests answered.
                     *     # TYPE patchbay_requests_total counter
                     *     patchbay_requests_total{operation="createVideo",status="200"} 41
                     */
                    "text/plain": string;
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
