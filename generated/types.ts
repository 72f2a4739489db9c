// Generated from openapi/ (contract 2d40991b2519) by `npm run generate`. Do not edit.
/**
 * Problem under /v1/
 * @description The body of every error under `/v1/`: the service's own fields, and beside them the fields that the
 *     SDKs of the messages and the chat-completions interface look for, so that both raise their own classes
 *     of errors.
 */
export type ProblemV1 = {
    /**
     * @description Always `FAILED`.
     * @constant
     */
    status: "FAILED";
    /** @description What went wrong, in a sentence; for a parameter error it names the parameter and the rule. */
    message: string;
    data?: ProblemData;
    /**
     * @description Always `error`, as the messages interface has it.
     * @constant
     */
    type: "error";
    /** @description The error as both SDK families read it. */
    error: {
        /**
         * @description The class of the error: `invalid_request_error`, `authentication_error`, `billing_error`,
         *     `permission_error`, `not_found_error`, `request_too_large`, `rate_limit_error`, `api_error`,
         *     `overloaded_error`, also with 502 where an upstream says that it is, or `timeout_error`; where an upstream
         *     refuses a conversation, its own word for it, or the caller's interface's counterpart of that.
         */
        type: string;
        /**
         * @description The first broken rule, or the reason, in a word; `server_is_overloaded` with 502 where an upstream says that it is
         *     overloaded; where an upstream refuses a conversation, its own code, such as `context_length_exceeded`.
         */
        code: string | null;
        /** @description The first parameter at fault. */
        param: string | null;
        /** @description The same sentence as `message`. */
        message: string;
        /**
         * @description What an upstream of the messages interface says besides, where it refuses a conversation of that interface:
         *     its `error_code`, and what belongs to that. The SDKs of the interface tell by it what to do.
         */
        details?: {
            [key: string]: unknown;
        };
    };
    /**
     * @description The same as the `x-request-id` header.
     * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
     */
    request_id: string;
};
/**
 * Event of a message stream
 * @description One event of a streamed message. Each is sent with its `type` as the `event:` line, in this order:
 *     `message_start`; for each block `content_block_start`, deltas, `content_block_stop`; `message_delta`;
 *     `message_stop`. `ping` may come anywhere. An `error` ends the stream.
 */
export type MessageStreamEvent = {
    /**
     * @description Always `message_start`.
     * @constant
     */
    type: "message_start";
    message: Message;
} | {
    /**
     * @description Always `content_block_start`.
     * @constant
     */
    type: "content_block_start";
    /** @description Which block, from 0. */
    index: number;
    content_block: MessageBlock;
} | {
    /**
     * @description Always `content_block_delta`.
     * @constant
     */
    type: "content_block_delta";
    /** @description Which block, from 0. */
    index: number;
    /** @description What is added to the block. */
    delta: {
        /** @description The kind of piece, for example `text_delta`. */
        type: string;
        /** @description The next piece of text. */
        text?: string;
        /** @description The next piece of what a tool is called with, as JSON. */
        partial_json?: string;
        /** @description The next piece of what the model thinks. */
        thinking?: string;
        /** @description What shows that the model has thought it, for sending back. */
        signature?: string;
    } & {
        [key: string]: unknown;
    };
} | {
    /**
     * @description Always `content_block_stop`.
     * @constant
     */
    type: "content_block_stop";
    /** @description Which block, from 0. */
    index: number;
} | {
    /**
     * @description Always `message_delta`.
     * @constant
     */
    type: "message_delta";
    /** @description What is added to the message. */
    delta: {
        /** @description Why the model stopped. */
        stop_reason?: string | null;
        /** @description The stop sequence that ended the answer, where one did. */
        stop_sequence?: string | null;
    } & {
        [key: string]: unknown;
    };
    /** @description The tokens used so far. */
    usage: {
        /** @description Tokens of the answer. */
        output_tokens: number;
    } & {
        [key: string]: unknown;
    };
} | {
    /**
     * @description Always `message_stop`.
     * @constant
     */
    type: "message_stop";
} | {
    /**
     * @description Always `ping`.
     * @constant
     */
    type: "ping";
} | {
    /**
     * @description Always `error`.
     * @constant
     */
    type: "error";
    /** @description What went wrong. */
    error: {
        /** @description The class of the error. */
        type: string;
        /** @description What went wrong, in a sentence. */
        message: string;
        /** @description What an upstream of this interface says besides. */
        details?: {
            [key: string]: unknown;
        };
    };
    /** @description The same sentence, where it stands in every error. */
    message?: string;
    /** @description The same as the `x-request-id` header. */
    request_id?: string;
};
/**
 * Event of a response stream
 * @description One event of a streamed response. Each is sent with its `type` as the `event:` line. First come `response.created` and
 *     `response.in_progress`; then for each item `response.output_item.added`, its pieces, and `response.output_item.done`;
 *     last the whole response in `response.completed`, `response.incomplete` or `response.failed`. An upstream that speaks
 *     the interface may send further ones between. A stream that breaks off tells it twice: by an `error`, and last by
 *     `response.failed`, whose `error` says the same.
 */
export type ResponseStreamEvent = {
    /**
     * @description How far the response is.
     * @enum {string}
     */
    type: "response.created" | "response.in_progress" | "response.completed" | "response.incomplete" | "response.failed";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    response: ModelResponse;
} | {
    /**
     * @description Whether it begins or ends.
     * @enum {string}
     */
    type: "response.output_item.added" | "response.output_item.done";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    item: ResponseItem;
} | {
    /**
     * @description Whether it begins or ends.
     * @enum {string}
     */
    type: "response.content_part.added" | "response.content_part.done";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The item that it belongs to. */
    item_id?: string;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    /** @description Which part of the item, from 0. */
    content_index: number;
    part: ContentBlock;
} | {
    /**
     * @description Always `response.output_text.delta`.
     * @constant
     */
    type: "response.output_text.delta";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The item that it belongs to. */
    item_id?: string;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    /** @description Which part of the item, from 0. */
    content_index: number;
    /** @description The next piece of text. */
    delta: string;
} | {
    /**
     * @description Always `response.output_text.done`.
     * @constant
     */
    type: "response.output_text.done";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The item that it belongs to. */
    item_id?: string;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    /** @description Which part of the item, from 0. */
    content_index: number;
    /** @description The text. */
    text: string;
} | {
    /**
     * @description Always `response.refusal.delta`.
     * @constant
     */
    type: "response.refusal.delta";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The item that it belongs to. */
    item_id?: string;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    /** @description Which part of the item, from 0. */
    content_index: number;
    /** @description The next piece of why the model refuses. */
    delta: string;
} | {
    /**
     * @description Always `response.refusal.done`.
     * @constant
     */
    type: "response.refusal.done";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The item that it belongs to. */
    item_id?: string;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    /** @description Which part of the item, from 0. */
    content_index: number;
    /** @description Why the model refuses. */
    refusal: string;
} | {
    /**
     * @description Always `response.function_call_arguments.delta`.
     * @constant
     */
    type: "response.function_call_arguments.delta";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The item that it belongs to. */
    item_id?: string;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    /** @description The next piece of what the function is called with, as JSON. */
    delta: string;
} | {
    /**
     * @description Always `response.function_call_arguments.done`.
     * @constant
     */
    type: "response.function_call_arguments.done";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The item that it belongs to. */
    item_id?: string;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    /** @description What the function is called with, as JSON. */
    arguments: string;
} | {
    /**
     * @description Always `response.custom_tool_call_input.delta`.
     * @constant
     */
    type: "response.custom_tool_call_input.delta";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The item that it belongs to. */
    item_id?: string;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    /** @description The next piece of what the tool is called with, as the tool takes it. */
    delta: string;
} | {
    /**
     * @description Always `response.custom_tool_call_input.done`.
     * @constant
     */
    type: "response.custom_tool_call_input.done";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The item that it belongs to. */
    item_id?: string;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    /** @description What the tool is called with, as the tool takes it. */
    input: string;
} | {
    /**
     * @description Whether it begins or ends.
     * @enum {string}
     */
    type: "response.reasoning_summary_part.added" | "response.reasoning_summary_part.done";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The item that it belongs to. */
    item_id?: string;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    /** @description Which part of the summary, from 0. */
    summary_index: number;
    part: ContentBlock;
} | {
    /**
     * @description Always `response.reasoning_summary_text.delta`.
     * @constant
     */
    type: "response.reasoning_summary_text.delta";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The item that it belongs to. */
    item_id?: string;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    /** @description Which part of the summary, from 0. */
    summary_index: number;
    /** @description The next piece of what the model has thought. */
    delta: string;
} | {
    /**
     * @description Always `response.reasoning_summary_text.done`.
     * @constant
     */
    type: "response.reasoning_summary_text.done";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The item that it belongs to. */
    item_id?: string;
    /** @description Which item of the answer, from 0. */
    output_index: number;
    /** @description Which part of the summary, from 0. */
    summary_index: number;
    /** @description What the model has thought. */
    text: string;
} | {
    /**
     * @description Always `error`.
     * @constant
     */
    type: "error";
    /** @description Which event of the stream, from 0. */
    sequence_number?: number;
    /** @description The class of the error. */
    code?: string | null;
    /** @description What went wrong, in a sentence. */
    message: string;
    /** @description The parameter that is wrong, where it is one. */
    param?: string | null;
    /** @description The same once more, with its type, where the SDKs of the interface look for it. */
    error?: {
        [key: string]: unknown;
    };
};
/**
 * Chunk of a chat completion
 * @description One event of a streamed chat completion. The stream ends with `data: [DONE]`. A stream that breaks off
 *     ends with a chunk that carries `error` instead.
 */
export type ChatCompletionChunk = ({
    /** @description The completion, the same in each chunk. */
    id: string;
    /**
     * @description Always `chat.completion.chunk`.
     * @constant
     */
    object: "chat.completion.chunk";
    /** @description When it was made, in Unix seconds. */
    created: number;
    /** @description The model that answers. */
    model: string;
    /** @description The next pieces; empty in the chunk that tells the usage. */
    choices: ({
        /** @description Which of the answers, from 0. */
        index: number;
        /** @description What is added to the answer. */
        delta: {
            /** @description Who speaks; in the first chunk. */
            role?: string;
            /** @description The next piece of text. */
            content?: string | null;
            /** @description The next piece of why the model refuses, where it does. */
            refusal?: string | null;
            /** @description The next pieces of the calls of tools. */
            tool_calls?: ChatToolCall[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description How likely the tokens were, where that was asked for. */
        logprobs?: {
            [key: string]: unknown;
        } | null;
        /** @description Why the model stopped; in the last chunk. */
        finish_reason?: string | null;
    } & {
        [key: string]: unknown;
    })[];
    /** @description The tokens used, in the last chunk if it was asked for. */
    usage?: ChatUsage | null;
} & {
    [key: string]: unknown;
}) | {
    /** @description What went wrong. */
    error: {
        /** @description What went wrong, in a sentence. */
        message: string;
        /** @description The class of the error. */
        type: string;
        /** @description The parameter that is wrong, where it is one. */
        param?: string | null;
    } & {
        [key: string]: unknown;
    };
};
/**
 * Event of a streamed picture
 * @description One event of a picture that is shown while it is made. Each is sent with its `type` as the `event:` line: first the
 *     unfinished states, if any, and at the end the finished picture. In its place an `error` ends the stream, which says what
 *     an answer of that failure would: where the SDKs of the public interface look for it.
 */
export type ImageStreamEvent = {
    /**
     * @description Always `image_generation.partial_image`.
     * @constant
     */
    type: "image_generation.partial_image";
    b64_json: StreamedPicture;
    created_at: StreamedPictureTime;
    size: StreamedPictureSize;
    quality: StreamedPictureQuality;
    background: StreamedPictureBackground;
    output_format: StreamedPictureFormat;
    /** @description Which of the unfinished states, from 0. */
    partial_image_index: number;
} | {
    /**
     * @description Always `image_generation.completed`.
     * @constant
     */
    type: "image_generation.completed";
    b64_json: StreamedPicture;
    created_at: StreamedPictureTime;
    size: StreamedPictureSize;
    quality: StreamedPictureQuality;
    background: StreamedPictureBackground;
    output_format: StreamedPictureFormat;
    usage: ImageUsage;
} | ProblemV1;
/**
 * Event of a streamed edit
 * @description One event of a picture that is shown while it is edited. Each is sent with its `type` as the `event:` line: first the
 *     unfinished states, if any, and at the end the finished picture. In its place an `error` ends the stream, which says what
 *     an answer of that failure would: where the SDKs of the public interface look for it.
 */
export type EditStreamEvent = {
    /**
     * @description Always `image_edit.partial_image`.
     * @constant
     */
    type: "image_edit.partial_image";
    b64_json: StreamedPicture;
    created_at: StreamedPictureTime;
    size: StreamedPictureSize;
    quality: StreamedPictureQuality;
    background: StreamedPictureBackground;
    output_format: StreamedPictureFormat;
    /** @description Which of the unfinished states, from 0. */
    partial_image_index: number;
} | {
    /**
     * @description Always `image_edit.completed`.
     * @constant
     */
    type: "image_edit.completed";
    b64_json: StreamedPicture;
    created_at: StreamedPictureTime;
    size: StreamedPictureSize;
    quality: StreamedPictureQuality;
    background: StreamedPictureBackground;
    output_format: StreamedPictureFormat;
    usage: ImageUsage;
} | ProblemV1;
/**
 * Job
 * @description The record of a job of any kind, as its own lookup answers it. `data.action` tells the kind.
 */
export type JobRecord = VideoJobRecord | MusicJobRecord | ImageJobRecord;
/**
 * Event of all jobs
 * @description What an event tells that follows all jobs, a job's record, or that all is told.
 */
export type JobsEvent = VideoJobRecord | MusicJobRecord | ImageJobRecord | CaughtUp;
/**
 * Preference
 * @description Several preferences have commas in between (RFC 7240, section 2).
 */
export type Preference = string;
/** @description prompt must contain at least one character that is not white space. */
export type PromptNotBlank = {
    prompt?: string;
};
/**
 * Aspect ratio
 * @description Width to height of the picture.
 * @default 16:9
 * @enum {string}
 */
export type AspectRatio = "2:3" | "3:2" | "1:1" | "9:16" | "16:9";
/**
 * Reference image
 * @description Address of a picture, http or https, that the upstream fetches. One in a private network is refused.
 */
export type ReferenceImage = string;
/**
 * Voice character
 * @description One voice, by its name.
 */
export type VoiceCharacter = {
    /**
     * @description The voice. Each has a tone of its own.
     * @enum {string}
     */
    voice_id: "carina" | "zagan" | "helix" | "orion" | "luna" | "iris" | "altair" | "zenith" | "perseus" | "helios" | "lux" | "kepler" | "rigel" | "cosmo" | "celeste" | "ursa" | "sirius" | "lumen" | "castor" | "naksh" | "atlas" | "ara" | "eve" | "leo" | "rex" | "sal";
};
/**
 * Voice characters
 * @description Up to three voices that speak in the video.
 */
export type VoiceCharacters = VoiceCharacter[];
/**
 * Callback address
 * @description Where the result is posted when the job has ended, http or https. Without it, read the result with the
 *     lookup.
 */
export type CallbackAddress = string;
/**
 * Video request for vidx-imagine-video-1.5-fast
 * @description The default model: 6 to 30 seconds, several reference images. 6 and 10 seconds are its standard
 *     lengths. The model itself can be held to a first and a last frame.
 */
export type FastVideoRequest = {
    /**
     * @description The model that makes the video. May be left out for this one.
     * @default vidx-imagine-video-1.5-fast
     * @constant
     */
    model?: "vidx-imagine-video-1.5-fast";
    /** @description What the video shows, in words. */
    prompt: string;
    aspect_ratio?: AspectRatio;
    /**
     * @description Length in whole seconds, as text: 6 to 30, but not 7 or 11. The standard lengths are 6 and 10.
     * @default 10
     * @enum {string}
     */
    video_length?: "6" | "8" | "9" | "10" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30";
    /**
     * @description The shorter side of the picture; 720p at 16:9 is 1280 x 720.
     * @default 720p
     * @enum {string}
     */
    resolution_name?: "480p" | "720p";
    /** @description Addresses of pictures that the video shall refer to. */
    refer_images?: ReferenceImage[];
    reference_audios?: VoiceCharacters;
    hook_url?: CallbackAddress;
};
/**
 * Video request for vidx-imagine-video
 * @description 1 to 15 seconds at 720p; with several reference images at most 10 seconds.
 */
export type PlainVideoRequest = {
    /**
     * @description The model that makes the video.
     * @constant
     */
    model: "vidx-imagine-video";
    /** @description What the video shows, in words. */
    prompt: string;
    aspect_ratio?: AspectRatio;
    /**
     * @description Length in whole seconds, as text, 1 to 15; at most 10 with several reference images.
     * @default 10
     * @enum {string}
     */
    video_length?: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15";
    /**
     * @description The shorter side of the picture; this model makes 720p alone.
     * @default 720p
     * @constant
     */
    resolution_name?: "720p";
    /** @description Addresses of pictures that the video shall refer to. */
    refer_images?: ReferenceImage[];
    reference_audios?: VoiceCharacters;
    hook_url?: CallbackAddress;
};
/**
 * Video request for vidx-imagine-video-1.5
 * @description 1 to 15 seconds, up to 1080p, from exactly one reference image.
 */
export type OneImageVideoRequest = {
    /**
     * @description The model that makes the video.
     * @constant
     */
    model: "vidx-imagine-video-1.5";
    /** @description What the video shows, in words. */
    prompt: string;
    aspect_ratio?: AspectRatio;
    /**
     * @description Length in whole seconds, as text, 1 to 15.
     * @default 10
     * @enum {string}
     */
    video_length?: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15";
    /**
     * @description The shorter side of the picture; 720p at 16:9 is 1280 x 720.
     * @default 720p
     * @enum {string}
     */
    resolution_name?: "480p" | "720p" | "1080p";
    /** @description The address of the one picture that the video starts from. */
    refer_images: ReferenceImage[];
    reference_audios?: VoiceCharacters;
    hook_url?: CallbackAddress;
};
/**
 * Video request
 * @description What the video shall show and how. Which parameters and values are accepted depends on `model`.
 */
export type CreateVideoRequest = FastVideoRequest | PlainVideoRequest | OneImageVideoRequest;
/**
 * Video job created
 * @description The job is accepted.
 */
export type VideoAccepted = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The job that was created. */
    data: {
        /** @description The identifier of the job, which the lookup takes. */
        jobId: string;
    };
};
/**
 * Amount
 * @description Units of quota, as decimal text with at most six decimals.
 */
export type Amount = string;
/**
 * Line of a price
 * @description A quantity, what one of it costs, and what that makes.
 */
export type PriceLine = {
    /**
     * @description What is counted. The price of tokens is that of a million.
     * @enum {string}
     */
    unit: "second" | "song" | "image" | "request" | "input-token" | "cached-input-token" | "cache-write-token" | "long-cache-write-token" | "output-token";
    /** @description In pixels, of pictures that were made, where their price goes by it. */
    size?: string;
    /** @description How many. */
    quantity: number;
    /** @description What one costs, or a million tokens. */
    price: Amount;
    /** @description What they cost together; less where the whole request would cost more than one may. */
    units: Amount;
};
/**
 * Time
 * Format: date-time
 * @description ISO 8601 in UTC.
 */
export type Timestamp = string;
/**
 * What a key may still spend
 * @description Of its two limits in units, a day's and a month's, the one that has less left. Keys that rotations have made of one another share it.
 */
export type KeyAllowance = {
    /**
     * @description What the limit is for, of UTC.
     * @enum {string}
     */
    period: "day" | "month";
    /** @description What the key may spend in it. */
    limit: Amount;
    /** @description What of that is left; what is set aside for work under way is not. */
    left: Amount;
    /** @description When the next such period begins, and the whole limit is free again. */
    resetsAt: Timestamp;
};
/**
 * Quote
 * @description What a request would cost. Nothing was done, and nothing is charged.
 */
export type Quote = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The price. */
    data: {
        /** @description The operation that was asked for. */
        operation: string;
        /** @description The model that was asked for, where the operation takes one. */
        model?: string;
        /** @description The price rule that applies. */
        rule: string;
        /** @description How the price comes about. */
        lines: PriceLine[];
        /** @description What the request would cost; the most that it may come to, where that is not known before. */
        units: Amount;
        /**
         * @description What it would cost at the least, where the size of a picture is left to the model and the price goes by the size
         *     that is made.
         */
        least?: Amount;
        /**
         * @description Whether the price is known at the end only. The quantities of text are guessed, and the most that may be written
         *     counts as written; of a picture whose size is left to the model, the dearest counts that may come.
         */
        isEstimate: boolean;
        /** @description What the account has to spend. */
        balance: Amount;
        /** @description What the key that asks may still spend; left out where it is not limited in units. */
        key?: KeyAllowance;
    };
};
/**
 * Violation
 * @description One broken rule.
 */
export type Violation = {
    /** @description The parameter, as a path into the request such as `reference_audios[0].voice_id`. Empty when it is the body as a whole. */
    parameter: string;
    /** @description The stable identifier of the rule in this contract. */
    rule: string;
    /** @description The rule in a sentence. */
    message: string;
    /** @description The values that would be accepted, where they can be listed. */
    allowed?: unknown[];
};
/**
 * Problem data
 * @description What a program can use of an error.
 */
export type ProblemData = {
    /** @description Every rule that the request breaks, for a 400. */
    violations?: Violation[];
    /**
     * @description The smallest change that makes the request pass, where there is one: a JSON merge patch (RFC 7396)
     *     for its body.
     */
    suggestion?: {
        [key: string]: unknown;
    };
    /**
     * @description Whose part it was that failed, in a word, where the status alone does not tell.
     * @enum {string}
     */
    reason?: "moderation" | "upstream" | "timeout";
    /**
     * @description What it is, in a word for programs, where the status alone does not tell: `idempotency_key_reused` and
     *     `idempotency_key_in_use` are both 409, and only the second passes by itself. A 401 has no
     *     `data`; under `/v1/` its code, as any other, stands in `error.code`. Words may be added.
     * @enum {string}
     */
    code?: "account_not_activated" | "account_suspended" | "asked_ahead" | "body" | "csrf_token" | "idempotency_key_in_use" | "idempotency_key_reused" | "insufficient_quota" | "invalid_api_key" | "invalid_credentials" | "invitation_required" | "job_ended" | "key_not_live" | "key_quota_exhausted" | "last_owner" | "model_not_allowed" | "model_not_found" | "model_not_priced" | "moderation" | "not_activated" | "operation_not_allowed" | "operators_only" | "owners_only" | "previous_response_not_found" | "rate_limit_exceeded" | "sign_up_closed" | "too_many_keys" | "too_many_samples";
    /** @description The parameter that it is about, where no violation names it. */
    parameter?: string;
    /** @description What the account has to spend, in units of quota, for a 402. */
    balance?: string;
    /** @description What the request costs, in units of quota, for a 402. */
    price?: string;
    /**
     * @description What the key may spend in a day or a month, in units of quota, for a 402 with the code `key_quota_exhausted`: the account
     *     may have more, and whoever cares for its keys can raise it. One with `insufficient_quota` is about the balance.
     */
    limit?: string;
    /** @description What of that limit is left, for the same. */
    left?: string;
    /** @description When the whole limit is free again, for the same. */
    resetsAt?: Timestamp;
};
/**
 * Problem
 * @description The body of every error.
 */
export type Problem = {
    /**
     * @description Always `FAILED`.
     * @constant
     */
    status: "FAILED";
    /** @description What went wrong, in a sentence; for a parameter error it names the parameter and the rule. */
    message: string;
    data?: ProblemData;
};
/**
 * Progress
 * @description How far the job is, as text in percent.
 */
export type JobProgress = string;
/**
 * Quota
 * @description What was consumed, as decimal text in units of quota. A running job shows what is set aside for it.
 */
export type Quota = string;
/**
 * Video job data
 * @description What is known of a video job.
 */
export type VideoJobData = {
    /** @description The identifier of the job. */
    jobId: string;
    /**
     * @description The kind of job, `video`.
     * @constant
     */
    action: "video";
    progress: JobProgress;
    /** @description The model that makes the video. */
    model: string;
    /** @description The identifier of the finished video. */
    videoId?: string;
    /** @description The prompt given. */
    prompt: string;
    /** @description The aspect ratio asked for. */
    aspectRatio: string;
    /** @description The length asked for in seconds, as text. A video that turns out shorter is charged by its own length, where the upstream tells. */
    videoLength: string;
    /** @description The resolution asked for. */
    resolutionName: string;
    /** @description The reference images given. */
    referImages: string[];
    /**
     * Format: uri
     * @description Where the video can be fetched, once the job has succeeded.
     */
    videoUrl?: string;
    /**
     * Format: uri
     * @description Where a still picture of the video can be fetched, once the job has succeeded; where the upstream gives one.
     */
    coverUrl?: string;
    quota: Quota;
    /** @description The callback address given. */
    hookUrl?: string;
    /** @description When the job was created. */
    createdAt: Timestamp;
    /** @description When the job ended. */
    finishTime?: Timestamp;
};
/**
 * Video job under way
 * @description The video job waits or runs.
 */
export type VideoJobOnQueue = {
    /**
     * @description Always `ON_QUEUE`.
     * @constant
     */
    status: "ON_QUEUE";
    /** @description The state in a sentence. */
    message: string;
    /** @description The identifier of the job. */
    jobId: string;
    /** @description What is known of the job. */
    data: VideoJobData;
};
/**
 * Video job done
 * @description The video job has succeeded.
 */
export type VideoJobSucceeded = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The identifier of the job. */
    jobId: string;
    /** @description What is known of the job. */
    data: WithRequired<VideoJobData, "videoId" | "videoUrl" | "finishTime">;
};
/**
 * Reason of a failure
 * @description Why the job failed, in a word.
 * @enum {string}
 */
export type FailureReason = "moderation" | "upstream" | "timeout" | "cancelled";
/**
 * Video job failed
 * @description The video job has failed, and will not be tried again.
 */
export type VideoJobFailed = {
    /**
     * @description Always `FAILED`.
     * @constant
     */
    status: "FAILED";
    /** @description Why it failed, in a sentence. */
    message: string;
    /** @description The identifier of the job. */
    jobId: string;
    /** @description What is known of the job. */
    data: VideoJobData & {
        reason: FailureReason;
    };
};
/**
 * Video job
 * @description The state and, in the end, the video of a video job. The lookup answers it and the callback carries it.
 *     `status` tells which of the three it is; the last two are final.
 */
export type VideoJobRecord = VideoJobOnQueue | VideoJobSucceeded | VideoJobFailed;
/**
 * Prompt for imgy-2
 * @description What the picture shows, in words; up to 1000 characters.
 */
export type Imgy2Prompt = string;
/**
 * Background, fixed
 * @description Only imgx-image-1 offers a choice.
 * @default auto
 * @constant
 */
export type FixedBackground = "auto";
/**
 * Moderation, fixed
 * @description Only imgx-image-1 offers a choice.
 * @default auto
 * @constant
 */
export type FixedModeration = "auto";
/**
 * Number of images
 * @description How many pictures, 1 to 10.
 * @default 1
 */
export type ImageCount = number;
/**
 * Compression, fixed
 * @description Only imgx-image-1 offers a choice.
 * @default 100
 * @constant
 */
export type FixedOutputCompression = 100;
/**
 * Output format, fixed
 * @description Only imgx-image-1 offers a choice.
 * @default png
 * @constant
 */
export type FixedOutputFormat = "png";
/**
 * Quality of imgy-2
 * @description This model has one quality; `auto` picks it.
 * @default auto
 * @enum {string}
 */
export type Imgy2Quality = "auto" | "standard";
/**
 * Response format
 * @description Whether each picture comes as an address, valid for 60 minutes, or as Base64. Without it, an address.
 * @default url
 * @enum {string}
 */
export type ResponseFormat = "url" | "b64_json";
/**
 * Size for imgy-2
 * @description Width and height in pixels. `auto` leaves it to the model, and costs what the size costs that is made.
 * @default auto
 * @enum {string}
 */
export type Imgy2Size = "256x256" | "512x512" | "1024x1024" | "auto";
/**
 * User
 * @description Who asks, by a name that only the caller can tell a person from. Passed on to an upstream whose interface has a
 *     place for it, which may use it against abuse; it changes nothing in the picture.
 */
export type ImageUser = string;
/**
 * Stream, fixed
 * @description Only imgx-image-1 shows a picture while it is made.
 * @default false
 * @constant
 */
export type WholeImages = false;
/**
 * Partial images, fixed
 * @description Only imgx-image-1 shows a picture while it is made.
 * @default 0
 * @constant
 */
export type NoPartialImages = 0;
/**
 * @description Where the result is posted when the job has ended, http or https. Only for a job, as the header
 *     `Prefer: respond-async` asks for.
 */
export type ImageCallback = string;
/**
 * Image request for imgy-2
 * @description The default model. Prompts up to 1000 characters, square pictures.
 */
export type Imgy2ImageRequest = {
    prompt: Imgy2Prompt;
    /**
     * @description The model. May be left out for this one.
     * @default imgy-2
     * @constant
     */
    mode?: "imgy-2";
    background?: FixedBackground;
    moderation?: FixedModeration;
    n?: ImageCount;
    output_compression?: FixedOutputCompression;
    output_format?: FixedOutputFormat;
    quality?: Imgy2Quality;
    response_format?: ResponseFormat;
    size?: Imgy2Size;
    user?: ImageUser;
    stream?: WholeImages;
    partial_images?: NoPartialImages;
    hook_url?: ImageCallback;
};
/** @description background transparent needs output_format png or webp. */
export type TransparentBackgroundFormat = unknown;
/** @description output_compression below 100 needs output_format webp or jpeg of imgx-image-1. */
export type OutputCompressionFormat = unknown;
/** @description partial_images above 0 needs stream true. */
export type PartialImagesStream = unknown;
/** @description stream true makes one picture, so n must be 1. */
export type StreamedImageCount = unknown;
/**
 * Prompt for imgx-image-1
 * @description What the picture shows, in words; up to 32000 characters.
 */
export type ImgxPrompt = string;
/**
 * Background
 * @description Whether the background is see-through. `auto` lets the model choose; `transparent` needs
 *     `output_format` png or webp.
 * @default auto
 * @enum {string}
 */
export type ImgxBackground = "transparent" | "opaque" | "auto";
/**
 * Moderation
 * @description How strictly content is filtered; `low` is less strict.
 * @default auto
 * @enum {string}
 */
export type ImgxModeration = "low" | "auto";
/**
 * Compression
 * @description In percent, for webp and jpeg output; 100 keeps the most.
 * @default 100
 */
export type OutputCompression = number;
/**
 * Output format
 * @description The format of the pictures.
 * @default png
 * @enum {string}
 */
export type OutputFormat = "png" | "jpeg" | "webp";
/**
 * Quality of imgx-image-1
 * @description How much care the model takes. `auto` picks the best.
 * @default auto
 * @enum {string}
 */
export type ImgxQuality = "auto" | "high" | "medium" | "low";
/**
 * Response format, fixed
 * @description This model answers Base64 alone.
 * @default b64_json
 * @constant
 */
export type Base64Format = "b64_json";
/**
 * Size for imgx-image-1
 * @description Width and height in pixels. `auto` leaves it to the model, and costs what the size costs that is made.
 * @default auto
 * @enum {string}
 */
export type ImgxSize = "1024x1024" | "1536x1024" | "1024x1536" | "auto";
/**
 * Stream
 * @description Whether the picture is shown while it is made: the answer is server-sent events then, and the last of them has the
 *     finished picture.
 * @default false
 */
export type ImgxStream = boolean;
/**
 * Partial images
 * @description How many unfinished states of the picture come before it, 0 to 3. They are not charged. Fewer come where the picture
 *     is done sooner, and none from an upstream that has none.
 * @default 0
 */
export type ImgxPartialImages = number;
/**
 * Image request for imgx-image-1
 * @description Prompts up to 32000 characters, a choice of format, compression and background; always Base64. Slow:
 *     the alternate address is recommended.
 */
export type ImgxImageRequest = {
    prompt: ImgxPrompt;
    /**
     * @description The model.
     * @constant
     */
    mode: "imgx-image-1";
    background?: ImgxBackground;
    moderation?: ImgxModeration;
    n?: ImageCount;
    output_compression?: OutputCompression;
    output_format?: OutputFormat;
    quality?: ImgxQuality;
    response_format?: Base64Format;
    size?: ImgxSize;
    user?: ImageUser;
    stream?: ImgxStream;
    partial_images?: ImgxPartialImages;
    hook_url?: ImageCallback;
};
/**
 * Prompt for imgy-3
 * @description What the picture shows, in words; up to 4000 characters.
 */
export type Imgy3Prompt = string;
/**
 * Number of images, fixed
 * @description This model makes one picture at a time.
 * @default 1
 * @constant
 */
export type OneImage = 1;
/**
 * Quality of imgy-3
 * @description How much care the model takes. `auto` picks the best.
 * @default auto
 * @enum {string}
 */
export type Imgy3Quality = "auto" | "hd" | "standard";
/**
 * Size for imgy-3
 * @description Width and height in pixels. `auto` leaves it to the model, and costs what the size costs that is made.
 * @default auto
 * @enum {string}
 */
export type Imgy3Size = "1024x1024" | "1792x1024" | "1024x1792" | "auto";
/**
 * Style
 * @description Vivid pictures are dramatic, natural ones restrained. Without it the model chooses.
 * @enum {string}
 */
export type Style = "vivid" | "natural";
/**
 * Image request for imgy-3
 * @description One picture a request, prompts up to 4000 characters, wide and tall formats, two styles.
 */
export type Imgy3ImageRequest = {
    prompt: Imgy3Prompt;
    /**
     * @description The model.
     * @constant
     */
    mode: "imgy-3";
    background?: FixedBackground;
    moderation?: FixedModeration;
    n?: OneImage;
    output_compression?: FixedOutputCompression;
    output_format?: FixedOutputFormat;
    quality?: Imgy3Quality;
    response_format?: ResponseFormat;
    size?: Imgy3Size;
    style?: Style;
    user?: ImageUser;
    stream?: WholeImages;
    partial_images?: NoPartialImages;
    hook_url?: ImageCallback;
};
/**
 * Image request
 * @description What the pictures shall show and how. Which parameters and values are accepted depends on `mode`, the
 *     model. A parameter that is `null` counts as one that is left out.
 */
export type CreateImageRequest = Imgy2ImageRequest | ImgxImageRequest | Imgy3ImageRequest;
/**
 * Picture by address
 * @description A picture to fetch.
 */
export type ImageByAddress = {
    /**
     * Format: uri
     * @description Where the picture can be fetched, for 60 minutes.
     */
    url: string;
    /** @description The prompt that the model really worked from. */
    revised_prompt: string;
};
/**
 * Picture in Base64
 * @description A picture, inside the answer.
 */
export type ImageInBase64 = {
    /** @description The file, in Base64. */
    b64_json: string;
};
/**
 * Tokens of an image operation
 * @description What the operation consumed, in tokens.
 */
export type ImageUsage = {
    /** @description Tokens of the prompt and of source pictures. */
    input_tokens: number;
    /** @description What the input tokens are of. */
    input_tokens_details: {
        /** @description Tokens of source pictures. */
        image_tokens: number;
        /** @description Tokens of the prompt. */
        text_tokens: number;
    };
    /** @description Tokens of the pictures made. */
    output_tokens: number;
    /** @description Input and output together. */
    total_tokens: number;
};
/**
 * Image result
 * @description The pictures made.
 */
export type ImageResult = {
    /** @description When they were made, in Unix seconds. */
    created: number;
    /** @description One element a picture, an address or Base64 as `response_format` asks. */
    data: (ImageByAddress | ImageInBase64)[];
    usage?: ImageUsage;
};
/**
 * Job accepted
 * @description The job will end, whatever happens to the gateway.
 */
export type JobAccepted = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description Where the job is found again. */
    data: {
        /** @description The identifier of the job. */
        jobId: string;
    };
};
/**
 * Picture of a job
 * @description A picture that a job has made.
 */
export type ImageJobItem = {
    /**
     * Format: uri
     * @description Where the picture can be fetched.
     */
    url: string;
    /** @description The prompt that the model worked from. */
    revisedPrompt: string;
};
/**
 * Image job data
 * @description What is known of an image job.
 */
export type ImageJobData = {
    /** @description The identifier of the job. */
    jobId: string;
    /**
     * @description The kind of job, `image`.
     * @constant
     */
    action: "image";
    progress: JobProgress;
    /** @description The model that makes the pictures. */
    model: string;
    /** @description The prompt given. */
    prompt: string;
    /** @description The pictures, once the job has succeeded. They are given by address, whatever `response_format` asks. */
    images: ImageJobItem[];
    usage?: ImageUsage;
    quota: Quota;
    /** @description The callback address given. */
    hookUrl?: string;
    /** @description When the job was created. */
    createdAt: Timestamp;
    /** @description When the job ended. */
    finishTime?: Timestamp;
};
/**
 * Image job under way
 * @description The image job waits or runs.
 */
export type ImageJobOnQueue = {
    /**
     * @description Always `ON_QUEUE`.
     * @constant
     */
    status: "ON_QUEUE";
    /** @description The state in a sentence. */
    message: string;
    /** @description The identifier of the job. */
    jobId: string;
    /** @description What is known of the job. */
    data: ImageJobData;
};
/**
 * Image job done
 * @description The image job has succeeded.
 */
export type ImageJobSucceeded = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The identifier of the job. */
    jobId: string;
    /** @description What is known of the job, with its pictures. */
    data: WithRequired<ImageJobData, "usage" | "finishTime">;
};
/**
 * Image job failed
 * @description The image job has failed, and will not be tried again.
 */
export type ImageJobFailed = {
    /**
     * @description Always `FAILED`.
     * @constant
     */
    status: "FAILED";
    /** @description Why it failed, in a sentence. */
    message: string;
    /** @description The identifier of the job. */
    jobId: string;
    /** @description What is known of the job. */
    data: ImageJobData & {
        reason: FailureReason;
    };
};
/**
 * Image job
 * @description The state and, in the end, the pictures of an image job. The lookup answers it and the callback carries it.
 *     `status` tells which of the three it is; the last two are final.
 */
export type ImageJobRecord = ImageJobOnQueue | ImageJobSucceeded | ImageJobFailed;
/**
 * Picture inside JSON
 * @description A data URI, bare Base64, or an http or https address that the gateway fetches. `{"image_url": …}` around it is
 *     accepted too; identifiers of files, as in `{"file_id": …}`, are not. Nothing may follow the end of a PNG file, which might be of another kind as well.
 */
export type Source = string;
/**
 * Picture to edit with imgy-2
 * @description One picture, a square PNG of less than 4 MB (4,194,304 bytes), and nothing behind its end.
 */
export type Imgy2Sources = Source[];
/**
 * Mask
 * @description A PNG below 4 MB (4,194,304 bytes), of the width and height of the (first) picture. Its fully transparent pixels mark
 *     where to edit.
 */
export type Mask = string;
/**
 * Response format of an edit
 * @description Either may be asked for; an edit answers Base64 whichever is.
 * @enum {string}
 */
export type EditResponseFormat = "url" | "b64_json";
/**
 * Image edit for imgy-2
 * @description The default model. One square PNG, prompts up to 1000 characters.
 */
export type Imgy2EditRequest = {
    prompt: Imgy2Prompt;
    image: Imgy2Sources;
    mask?: Mask;
    /**
     * @description The model. May be left out for this one.
     * @default imgy-2
     * @constant
     */
    mode?: "imgy-2";
    n?: ImageCount;
    output_compression?: FixedOutputCompression;
    output_format?: FixedOutputFormat;
    quality?: Imgy2Quality;
    response_format?: EditResponseFormat;
    size?: Imgy2Size;
    user?: ImageUser;
    stream?: WholeImages;
    partial_images?: NoPartialImages;
    hook_url?: ImageCallback;
};
/**
 * Pictures to edit with imgx-image-1
 * @description 1 to 16 PNG, WebP or JPEG files below 25 MB (26,214,400 bytes) each; with several, a mask applies to the first.
 */
export type ImgxSources = Source[];
/**
 * Image edit for imgx-image-1
 * @description 1 to 16 pictures of three formats, prompts up to 32000 characters. Slow: the alternate address is
 *     recommended.
 */
export type ImgxEditRequest = {
    prompt: ImgxPrompt;
    image: ImgxSources;
    mask?: Mask;
    /**
     * @description The model.
     * @constant
     */
    mode: "imgx-image-1";
    n?: ImageCount;
    output_compression?: OutputCompression;
    output_format?: OutputFormat;
    quality?: ImgxQuality;
    response_format?: Base64Format;
    size?: ImgxSize;
    user?: ImageUser;
    stream?: ImgxStream;
    partial_images?: ImgxPartialImages;
    hook_url?: ImageCallback;
};
/**
 * Image edit
 * @description Which pictures shall be edited and how, with the files inside the JSON. Which parameters and values are
 *     accepted depends on `mode`, the model. A parameter that is `null` counts as one that is
 *     left out.
 */
export type EditImageRequest = Imgy2EditRequest | ImgxEditRequest;
/**
 * File
 * @description The content of a file.
 */
export type FilePart = Blob;
/**
 * Picture to edit, as files with imgy-2
 * @description One picture, a square PNG of less than 4 MB (4,194,304 bytes).
 */
export type Imgy2FileParts = FilePart[];
/**
 * Mask, as a file
 * @description A PNG below 4 MB (4,194,304 bytes), of the width and height of the (first) picture. Its fully transparent pixels mark
 *     where to edit.
 */
export type MaskPart = Blob;
/**
 * Image edit for imgy-2 as a form
 * @description The default model. One square PNG, prompts up to 1000 characters.
 */
export type Imgy2EditForm = {
    prompt: Imgy2Prompt;
    image: Imgy2FileParts;
    mask?: MaskPart;
    /**
     * @description The model. May be left out for this one.
     * @default imgy-2
     * @constant
     */
    mode?: "imgy-2";
    n?: ImageCount;
    output_compression?: FixedOutputCompression;
    output_format?: FixedOutputFormat;
    quality?: Imgy2Quality;
    response_format?: EditResponseFormat;
    size?: Imgy2Size;
    user?: ImageUser;
    stream?: WholeImages;
    partial_images?: NoPartialImages;
    hook_url?: ImageCallback;
};
/**
 * Pictures to edit, as files with imgx-image-1
 * @description 1 to 16 PNG, WebP or JPEG files below 25 MB (26,214,400 bytes) each; with several, a mask applies to the first.
 */
export type ImgxFileParts = FilePart[];
/**
 * Image edit for imgx-image-1 as a form
 * @description 1 to 16 pictures of three formats, prompts up to 32000 characters. Slow: the alternate address is
 *     recommended.
 */
export type ImgxEditForm = {
    prompt: ImgxPrompt;
    image: ImgxFileParts;
    mask?: MaskPart;
    /**
     * @description The model.
     * @constant
     */
    mode: "imgx-image-1";
    n?: ImageCount;
    output_compression?: OutputCompression;
    output_format?: OutputFormat;
    quality?: ImgxQuality;
    response_format?: Base64Format;
    size?: ImgxSize;
    user?: ImageUser;
    stream?: ImgxStream;
    partial_images?: ImgxPartialImages;
    hook_url?: ImageCallback;
};
/**
 * Image edit as a form
 * @description Which pictures shall be edited and how, with the files as parts of a form. Which parameters and values
 *     are accepted depends on `mode`, the model.
 */
export type EditImageForm = Imgy2EditForm | ImgxEditForm;
/**
 * Edit result
 * @description The edited pictures. They always come as Base64, and `usage` is always there.
 */
export type EditResult = {
    /** @description When they were made, in Unix seconds. */
    created: number;
    /** @description One element a picture. */
    data: ImageInBase64[];
    usage: ImageUsage;
};
/**
 * Recording
 * @description A sound file (MP3, WAV, Ogg, FLAC, MP4 or WebM), 1 second to 10 minutes long, below 25 MB (26,214,400 bytes).
 */
export type SampleFile = Blob;
/**
 * Sample as a file
 * @description The recording, as a part of a form.
 */
export type UploadForm = {
    file: SampleFile;
};
/**
 * Sample by address
 * @description Where the recording can be fetched.
 */
export type UploadRequest = {
    /** @description Address of a sound file, http or https. The gateway fetches it at once. */
    audio_url: string;
};
/**
 * Sample stored
 * @description The sample can be used.
 */
export type UploadResponse = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The sample. */
    data: {
        /** @description The identifier of the sample, which the creation of songs takes. */
        music_id: string;
        /** @description Length in seconds, as decimal text, measured in the file itself. */
        duration: string;
    };
};
/**
 * Identifier in a path
 * @description What may be an identifier; whether it is one, the answer tells.
 */
export type IdentifierInPath = string;
/**
 * Acknowledged
 * @description It is done, or will be if it can.
 */
export type Acknowledged = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
};
/**
 * Sample
 * @description The sample, as the upload answered it.
 */
export type SampleId = string;
/**
 * Start of the sample
 * @description Where the part of the sample that is used begins, in seconds; 0 is its beginning. It must be sent.
 * @default 0
 */
export type SampleStart = number;
/**
 * End of the sample
 * @description Where the part of the sample that is used ends, in seconds. 60 means its end, if it is shorter. It must be sent.
 * @default 60
 */
export type SampleEnd = number;
/**
 * Instrumental
 * @description `true` for music without singing. `false` needs words: `llm_description_prompt` in inspiration mode, `prompt` in custom mode. It must be sent.
 * @default false
 */
export type Instrumental = boolean;
/**
 * Music model
 * @description The version of the model. It must be sent; tune-v5 is usual.
 * @default tune-v5
 * @enum {string}
 */
export type MusicModel = "tune-v5" | "tune-v4-5-all" | "tune-v4-5+" | "tune-v4-5" | "tune-v4" | "tune-v3-5" | "tune-v3-0";
/**
 * Voice
 * @description Who sings. It has no effect on an instrumental song.
 * @enum {string}
 */
export type VocalGender = "Male" | "Female";
/**
 * Storage
 * @description `true` keeps the audio with the gateway and answers the gateway's address; `false` answers the address
 *     where the upstream keeps it.
 * @default false
 */
export type Storage = boolean;
/**
 * Song request in inspiration mode
 * @description Words and style come from a description.
 */
export type InspiredMusicRequest = {
    music_id: SampleId;
    chop_sample_start_s: SampleStart;
    chop_sample_end_s: SampleEnd;
    /**
     * @description Whether the words are given. `false` is inspiration mode. It must be sent.
     * @default false
     * @constant
     */
    custom: false;
    instrumental: Instrumental;
    mv: MusicModel;
    /** @description What the song is about; its words are made from it. At most 500 characters. */
    llm_description_prompt: string;
    /**
     * @description Custom mode only.
     * @default false
     * @constant
     */
    auto_lyrics?: false;
    vocal_gender?: VocalGender;
    isStorage?: Storage;
    hookUrl?: CallbackAddress;
};
/** Styles */
export type StyleTags = string;
/** Weight */
export type Weight = number;
/**
 * Song request in custom mode
 * @description Words and style are given.
 */
export type CustomMusicRequest = {
    music_id: SampleId;
    chop_sample_start_s: SampleStart;
    chop_sample_end_s: SampleEnd;
    /**
     * @description Whether the words are given. `true` is custom mode. It must be sent.
     * @constant
     */
    custom: true;
    instrumental: Instrumental;
    mv: MusicModel;
    /**
     * @description The words to be sung. Needed unless `instrumental` is true; then they are not sung, but still steer
     *     the music.
     */
    prompt?: string;
    /** @description The title. At most 80 characters. */
    title?: string;
    /** @description Styles, separated by commas. */
    tags?: StyleTags;
    /** @description Styles to avoid, separated by commas. */
    negative_tags?: StyleTags;
    /** @description How closely the style tags are followed. */
    style_weight?: Weight;
    /** @description How unusual the song may be. */
    weirdness_constraint?: Weight;
    /** @description How closely the sample is followed. */
    audio_weight?: Weight;
    /**
     * @description Whether the model may rework the given words (`true`) or must sing them as they are.
     * @default false
     */
    auto_lyrics?: boolean;
    vocal_gender?: VocalGender;
    isStorage?: Storage;
    hookUrl?: CallbackAddress;
};
/**
 * Song request
 * @description How a sample becomes a song. Which parameters are accepted depends on `custom`: in custom mode the words
 *     and the style are given, in inspiration mode a description is enough.
 */
export type CreateMusicRequest = InspiredMusicRequest | CustomMusicRequest;
/**
 * Music job created
 * @description The job is accepted.
 */
export type MusicAccepted = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The job that was created. */
    data: {
        /** @description The identifier of the job, which the lookup takes as `jobId`. */
        job_id: string;
    };
};
/**
 * Song
 * @description A finished song.
 */
export type MusicItem = {
    /** @description The identifier of the song, which the MIDI extraction takes as `music_id`. */
    musicId: string;
    /** @description The words sung, or the description that the song was made from. */
    prompt: string;
    /** @description The title. */
    title: string;
    /** @description Styles, separated by commas. */
    tags: string;
    /**
     * Format: uri
     * @description A small cover picture.
     */
    imageUrl: string;
    /**
     * Format: uri
     * @description A large cover picture.
     */
    imageLargeUrl: string;
    /**
     * Format: uri
     * @description The sound.
     */
    audioUrl: string;
    /**
     * Format: uri
     * @description The sound with the cover, as a video.
     */
    videoUrl: string;
    /** @description Length in seconds, as decimal text. */
    duration: string;
    /** @description Styles that were avoided, separated by commas. */
    negativeTags: string;
    /** @description How closely the style tags were followed. */
    styleWeight: number | null;
    /** @description How unusual the song could be. */
    weirdnessConstraint: number | null;
    /** @description How closely the sample was followed. */
    audioWeight: number | null;
    /** @description When the song was made. */
    createdAt: Timestamp;
};
/**
 * Music job data
 * @description What is known of a music job.
 */
export type MusicJobData = {
    /** @description The identifier of the job. */
    jobId: string;
    /**
     * @description The kind of job, `music`.
     * @constant
     */
    action: "music";
    progress: JobProgress;
    /** @description The model that makes the songs. */
    mv: string;
    quota: Quota;
    /** @description The callback address given. */
    hookUrl?: string;
    /** @description The songs, once the job has succeeded. A job gives two. */
    musics: MusicItem[];
    /** @description When the job was created. */
    createdAt: Timestamp;
    /** @description When the job ended. */
    finishTime?: Timestamp;
};
/**
 * Music job under way
 * @description The music job waits or runs.
 */
export type MusicJobOnQueue = {
    /**
     * @description Always `ON_QUEUE`.
     * @constant
     */
    status: "ON_QUEUE";
    /** @description The state in a sentence. */
    message: string;
    /** @description The identifier of the job. */
    jobId: string;
    /** @description What is known of the job. */
    data: MusicJobData;
};
/**
 * Music job done
 * @description The music job has succeeded.
 */
export type MusicJobSucceeded = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The identifier of the job. */
    jobId: string;
    /** @description What is known of the job, with its songs. */
    data: WithRequired<MusicJobData, "musics" | "finishTime"> & {
        /** @description The songs. There is one at least. */
        musics: MusicItem[];
    };
};
/**
 * Music job failed
 * @description The music job has failed, and will not be tried again.
 */
export type MusicJobFailed = {
    /**
     * @description Always `FAILED`.
     * @constant
     */
    status: "FAILED";
    /** @description Why it failed, in a sentence. */
    message: string;
    /** @description The identifier of the job. */
    jobId: string;
    /** @description What is known of the job. */
    data: MusicJobData & {
        reason: FailureReason;
    };
};
/**
 * Music job
 * @description The state and, in the end, the songs of a music job. The lookup answers it and the callback carries it.
 *     `status` tells which of the three it is; the last two are final.
 */
export type MusicJobRecord = MusicJobOnQueue | MusicJobSucceeded | MusicJobFailed;
/**
 * MIDI request
 * @description The song whose notes are wanted.
 */
export type MidiRequest = {
    /** @description A song of a finished music job (`musicId`). */
    music_id: string;
};
/**
 * Note
 * @description A note.
 */
export type MidiNote = {
    /** @description MIDI note number; 60 is middle C. */
    pitch: number;
    /** @description Where it begins, in seconds from the song's start. */
    start: number;
    /** @description Where it ends, in seconds from the song's start. */
    end: number;
    /** @description How hard it is struck, 0 to 1. */
    velocity: number;
};
/**
 * Instrument
 * @description An instrument and what it plays.
 */
export type MidiInstrument = {
    /** @description The instrument. */
    name: string;
    /** @description Its notes, by their start. */
    notes: MidiNote[];
};
/**
 * MIDI data
 * @description The notes of a song.
 */
export type MidiData = {
    /**
     * @description `complete` when all notes are there, `running` while they are worked out, `error` when there will be none.
     * @enum {string}
     */
    state: "running" | "complete" | "error";
    /** @description The instruments. */
    instruments: MidiInstrument[];
};
/**
 * MIDI data of a song
 * @description The notes, by instrument.
 */
export type MidiResponse = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    data: MidiData;
};
/** @description No parameter may say where an upstream is, or what it is called with. */
export type UpstreamOfCallersChoice = unknown;
/**
 * Text model
 * @description The model. `GET /v1/models` lists those that are served.
 */
export type TextModelName = string;
/**
 * Content block
 * @description A piece of content. Its `type` tells which further fields it has; they are those of the upstream interface.
 */
export type ContentBlock = {
    /** @description The kind of block, for example `text`. */
    type: string;
    /** @description The text of a `text` block. */
    text?: string;
} & {
    [key: string]: unknown;
};
/**
 * Turn of a conversation
 * @description What one side says. A turn of the system that only sets how hard to think has no content.
 */
export type MessageTurn = {
    /**
     * @description Who speaks. A `system` turn is an instruction.
     * @enum {string}
     */
    role: "system" | "user" | "assistant";
    /** @description A text, or blocks of the messages interface (text, image, document, tool use, tool result, …). */
    content?: string | ContentBlock[];
    /** @description How hard the model is to think from here on; in a turn of the system only. */
    output_config?: {
        [key: string]: unknown;
    } | null;
} & {
    [key: string]: unknown;
};
/**
 * Turns of a conversation
 * @description The turns, oldest first.
 */
export type MessageTurns = MessageTurn[];
/**
 * System text
 * @description What the model is told before the conversation; a text or text blocks.
 */
export type SystemText = string | ContentBlock[];
/**
 * Messages request
 * @description The turns of a conversation for the model to answer. Any further parameter of the messages interface goes to
 *     an upstream that speaks it untouched; for others the request is translated, and a parameter that has no counterpart
 *     there is refused by name. One whose name differs from a listed one in upper and lower case alone is refused: some
 *     upstreams take the one for the other.
 */
export type CreateMessageRequest = {
    model: TextModelName;
    messages: MessageTurns;
    system?: SystemText;
    /** @description The most tokens to make; the model may stop earlier. Without it, the model's configured default. */
    max_tokens?: number;
    /**
     * @description Whether the answer comes event by event as it is made.
     * @default false
     */
    stream?: boolean;
} & {
    [key: string]: unknown;
};
/**
 * Block of a message
 * @description A piece of what the model says. Its `type` tells which further fields it has; they are those of the messages interface.
 */
export type MessageBlock = {
    /** @description The kind of block, for example `text`, `tool_use` or `thinking`. */
    type: string;
    /** @description The text of a `text` block. */
    text?: string;
    /** @description The sources of a `text` block, where they were asked for. */
    citations?: {
        [key: string]: unknown;
    }[] | null;
    /** @description What the result of a `tool_use` block is to name. */
    id?: string | null;
    /** @description The tool that a `tool_use` block calls. */
    name?: string | null;
    /** @description What a `tool_use` block calls it with. */
    input?: {
        [key: string]: unknown;
    } | null;
    /** @description What the model thinks, in a `thinking` block. */
    thinking?: string | null;
    /** @description What shows that the model has thought it, for sending back. */
    signature?: string | null;
} & {
    [key: string]: unknown;
};
/**
 * Tokens of a message
 * @description What the answer consumed, in tokens.
 */
export type MessageUsage = {
    /** @description Tokens of the conversation, but for those from a cache and those written there. */
    input_tokens: number;
    /** @description Tokens of the answer. */
    output_tokens: number;
    /** @description Tokens of the conversation that came from the upstream's cache. */
    cache_read_input_tokens?: number | null;
    /** @description Tokens of the conversation that were written to the upstream's cache. */
    cache_creation_input_tokens?: number | null;
    /** @description The same by how long the cache keeps them. */
    cache_creation?: {
        [key: string]: unknown;
    } | null;
    /** @description How it was served, where the upstream says so. */
    service_tier?: string | null;
} & {
    [key: string]: unknown;
};
/**
 * Message
 * @description The model's answer, in the shape of the messages interface.
 */
export type Message = {
    /** @description The message. */
    id: string;
    /**
     * @description Always `message`.
     * @constant
     */
    type: "message";
    /**
     * @description Always `assistant`.
     * @constant
     */
    role: "assistant";
    /** @description What the model says. */
    content: MessageBlock[];
    /** @description The version of the model that answered. */
    model: string;
    /** @description Why the model stopped, for example `end_turn` or `max_tokens`. */
    stop_reason?: string | null;
    /** @description The stop sequence that ended the answer, where one did. */
    stop_sequence?: string | null;
    /** @description More of why the model stopped, for example what it says in refusing. */
    stop_details?: {
        [key: string]: unknown;
    } | null;
    usage: MessageUsage;
} & {
    [key: string]: unknown;
};
/**
 * Request for the tokens of a conversation
 * @description The turns of a conversation whose tokens are counted, as they would be sent for an answer. Any further parameter of
 *     the messages interface (`tools`, `tool_choice`, `thinking`, …) is passed on to the upstream untouched. One whose name
 *     differs from a listed one in upper and lower case alone is refused: some upstreams take the one for the other.
 */
export type CountMessageTokensRequest = {
    model: TextModelName;
    messages: MessageTurns;
    system?: SystemText;
} & {
    [key: string]: unknown;
};
/**
 * Token count of a message
 * @description How many tokens a conversation has for the model. An upstream of the messages interface may tell more.
 */
export type MessageTokenCount = {
    /** @description The tokens of the turns, the system text and the tools. */
    input_tokens: number;
} & {
    [key: string]: unknown;
};
/**
 * Turn of a chat
 * @description What one side says. A turn of the assistant that only calls tools has no content.
 */
export type ChatTurn = {
    /**
     * @description Who speaks.
     * @enum {string}
     */
    role: "system" | "developer" | "user" | "assistant" | "tool" | "function";
    /** @description A text, or parts of the chat-completions interface (text, image, …). */
    content?: string | ContentBlock[] | null;
} & {
    [key: string]: unknown;
};
/** Limit of tokens */
export type TokenLimit = number | null;
/** Number of answers */
export type AnswerCount = number | null;
/**
 * Chat completion request
 * @description The turns of a conversation for the model to answer. Any further parameter of the chat-completions interface
 *     goes to an upstream that speaks it untouched; for others the request is translated, and a parameter that has no
 *     counterpart there is refused by name. One whose name differs from a listed one in upper and lower case alone is
 *     refused: some upstreams take the one for the other.
 */
export type CreateChatCompletionRequest = {
    model: TextModelName;
    /** @description The turns, oldest first. */
    messages: ChatTurn[];
    /**
     * @description Whether the answer comes event by event as it is made.
     * @default false
     */
    stream?: boolean | null;
    /** @description What a stream carries besides the answer. */
    stream_options?: ({
        /** @description Whether a last chunk tells the tokens used. */
        include_usage?: boolean;
    } & {
        [key: string]: unknown;
    }) | null;
    /** @description The most tokens to make; the model may stop earlier. The older name of `max_completion_tokens`. */
    max_tokens?: TokenLimit;
    /** @description The most tokens to make; the model may stop earlier. */
    max_completion_tokens?: TokenLimit;
    /** @description How many answers to make, one unless said otherwise. What may be written is priced for each. */
    n?: AnswerCount;
} & {
    [key: string]: unknown;
};
/**
 * Tool call of a chat
 * @description A call of a tool of the request. In a stream it comes in pieces, told apart by `index`.
 */
export type ChatToolCall = {
    /** @description Which of the calls, from 0; in a stream. */
    index?: number | null;
    /** @description What the turn that tells the result is to name; in a stream, in the first piece. */
    id?: string | null;
    /** @description The kind of tool, for example `function`. */
    type?: string | null;
    /** @description The function, where it is one. */
    function?: ({
        /** @description Its name; in a stream, in the first piece. */
        name?: string | null;
        /** @description What it is called with, as JSON in a text; in a stream, the next piece of that. */
        arguments?: string | {
            [key: string]: unknown;
        } | null;
    } & {
        [key: string]: unknown;
    }) | null;
} & {
    [key: string]: unknown;
};
/**
 * Choice
 * @description One answer.
 */
export type ChatChoice = {
    /** @description Which of the answers, from 0. */
    index: number;
    /** @description The message that the model wrote. */
    message: {
        /** @description Always `assistant`. */
        role: string;
        /** @description What the model says; null where it only calls tools. */
        content: string | null;
        /** @description Why the model refuses, where it does. */
        refusal?: string | null;
        /** @description The tools that the model calls. */
        tool_calls?: ChatToolCall[] | null;
    } & {
        [key: string]: unknown;
    };
    /** @description How likely the tokens were, where that was asked for. */
    logprobs?: {
        [key: string]: unknown;
    } | null;
    /** @description Why the model stopped, for example `stop` or `length`. */
    finish_reason: string;
} & {
    [key: string]: unknown;
};
/**
 * Tokens of a chat completion
 * @description What the answer consumed, in tokens.
 */
export type ChatUsage = {
    /** @description Tokens of the conversation. */
    prompt_tokens: number;
    /** @description Tokens of the answer. */
    completion_tokens: number;
    /** @description Both together. */
    total_tokens: number;
    /** @description What of the conversation's tokens was what, where the upstream says so. */
    prompt_tokens_details?: ({
        /** @description Tokens that came from the upstream's cache. */
        cached_tokens?: number | null;
        /** @description Tokens that were written there. */
        cache_write_tokens?: number | null;
        /** @description Those of them that are kept there for longer than usual, such as an hour; where there are some. */
        long_cache_write_tokens?: number | null;
    } & {
        [key: string]: unknown;
    }) | null;
    /** @description What of the answer's tokens was what, where the upstream says so. */
    completion_tokens_details?: ({
        /** @description Tokens of thoughts. */
        reasoning_tokens?: number | null;
    } & {
        [key: string]: unknown;
    }) | null;
} & {
    [key: string]: unknown;
};
/**
 * Chat completion
 * @description The model's answer, in the shape of the chat-completions interface.
 */
export type ChatCompletion = {
    /** @description The completion. */
    id: string;
    /**
     * @description Always `chat.completion`.
     * @constant
     */
    object: "chat.completion";
    /** @description When it was made, in Unix seconds. */
    created: number;
    /** @description The model that answered. */
    model: string;
    /** @description The answers; one unless more were asked for. */
    choices: ChatChoice[];
    usage?: ChatUsage;
} & {
    [key: string]: unknown;
};
/** @description No parameter may have the name that chat completions have for one of responses. */
export type ResponsesOwnNames = unknown;
/** @description input is required unless previous_response_id, prompt or conversation has what is to be answered. */
export type ResponseInputGiven = unknown;
/**
 * Item of a response's input
 * @description What one side says, or what else belongs to a conversation: a call of a function, its result, what the model has
 *     thought. Its `type` tells which further fields it has; they are those of the responses interface. An item without
 *     one is a message, or nothing but the `id` of an item that was answered before and is kept.
 */
export type ResponseInputItem = {
    /** @description The kind of item, for example `message`, `function_call` or `function_call_output`. */
    type?: string | null;
    /**
     * @description Who speaks in a message.
     * @enum {string}
     */
    role?: "system" | "developer" | "user" | "assistant";
    /** @description A text, or parts of the responses interface (`input_text`, `input_image`, …). */
    content?: string | ContentBlock[] | null;
} & {
    [key: string]: unknown;
};
/**
 * Input of a response
 * @description A text, or the items of the conversation, oldest first. Without it, what was said until `previous_response_id` is
 *     answered once more, which an upstream of the messages interface cannot be asked for.
 */
export type ResponseInput = string | null | ResponseInputItem[];
/**
 * Instructions of a response
 * @description What the model is told before all else.
 */
export type ResponseInstructions = string | null;
/**
 * Identifier of the response before
 * @description A response of the account that is kept: what was said until then, whichever upstream answered, goes before the
 *     `input`. Its `instructions` do not.
 */
export type PreviousResponseId = string | null;
/**
 * Response request
 * @description What the model is to answer, as one text or as the items of a conversation. Any further parameter of the responses
 *     interface goes to an upstream that speaks it untouched; for others the request is translated, and a parameter that
 *     they have no counterpart for is refused by name. One whose name differs from a listed one in upper and lower case
 *     alone is refused: some upstreams take the one for the other.
 */
export type CreateResponseRequest = {
    model: TextModelName;
    input?: ResponseInput;
    instructions?: ResponseInstructions;
    /**
     * @description Whether the answer comes event by event as it is made.
     * @default false
     */
    stream?: boolean | null;
    /**
     * @description Whether the response is kept by the gateway for a while, so that a request can continue from it or look it up. The answer says in
     *     `store` whether it is.
     */
    store?: boolean | null;
    previous_response_id?: PreviousResponseId;
    /** @description The most tokens to make, thoughts included; the model may stop earlier. Without it, the model's configured default. */
    max_output_tokens?: TokenLimit;
} & {
    [key: string]: unknown;
};
/**
 * Item of a response
 * @description A part of what the model answers: a message, a call of a function, what it has thought. Its `type` tells which
 *     further fields it has; they are those of the responses interface.
 */
export type ResponseItem = {
    /** @description The kind of item, for example `message`, `function_call` or `reasoning`. */
    type: string;
    /** @description The item. */
    id?: string | null;
    /** @description Whether the item is whole, `completed`, or not, `in_progress` or `incomplete`. */
    status?: string | null;
    /** @description Always `assistant`; in a message. */
    role?: string;
    /** @description What the model says, in a message, part by part. */
    content?: ContentBlock[] | null;
    /** @description What the result of a call is to name. */
    call_id?: string;
    /** @description The function that is called. */
    name?: string;
    /** @description The namespace of the function, where it has one. */
    namespace?: string;
    /** @description What it is called with, as JSON. */
    arguments?: string;
    /** @description What a custom tool is called with, as the tool takes it. */
    input?: string;
    /** @description What the model has thought, part by part, where it is asked for. */
    summary?: ContentBlock[] | null;
    /** @description What it has thought, for sending back, where it is asked for. */
    encrypted_content?: string | null;
} & {
    [key: string]: unknown;
};
/**
 * Tokens of a response
 * @description What the answer consumed, in tokens.
 */
export type ResponseUsage = {
    /** @description Tokens of the conversation. */
    input_tokens: number;
    /** @description Tokens of the answer, thoughts included. */
    output_tokens: number;
    /** @description Both together. */
    total_tokens: number;
    /** @description What of the conversation's tokens was what, where the upstream says so. */
    input_tokens_details?: ({
        /** @description Tokens that came from the upstream's cache. */
        cached_tokens?: number | null;
        /** @description Tokens that were written there. */
        cache_write_tokens?: number | null;
        /** @description Those of them that are kept there for longer than usual, such as an hour; where there are some. */
        long_cache_write_tokens?: number | null;
    } & {
        [key: string]: unknown;
    }) | null;
    /** @description What of the answer's tokens was what, where the upstream says so. */
    output_tokens_details?: ({
        /** @description Tokens of thoughts. */
        reasoning_tokens?: number | null;
    } & {
        [key: string]: unknown;
    }) | null;
} & {
    [key: string]: unknown;
};
/**
 * Response
 * @description The model's answer, in the shape of the responses interface.
 */
export type ModelResponse = {
    /** @description The response. */
    id: string;
    /**
     * @description Always `response`.
     * @constant
     */
    object: "response";
    /** @description When it was made, in Unix seconds. */
    created_at: number;
    /** @description `completed`, or why there is no more: `incomplete`, `failed`; while it is made, `in_progress`. */
    status: string;
    /** @description The model that answered. */
    model: string;
    /** @description What the model answers, item by item. */
    output: ResponseItem[];
    /** @description Why an incomplete answer ended, in `reason`, for example `max_output_tokens`. */
    incomplete_details?: ({
        /** @description The word for it. */
        reason?: string;
    } & {
        [key: string]: unknown;
    }) | null;
    /** @description What went wrong, where it failed. */
    error?: {
        [key: string]: unknown;
    } | null;
    /** @description The tokens used, once it is over. */
    usage?: ResponseUsage | null;
    /** @description The response that this one continues from. */
    previous_response_id?: string | null;
    /** @description Whether the response is kept, so that a request can continue from it or look it up. */
    store?: boolean | null;
} & {
    [key: string]: unknown;
};
/**
 * Request for the tokens of a response's input
 * @description What a response would be asked with, and whose tokens are counted; `stream` and `store`, which are about an answer,
 *     are passed over. Any further parameter of the responses interface (`tools`, `tool_choice`, `reasoning`, `text`, …)
 *     goes to an upstream that counts for that interface untouched; for one that counts for the messages interface it is
 *     translated, and refused by name where that has no counterpart. One whose name differs from a listed one in upper and
 *     lower case alone is refused: some upstreams take the one for the other.
 */
export type CountResponseTokensRequest = {
    model: TextModelName;
    input?: ResponseInput;
    instructions?: ResponseInstructions;
    previous_response_id?: PreviousResponseId;
} & {
    [key: string]: unknown;
};
/**
 * Token count of a response's input
 * @description How many tokens the input of a response has for the model. An upstream of the responses interface may tell more.
 */
export type ResponseTokenCount = {
    /**
     * @description Always `response.input_tokens`.
     * @constant
     */
    object: "response.input_tokens";
    /** @description The tokens of the input, the instructions, the tools and what was said before. */
    input_tokens: number;
} & {
    [key: string]: unknown;
};
/**
 * Response deleted
 * @description That a response is removed.
 */
export type ResponseDeleted = {
    /** @description The response. */
    id: string;
    /**
     * @description Always `response`.
     * @constant
     */
    object: "response";
    /**
     * @description Always true.
     * @constant
     */
    deleted: true;
} & {
    [key: string]: unknown;
};
/**
 * Page of the input of a response
 * @description A page of the items that a response was asked with.
 */
export type ResponseInputItemList = {
    /**
     * @description Always `list`.
     * @constant
     */
    object: "list";
    /** @description The items. */
    data: ResponseInputItem[];
    /** @description The first item of the page. */
    first_id: string | null;
    /** @description The last item of the page. */
    last_id: string | null;
    /** @description Whether there are more items behind it. */
    has_more: boolean;
} & {
    [key: string]: unknown;
};
/**
 * Model of embeddings
 * @description The model. `GET /v1/models` lists those that are served, with `createEmbedding` among their operations.
 */
export type EmbeddingModelName = string;
/**
 * Token
 * @description A token, by its number in the model's vocabulary.
 */
export type EmbeddingToken = number;
/**
 * Text or token
 * @description A text, a token by its number, or the tokens of a text.
 */
export type EmbeddingText = string | number | EmbeddingToken[];
/**
 * What is embedded
 * @description A text, or several; or in the place of a text its tokens, by their numbers. Each text becomes a vector. There may be 2048 of
 *     them, and how long one may be is the model's matter.
 */
export type EmbeddingInput = string | EmbeddingText[];
/**
 * Embedding request
 * @description What is to become vectors. Any further parameter of the embeddings interface is passed on to the upstream untouched. One
 *     whose name differs from a listed one in upper and lower case alone is refused: some upstreams take the one for the other.
 */
export type CreateEmbeddingRequest = {
    model: EmbeddingModelName;
    input: EmbeddingInput;
    /**
     * @description How the vectors are written: as lists of numbers (`float`), which is usual, or in Base64 (`base64`), which is shorter by
     *     far: the bytes of their numbers, 4 each, the least significant first.
     * @enum {string|null}
     */
    encoding_format?: "float" | "base64" | null;
    /**
     * @description How many numbers a vector has, for models that make shorter ones too. Where vectors of another length come, the answer
     *     is 400 and says so.
     */
    dimensions?: number | null;
    /** @description Who asks, by a name that only the caller can tell a person from. It is passed on. */
    user?: string | null;
} & {
    [key: string]: unknown;
};
/**
 * Embedding
 * @description One vector. Those of texts that mean much the same point in much the same direction.
 */
export type Embedding = {
    /**
     * @description Always `embedding`.
     * @constant
     */
    object: "embedding";
    /** @description Which of the texts it is of, counted from 0. */
    index: number;
    /** @description The vector, as `encoding_format` has it. */
    embedding: number[] | string;
} & {
    [key: string]: unknown;
};
/**
 * Tokens of embeddings
 * @description What the vectors consumed, in tokens.
 */
export type EmbeddingUsage = {
    /** @description Tokens of the texts. Where the upstream does not count them, the gateway's estimate. */
    prompt_tokens: number;
    /** @description The same; nothing is written. */
    total_tokens: number;
} & {
    [key: string]: unknown;
};
/**
 * Embeddings
 * @description The vectors, in the order of what was embedded.
 */
export type EmbeddingList = {
    /**
     * @description Always `list`.
     * @constant
     */
    object: "list";
    /** @description A vector for each text. */
    data: Embedding[];
    /** @description The model that made them. */
    model: string;
    usage: EmbeddingUsage;
} & {
    [key: string]: unknown;
};
/**
 * Price of one
 * @description The price of one of something, such as a second of video or a picture.
 */
export type CountedPrice = {
    /** @description The operation, by its identifier in this contract. */
    operation: string;
    /** @description The name of the price rule, which quotes and the ledger show. */
    rule: string;
    /**
     * @description The sizes that cost so much; every size, where it is left out. A picture costs what the size costs that is made,
     *     and no more than the size that was asked for.
     */
    sizes?: string[];
    /**
     * @description The qualities that cost so much; every quality, where it is left out. What leaves the quality to the model costs
     *     what the dearest does that is named for it.
     */
    qualities?: string[];
    /**
     * @description What is counted.
     * @enum {string}
     */
    per: "second" | "song" | "image" | "request";
    /** @description What one costs. */
    units: Amount;
};
/**
 * Price of tokens
 * @description The prices of a million tokens of each kind.
 */
export type TokenPrice = {
    /** @description The operation, by its identifier in this contract. */
    operation: string;
    /** @description The name of the price rule, which quotes and the ledger show. */
    rule: string;
    /**
     * @description What is counted.
     * @constant
     */
    per: "million-tokens";
    /** @description What a million tokens cost that the model reads. */
    input: Amount;
    /** @description The same for those that the upstream has from its cache. */
    cachedInput: Amount;
    /** @description The same for those that the upstream writes to its cache. */
    cacheWrite: Amount;
    /** @description The same for those that it is to keep there for longer than usual, as Claude does for an hour. */
    longCacheWrite: Amount;
    /** @description What a million tokens cost that the model writes. */
    output: Amount;
};
/**
 * Price of a model
 * @description What an operation costs with the model, by the rule that counts.
 */
export type ModelPrice = CountedPrice | TokenPrice;
/**
 * Model
 * @description A model, the operations that take it, and what they cost with it. Its name, its kind and its time stand here twice, as the SDKs of the
 *     chat-completions and of the messages interface read them.
 */
export type Model = {
    /** @description The name to ask for it by. */
    id: string;
    /**
     * @description Always `model`.
     * @constant
     */
    object: "model";
    /** @description Since when this gateway serves it, in Unix seconds. */
    created: number;
    /** @description Who serves it behind the gateway. */
    owned_by: string;
    /**
     * @description Always `model`.
     * @constant
     */
    type: "model";
    /** @description The same as `id`; a model has no other name here. */
    display_name: string;
    /**
     * Format: date-time
     * @description The same as `created`, in ISO 8601, UTC.
     */
    created_at: string;
    /** @description The operations that take it and have a price here, by their identifiers in this contract. */
    operations: string[];
    /** @description What each of these operations costs with it, by this gateway's own prices. A price of some sizes names them. */
    prices: ModelPrice[];
};
/**
 * List of models
 * @description What can be asked for, on one page.
 */
export type ModelList = {
    /**
     * @description Always `list`.
     * @constant
     */
    object: "list";
    /** @description The models. */
    data: Model[];
    /** @description Always false. All models are in `data`, whatever `limit` says. */
    has_more: boolean;
    /** @description The first model of `data`; null where there is none. */
    first_id: string | null;
    /** @description The last model of `data`; null where there is none. */
    last_id: string | null;
};
/**
 * Moment
 * @description A time in ISO 8601.
 */
export type Moment = string;
/**
 * Cursor of a page
 * @description Take it as it was answered.
 */
export type PageCursor = string;
/**
 * List of jobs
 * @description A page of the account's jobs, the newest first.
 */
export type JobList = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The page. */
    data: {
        /** @description The jobs, each as its own lookup answers it. */
        jobs: JobRecord[];
        /** @description The `cursor` of the next page; null on the last one. */
        next: string | null;
    };
};
/**
 * Step of a job
 * @description Something that has happened to a job.
 */
export type JobStep = {
    /** @description When it happened. */
    at: Timestamp;
    /**
     * @description What happened: the job was `created`; it began to be handed over (`submitting`); an upstream took it on
     *     (`running`) or is done with it, and the result is being stored (`collecting`); something failed that may pass and
     *     is tried again (`retrying`); the job `succeeded`, `failed` or was `cancelled`, which is its end.
     * @enum {string}
     */
    step: "created" | "submitting" | "running" | "retrying" | "collecting" | "succeeded" | "failed" | "cancelled";
    /** @description What happened, in a sentence. */
    message: string;
    /** @description The upstream that took the job on, by the name that the gateway's operator has given it. */
    upstream?: string;
    /** @description Which hand-over it is, or which attempt failed, from 1. */
    attempt?: number;
    /** @description When it is tried again. */
    nextAttempt?: Timestamp;
    reason?: FailureReason;
    /** @description What was set aside when the job was created, or what it cost in the end. */
    quota?: Quota;
};
/**
 * Timeline of a job
 * @description What has happened to a job, and when.
 */
export type JobTimeline = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The job and its steps. */
    data: {
        /** @description The identifier of the job. */
        jobId: string;
        /** @description The steps, the first one first; some sixty of them at the most. */
        steps: JobStep[];
    };
};
/**
 * Try of a callback
 * @description One attempt to deliver a callback.
 */
export type CallbackAttempt = {
    /** @description When it began. */
    startedAt: Timestamp;
    /** @description How long it took. */
    milliseconds: number;
    /** @description The status that the receiver answered with; left out where it did not answer. */
    statusCode?: number;
    /** @description Why the attempt did not count as delivered; left out where it did. */
    failure?: string;
    /** @description The first 1024 bytes of the receiver's answer, as text. */
    answer: string;
};
/**
 * Callback
 * @description What has become of a job's callback.
 */
export type CallbackReport = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description What has become of it, in a sentence. */
    message: string;
    /** @description The callback and the attempts to deliver it. */
    data: {
        /** @description The identifier of the job. */
        jobId: string;
        /** @description The `webhook-id` header of the callback, the same in every attempt. */
        webhookId: string;
        /** @description The receiver. */
        hookUrl: string;
        /**
         * @description `pending` while it is still to be delivered, `delivered` once the receiver has answered with 2xx,
         *     `unwanted` once it has answered with 410, `given-up` after the last attempt of the schedule.
         * @enum {string}
         */
        state: "pending" | "delivered" | "unwanted" | "given-up";
        /** @description When the next attempt is made, while it is pending. */
        nextAttempt?: Timestamp;
        /** @description The attempts, the latest first; the last 100 of them. */
        attempts: CallbackAttempt[];
    };
};
/**
 * Secret of callbacks
 * @description A secret in the form of Standard Webhooks.
 */
export type CallbackSecret = {
    /** @description The secret, as every library of Standard Webhooks takes it. */
    secret: string;
    /** @description When it was made. */
    createdAt: Timestamp;
    /** @description Until when it still signs, where another has replaced it. */
    expiresAt?: Timestamp;
};
/**
 * Secrets of callbacks
 * @description What the account's callbacks are signed with.
 */
export type CallbackSecrets = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The secrets that sign now. */
    data: {
        /** @description The current secret first, then those that it has replaced and that still sign beside it. */
        secrets: CallbackSecret[];
    };
};
/**
 * Limits of an account
 * @description What the account may do in a minute and at once, and have stored. What is left out is not limited.
 */
export type AccountLimits = {
    /** @description Requests. */
    requestsPerMinute?: number;
    /** @description Tokens of text, in and out. */
    tokensPerMinute?: number;
    /** @description Requests at once; a stream counts until its end. */
    concurrent?: number;
    /** @description Recordings stored for songs to be made from. */
    samples?: number;
    /** @description The size of these recordings together, in megabytes of 1,048,576 bytes. */
    sampleMegabytes?: number;
};
/**
 * Limits that hold for a key
 * @description What it may be used for, and how much. What is left out is not limited.
 */
export type HeldLimits = {
    /** @description The operations that it may ask for. */
    operations?: string[];
    /** @description The models that it may ask for. */
    models?: string[];
    /** @description Requests in a minute. */
    requestsPerMinute?: number;
    /** @description Units of quota in a day of UTC. */
    unitsPerDay?: number;
    /** @description Units of quota in a month of UTC. */
    unitsPerMonth?: number;
};
/**
 * What a key has spent
 * @description What the key has spent of its limits in units, with what is set aside for work under way, and together with the keys
 *     that rotations have made of it or it was made of.
 */
export type KeySpending = {
    /** @description In the present day of UTC. */
    day: Amount;
    /** @description In the present month of UTC. */
    month: Amount;
};
/**
 * Person
 * @description Somebody of the account.
 */
export type Person = {
    /** @description The identifier of the person. */
    personId: string;
    /** @description The e-mail address that the person signs in with. */
    email: string;
    /** @description What to call the person. */
    name: string;
    /**
     * @description What the person may do; `owner` or `member`.
     * @enum {string}
     */
    role: "owner" | "member";
    /** @description Since when the person belongs to the account. */
    since: Timestamp;
};
/**
 * Account
 * @description The account that asks.
 */
export type Account = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The account. */
    data: {
        /** @description The identifier of the account. */
        accountId: string;
        /** @description What it is called. */
        name: string;
        /** @description When it was made. */
        createdAt: Timestamp;
        /** @description What it has to spend. */
        balance: Amount;
        /** @description What is set aside for work that is under way. */
        reserved: Amount;
        limits: AccountLimits;
        /**
         * @description Whether the account is the gateway's own, whose people and keys may see how the gateway is
         *     (`GET /upstreams`).
         */
        operator: boolean;
        /** @description The key that asks, where one does. */
        key?: {
            /** @description The identifier of the key. */
            keyId: string;
            limits: HeldLimits;
            spent: KeySpending;
        };
        /** @description Who asks, where it is a person who has signed in. */
        person?: Person;
        /** @description What every request with the session's cookie that changes something says in `x-csrf-token`. */
        csrfToken?: string;
    };
};
/**
 * E-mail address
 * @description An e-mail address. Capital letters make no difference.
 */
export type EmailAddress = string;
/**
 * Password
 * @description A password; longer is better, and no kind of character is asked for.
 */
export type Password = string;
/**
 * Name of a person
 * @description What to call the person.
 */
export type PersonName = string;
/**
 * Name of an account
 * @description What the account is called, such as the name of a company; the name of the person where it is left out.
 */
export type OrganisationName = string;
/**
 * Token of an invitation
 * @description What stands behind `token=` in the link of an invitation. Who has one joins the account that it is of.
 */
export type InvitationToken = string;
/**
 * Sign-up
 * @description A person who wants an account, or was invited to one.
 */
export type SignUpRequest = {
    email: EmailAddress;
    password: Password;
    name: PersonName;
    organisation?: OrganisationName;
    invitation?: InvitationToken;
};
/**
 * Request for a mail
 * @description The address that the mail is for.
 */
export type EmailRequest = {
    email: EmailAddress;
};
/**
 * Sign-in
 * @description Who signs in.
 */
export type SignInRequest = {
    email: EmailAddress;
    /** @description The person's password. */
    password: string;
};
/**
 * Session
 * @description Who has signed in.
 */
export type Session = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The session. Its token is in the cookie that comes with the answer, and nowhere else. */
    data: {
        /** @description The account that the person belongs to. */
        accountId: string;
        person: Person;
        /** @description What every request with the cookie that changes something says in `x-csrf-token`. */
        csrfToken: string;
    };
};
/**
 * Token of a link
 * @description What stands behind `token=` in a link that was mailed.
 */
export type LinkToken = string;
/**
 * New password
 * @description The new password, and the token of the link that allows to set it.
 */
export type PasswordRequest = {
    token: LinkToken;
    password: Password;
};
/**
 * Invitation under way
 * @description Somebody who was invited.
 */
export type Invitation = {
    /** @description The identifier of the invitation. */
    invitationId: string;
    /** @description The address that was invited. */
    email: string;
    /**
     * @description What the person will be; `owner` or `member`.
     * @enum {string}
     */
    role: "owner" | "member";
    /**
     * @description `mailed` where the link waits to be followed; `signed-up` where somebody has signed up by it and has yet to activate
     *     the address.
     * @enum {string}
     */
    status: "mailed" | "signed-up";
    /** @description Who invites; left out where it is the operator. */
    invitedBy?: {
        /** @description The identifier of the person. */
        personId: string;
        /** @description The e-mail address that the person signs in with. */
        email: string;
        /** @description What to call the person. */
        name: string;
    };
    /** @description Until when the invitation can be accepted, if it is not taken back. */
    expiresAt: Timestamp;
};
/**
 * People
 * @description The people of the account.
 */
export type PersonList = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description Who belongs to the account, and who is invited. */
    data: {
        /** @description Who belongs to it, the longest first. */
        people: Person[];
        /** @description Who is invited and has not come yet. */
        invitations: Invitation[];
    };
};
/**
 * Role
 * @description What a person may do in the account; an `owner` also invites and removes people.
 * @enum {string}
 */
export type Role = "owner" | "member";
/**
 * Change of a person
 * @description What the person may do from now on.
 */
export type PersonRequest = {
    role: Role;
};
/**
 * Person changed
 * @description The person as it is now.
 */
export type PersonChanged = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    data: Person;
};
/**
 * Invitation
 * @description Who is invited to the account.
 */
export type InvitationRequest = {
    email: EmailAddress;
    /** @default member */
    role?: Role;
};
/**
 * Key
 * @description A key without its secret part.
 */
export type Key = {
    /** @description The identifier of the key. */
    keyId: string;
    /** @description What it is for. */
    name: string;
    /** @description How it begins, to tell it from others. */
    prefix: string;
    limits: HeldLimits;
    spent: KeySpending;
    /** @description When it was made. */
    createdAt: Timestamp;
    /** @description Who made it; left out where the operator did. Of somebody who belongs to the account no more, the identifier alone. */
    createdBy?: {
        /** @description The identifier of the person. */
        personId: string;
        /** @description What to call the person. */
        name?: string;
        /** @description The e-mail address that the person signs in with. */
        email?: string;
    };
    /** @description When it was last used, give or take a minute; left out where it never was. */
    lastUsedAt?: Timestamp;
    /** @description When it ends by itself. */
    expiresAt?: Timestamp;
    /** @description When it was revoked. */
    revokedAt?: Timestamp;
};
/**
 * Keys
 * @description The keys of the account.
 */
export type KeyList = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The keys, those that are live before those that have ended, which are kept for their names in the usage. */
    data: {
        /** @description The keys. */
        keys: Key[];
    };
};
/**
 * Name of a key
 * @description What the key is for.
 */
export type KeyName = string;
/**
 * Limits of a key
 * @description What a key may be used for, and how much. What is left out is not limited.
 */
export type KeyLimits = {
    /** @description The operations that it may ask for, by their identifiers in this contract; such as take a key. */
    operations?: string[];
    /** @description The models that it may ask for. */
    models?: string[];
    /** @description How many requests it may make in a minute. */
    requestsPerMinute?: number;
    /**
     * @description How many units of quota it may spend in a day of UTC.
     *     What is set aside counts from the moment when its work is taken on, and what is charged for it at its end stays in that
     *     moment's day: of work that goes on over the end of a day, the bill is in the next one.
     */
    unitsPerDay?: number;
    /**
     * @description How many units of quota it may spend in a month of UTC.
     *     What is set aside counts from the moment when its work is taken on, and what is charged for it at its end stays in that
     *     moment's month: of work that goes on over the end of a month, the bill is in the next one.
     */
    unitsPerMonth?: number;
};
/**
 * New key
 * @description What the key is for, and what it may do.
 */
export type CreateKeyRequest = {
    name: KeyName;
    limits?: KeyLimits;
    /** @description When it ends by itself; a time to come. */
    expiresAt?: string;
};
/**
 * Key made
 * @description The key, which is shown this once.
 */
export type KeyMade = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The key. */
    data: {
        /** @description The key itself, for the header `SVC-API-KEY`. It is shown this once; only a hash of it is kept. */
        secret: string;
        key: Key;
    };
};
/**
 * Key revoked
 * @description The key is refused from now on.
 */
export type KeyRevoked = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    data: Key;
};
/**
 * Rotation of a key
 * @description How long the key that is replaced goes on.
 */
export type RotateKeyRequest = {
    /**
     * @description How long both keys are taken, in hours; 0 ends the old one at once.
     * @default 24
     */
    overlapHours?: number;
};
/**
 * Identifier
 * @description An identifier of the gateway's, which is a UUID.
 */
export type Identifier = string;
/**
 * Day
 * @description A day of UTC.
 */
export type Day = string;
/**
 * Limit of a page
 * @description 1 to 500; 50 where it is left out.
 * @default 50
 */
export type PageLimit = number;
/**
 * What a change has changed
 * @description Of an account, its name; of a person, the role; of a key, its limits and its end. What is not there has not changed.
 */
export type ChangedFacts = {
    /** @description What the account is called. */
    name?: string;
    /**
     * @description What the person may do, or is invited to; `owner` or `member`.
     * @enum {string}
     */
    role?: "owner" | "member";
    limits?: HeldLimits;
    /** @description When the key ends, or was ended. */
    expiresAt?: Timestamp;
};
/**
 * Change of the account
 * @description Something that has changed of the account, its people, its invitations or its keys. Names and addresses are those of
 *     then: who and what it tells of may be called otherwise since, or be gone. It never has a secret.
 */
export type AccountChange = {
    /** @description The identifier of the change. */
    changeId: string;
    /**
     * @description What happened. A person who was asked to come is `person.invited`, and `person.joined` once the address is
     *     activated. `person.changed` is another role. Of a key that was rotated, `newKey` was made in its place.
     * @enum {string}
     */
    kind: "account.created" | "account.suspended" | "account.resumed" | "person.invited" | "invitation.withdrawn" | "person.joined" | "person.changed" | "person.removed" | "person.left" | "key.created" | "key.rotated" | "key.revoked" | "callback-secret.rotated";
    /** @description When it happened. */
    createdAt: Timestamp;
    /** @description Who did it. */
    by: {
        /**
         * @description A `person` in a session, a program by a `key`, or the `operator` of the gateway.
         * @enum {string}
         */
        kind: "person" | "key" | "operator";
        /** @description The identifier of the person. */
        personId?: string;
        /** @description The identifier of the key. */
        keyId?: string;
        /** @description What the person, or the key, was called. */
        name?: string;
        /** @description The e-mail address that the person signed in with. */
        email?: string;
    };
    /** @description Whom it is about. Of who is invited, only the address is known. */
    person?: {
        /** @description The identifier of the person. */
        personId?: string;
        /** @description What the person was called. */
        name?: string;
        /** @description The e-mail address. */
        email: string;
    };
    /** @description The invitation that it is about, or that the person has accepted. */
    invitationId?: string;
    /** @description The key that it is about. */
    key?: {
        /** @description The identifier of the key. */
        keyId: string;
        /** @description What it is for. */
        name: string;
        /** @description How it begins, to tell it from others. */
        prefix: string;
    };
    /** @description The key that was made in its place, of the same name and limits. */
    newKey?: {
        /** @description The identifier of the key. */
        keyId: string;
        /** @description How it begins, to tell it from others. */
        prefix: string;
    };
    /** @description What was before, as far as it has changed. */
    before?: ChangedFacts;
    /** @description What is since. */
    after?: ChangedFacts;
};
/**
 * Changes of the account
 * @description A page of the account's record of changes.
 */
export type ChangePage = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description A page, the newest changes first. */
    data: {
        /** @description The changes. */
        changes: AccountChange[];
        /** @description The `cursor` of the next page; `null` where this is the last. */
        next: string | null;
    };
};
/**
 * Usage
 * @description What was used, by what the report is split by.
 */
export type UsageRow = {
    /** @description The day, in UTC. */
    day?: string;
    /** @description The key; empty where there was none. */
    keyId?: string;
    /** @description The model. */
    model?: string;
    /** @description The operation. */
    operation?: string;
    /** @description Requests that have ended with a charge, be it of 0 units. What failed for free is not counted, what moderation refused only where that was charged. */
    requests: number;
    /** @description What was consumed. */
    units: Amount;
    /** @description Seconds of video that were made. */
    seconds: number;
    /** @description Pictures that were made. */
    images: number;
    /** @description Songs that were made. */
    songs: number;
    /** @description Tokens that were read, with those from a cache and those written there. */
    inputTokens: number;
    /** @description Tokens that came from the upstream's cache. */
    cachedInputTokens: number;
    /** @description Tokens that were written to the upstream's cache, however long it keeps them. */
    cacheWriteTokens: number;
    /** @description Tokens that were written. */
    outputTokens: number;
};
/**
 * Usage report
 * @description What the account has used.
 */
export type UsageReport = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The report. */
    data: {
        /** @description The first day, in UTC. */
        from: string;
        /** @description The last day, in UTC, which counts too. */
        to: string;
        /** @description One row for each combination of what the report is split by, in order. */
        rows: UsageRow[];
        total: UsageRow;
    };
};
/**
 * Entry of the ledger
 * @description What moved between the four books of the account. The four amounts of an entry sum to nothing; the sums over all
 *     entries are the balances. Entries are never changed.
 */
export type LedgerEntry = {
    /** @description The identifier of the entry. */
    entryId: string;
    /**
     * @description What happened.
     * @enum {string}
     */
    kind: "grant" | "reserve" | "settle" | "release" | "adjust";
    /** @description When it was written. */
    createdAt: Timestamp;
    /** @description What came to, or went from, what can be spent. */
    available: Amount;
    /** @description The same for what is set aside. */
    reserved: Amount;
    /** @description The same for what was consumed. */
    consumed: Amount;
    /** @description The other side of grants and corrections. */
    issued: Amount;
    /** @description The operation that was asked for. */
    operation?: string;
    /** @description The model that was asked for. */
    model?: string;
    /** @description The price rule that applied; the dearest of them, where the lines are by several. */
    rule?: string;
    /** @description How the price came about. */
    lines?: PriceLine[];
    /** @description For work that moderation refused, which such refusal it was of those that count together (in 24 hours unless configured), from 1. */
    moderationCount?: number;
    /**
     * @description Whether the work was given up after an upstream had begun with it. It is free while the account gives up little, or
     *     less than it pays for, and charged in full beyond that.
     * @constant
     */
    givenUp?: true;
    /** @description The request, as its `x-request-id` said. */
    requestId?: string;
    /** @description The identifier of the job. */
    jobId?: string;
    /** @description The key that was used. */
    keyId?: string;
    /** @description The person who asked in a session, where no key was used. */
    personId?: string;
    /** @description What the operator says of it. */
    note?: string;
    /** @description The fingerprint of the contract that the entry was made under. */
    contract: string;
};
/**
 * Ledger
 * @description A page of the ledger.
 */
export type LedgerPage = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description A page, the newest entries first. */
    data: {
        /** @description The entries. */
        entries: LedgerEntry[];
        /** @description The `cursor` of the next page; `null` where this is the last. */
        next: string | null;
    };
};
/**
 * Contract
 * @description An OpenAPI 3.1 document.
 */
export type Contract = {
    /** @description The version of OpenAPI. */
    openapi: string;
    /** @description What the contract is about. */
    info: {
        [key: string]: unknown;
    };
    /** @description The operations. */
    paths: {
        [key: string]: unknown;
    };
} & {
    [key: string]: unknown;
};
/**
 * Speed of an upstream
 * @description How many calls there were, and how long the head of an answer took, with the wait for a place. The times are left out
 *     where no call was answered.
 */
export type UpstreamSpeed = {
    /** @description How many were made. */
    calls: number;
    /** @description Half of them took no longer. */
    p50Milliseconds?: number;
    /** @description 95 of 100 took no longer. */
    p95Milliseconds?: number;
};
/**
 * Upstream report
 * @description How an upstream is.
 */
export type UpstreamReport = {
    /** @description Its name in the settings. */
    name: string;
    /** @description The kind of upstream, as the settings have it. */
    kind: string;
    /**
     * @description How it is, in a word. `good`: it answers. `unused`: it has not been called in the time that is looked at.
     *     `failing`: at least half of its last ten calls have failed, or of those since it has rested. `resting`: it has
     *     failed so often in a row that calls are kept from it for a while. `keyless`: it takes none of the gateway's keys.
     * @enum {string}
     */
    health: "good" | "unused" | "failing" | "resting" | "keyless";
    /** @description The same in a sentence. */
    message: string;
    /** @description The models that it serves, in the order of the settings. */
    models: {
        /** @description The model as callers name it; `*` stands for all that the settings do not name. */
        model: string;
        /** @description The model as the upstream calls it; `*` where it is called as callers name it. */
        called: string;
    }[];
    /** @description What keeps calls from an upstream that fails again and again. */
    breaker: {
        /**
         * @description `closed`: calls go through. `open`: they are kept from the upstream. `half-open`: one call tries it, and the
         *     others are kept from it until that one is answered.
         * @enum {string}
         */
        state: "closed" | "half-open" | "open";
        /** @description Since when it has not been closed. */
        since?: Timestamp;
        /** @description When the next call tries the upstream again, if that is to come. */
        triesAgainAt?: Timestamp;
    };
    /** @description The gateway's keys of the upstream. */
    keys: {
        /** @description How many there are. */
        count: number;
        /** @description How many of them are used just now; the upstream refuses the others, or has asked to wait. */
        usable: number;
    };
    /** @description The calls of this moment. */
    calls: {
        /** @description How many the upstream is busy with, streams to their end. */
        underWay: number;
        /** @description How many wait until it has fewer under way. */
        waiting: number;
    };
    /** @description The calls of the last minutes. Questions how far jobs are do not count. */
    recent: UpstreamSpeed & {
        /**
         * @description How many ended how; `done`, or what went wrong. Those that the gateway kept from the upstream are `spared`
         *     and do not count in `calls`.
         */
        outcomes: {
            [key: string]: number;
        };
    };
    /** @description The same step by step, the oldest first; steps without a call are left out. */
    steps: (UpstreamSpeed & {
        /** @description When it began. */
        at: Timestamp;
        /** @description How many of the calls the upstream has failed at. */
        failures: number;
    })[];
    /** @description What went wrong last, since the process runs. */
    lastError?: {
        /** @description When it happened. */
        at: Timestamp;
        /** @description What went wrong, in a word. */
        kind: string;
        /** @description The sentence that callers were told, if one was. */
        message: string;
    };
};
/**
 * Upstreams
 * @description How the upstreams are, as one process of the gateway knows it.
 */
export type UpstreamList = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
    /** @description The upstreams and the process that reports on them. */
    data: {
        /** @description The process that answers. What others know is not in the figures. */
        process: {
            /** @description What it does; requests are taken with `api`, and the work of jobs is done with `worker`. */
            roles: ("api" | "worker")[];
            /** @description Since when it runs. */
            startedAt: Timestamp;
        };
        /** @description How far back `recent` and `steps` reach. */
        windowSeconds: number;
        /** @description How long a step is. */
        stepSeconds: number;
        /** @description The upstreams. */
        upstreams: UpstreamReport[];
    };
};
/**
 * Health
 * @description The process serves.
 */
export type Health = {
    /**
     * @description Always `SUCCESS`.
     * @constant
     */
    status: "SUCCESS";
    /** @description A short text. */
    message: string;
};
/**
 * Readiness
 * @description What the gateway stands on, and whether each part answers.
 */
export type Readiness = {
    /**
     * @description `SUCCESS` when every part answers, else `FAILED`.
     * @enum {string}
     */
    status: "SUCCESS" | "FAILED";
    /** @description A short text; names what does not answer. */
    message: string;
    /** @description Which parts answer. */
    data: {
        /** @description Whether the database answers. */
        database: boolean;
        /** @description Whether the queue of jobs answers. */
        queue: boolean;
        /** @description Whether the store of assets can be written. */
        assets: boolean;
        /** @description Whether new work is taken at every address; not until all of them are open, nor while the gateway shuts down. */
        accepting: boolean;
    };
};
/** @description The picture in Base64, a whole file. */
export type StreamedPicture = string;
/** @description When it was made, in Unix seconds. */
export type StreamedPictureTime = number;
/** @description Width and height in pixels, as `1536x1024`; what was asked for where the upstream does not tell. */
export type StreamedPictureSize = string;
/** @description How much care the model takes; what was asked for where the upstream does not tell. */
export type StreamedPictureQuality = string;
/** @description Whether the background is see-through; what was asked for where the upstream does not tell. */
export type StreamedPictureBackground = string;
/**
 * @description The format of the picture.
 * @enum {string}
 */
export type StreamedPictureFormat = "png" | "jpeg" | "webp";
/**
 * All is told
 * @description All jobs that have changed are told, and changes come as they happen from here on.
 */
export type CaughtUp = {
    /** @description Up to when all is told. */
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
         * @description Starts a video from a prompt, with reference images and voice characters if wanted, and answers with the job's
         *     identifier at once. Read the job's record with `GET /vidx/fetch`, or follow it with `GET /jobs/{jobId}/events`; with
         *     `hook_url` the record is also posted there when the job has ended.
         *
         *     The price goes by `video_length` and `resolution_name`. It is set aside now and charged when the video is there; a job
         *     that fails costs nothing. Send an `Idempotency-Key`, so that a request whose answer got lost can be sent again without
         *     a second video.
         *
         *     Content that is not safe for work is refused: the job fails with `data.reason` `moderation`. Three such jobs in 24
         *     hours cost nothing, those after them are charged (unless the operator has set other numbers).
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
         * Look up a video job
         * @description Answers the state of a video job and, once it has succeeded, the addresses of the video and of its cover. Ask every
         *     few seconds while `status` is `ON_QUEUE`; or follow `GET /jobs/{jobId}/events`, or give a `hook_url` at creation, and
         *     do not ask at all. An address of the gateway holds for 24 hours from the lookup (unless configured), and a later lookup
         *     answers a new one, for as long as the job is kept: 30 days from its end, unless configured.
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
         * @description Makes pictures from a prompt and answers them in the same response, as addresses or as Base64. `mode` is the model;
         *     `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for
         *     imgx-image-1, which is slow.
         *
         *     The price goes by the model, `n`, `size` and `quality`. It is set aside first, and what was made is charged. A prompt
         *     that moderation refuses is 400 with `data.reason` `moderation`; three of these in 24 hours cost nothing, those after
         *     them are charged (unless the operator has set other numbers). Other failures are free.
         *
         *     Any parameter of the body, and any of edits, may be sent as `null`, which counts as left out. No schema says so on
         *     purpose: null says nothing that leaving the parameter out does not, and is taken for the sake of frameworks that send it
         *     for whatever is not set.
         *
         *     With the header `Prefer: respond-async` the answer comes at once with a job, as for videos and songs. Its pictures are
         *     given by address, in the record that `GET /jobs/{jobId}` answers and that is posted to `hook_url`.
         *
         *     With `stream: true` imgx-image-1 shows a picture while it is made: the answer is server-sent events, with as many
         *     unfinished states of it as `partial_images` asks for, and at the end the finished picture. Until the first event a
         *     failure has a status of its own, and another upstream is asked; after that an `error` ends the stream. An upstream that
         *     cannot stream is asked all the same: what comes is the last event alone.
         *
         *     Under an `Idempotency-Key` a request that is sent again gets the same pictures, and a repeated stream its last event.
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
         * @description Paints parts of a picture anew, or makes a new picture from several, and answers the result as Base64 in the same
         *     response. `mode` is the model; `model` is accepted in its place. Use the alternate address for imgx-image-1, which is
         *     slow.
         *
         *     Files come as parts of a form (`image` once or more, or `image[]`; `mask`), inside JSON (`image`, a list of data URIs,
         *     bare Base64, or http or https addresses), or inside JSON as `images` (a list of `{"image_url": …}`). What a file is, its content
         *     tells, never its name or declared type. All together may have 64 MiB inside JSON and 256 MiB as a form.
         *
         *     The price goes by the model, `n`, `size` and `quality`. It is set aside first, and what was made is charged. A request that moderation refuses is 400 with `data.reason` `moderation`; three of these in 24 hours
         *     cost nothing, those after them are charged (unless the operator has set other numbers). Other failures are free.
         *
         *     Any parameter of the JSON body, and any of generation, may be sent as `null`, which counts as left out. No schema says so on
         *     purpose: null says nothing that leaving the parameter out does not, and is taken for the sake of frameworks that send it
         *     for whatever is not set.
         *
         *     With the header `Prefer: respond-async` the answer comes at once with a job, as for videos and songs. Its pictures are
         *     given by address, in the record that `GET /jobs/{jobId}` answers and that is posted to `hook_url`.
         *
         *     With `stream: true` imgx-image-1 shows a picture while it is made: the answer is server-sent events, with as many
         *     unfinished states of it as `partial_images` asks for, and at the end the finished picture. Until the first event a
         *     failure has a status of its own, and another upstream is asked; after that an `error` ends the stream. An upstream that
         *     cannot stream is asked all the same: what comes is the last event alone.
         *
         *     Under an `Idempotency-Key` a request that is sent again gets the same pictures, and a repeated stream its last event.
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
         * @description Takes a recording, as a file or from an address, measures it, and answers the identifier that `POST /musx/v1/sample`
         *     takes as `music_id`. MP3, WAV, Ogg, FLAC, MP4 and WebM are taken, 1 second to 10 minutes long and below 25 MB; what a
         *     file is, its content tells. A recording is kept for 30 days (unless configured) and can be used for any number of songs.
         *
         *     It costs nothing, unless the operator has set a price. An account can have so many recordings stored as `GET /account`
         *     says; beyond that the answer is 409 with the code `too_many_samples`, until one has gone or was removed. Where an
         *     address does not lead to a file, the answer is 400 and names `audio_url`.
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
         * @description Removes a recording that the account has uploaded, before its time is over. No further song can be made from it, and it
         *     no longer counts among those that are stored. Songs that are under way are finished: the file itself goes within minutes
         *     of the end of the last of them, or at once where there are none.
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
         * @description Starts two songs from an uploaded recording and answers with the job's identifier at once. In custom mode the words and
         *     the style are given; in inspiration mode a description is enough. Read the job's record with `GET /musx/v2/fetch`, or
         *     follow it with `GET /jobs/{jobId}/events`; with `hookUrl` the record is also posted there when the job has ended.
         *
         *     The price of both songs is set aside now and charged when they are there; a job that fails costs nothing. Words that
         *     moderation refuses make the job fail with `data.reason` `moderation`: three such jobs in 24 hours cost nothing, those
         *     after them are charged (unless the operator has set other numbers). Send an `Idempotency-Key`, so that a request whose
         *     answer got lost can be sent again without further songs.
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
         * Look up a music job
         * @description Answers the state of a music job and, once it has succeeded, its two songs. Ask every few seconds while `status` is
         *     `ON_QUEUE`; or follow `GET /jobs/{jobId}/events`, or give a `hookUrl` at creation, and do not ask at all. An address of
         *     the gateway holds for 24 hours from the lookup (unless configured), and a later lookup answers a new one, for as long as
         *     the job is kept: 30 days from its end, unless configured. Other addresses hold as long as the upstream says.
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
         * Look up a music job (deprecated)
         * @deprecated
         * @description The older address of the music lookup. It answers the same as `/musx/v2/fetch`, which replaces it, and
         *     says so in its `Deprecation` and `Link` headers.
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
         * Get the MIDI data of a song
         * @description Answers the notes of a finished song, by instrument, in the same response. The song is named by `musicId` of the job's
         *     record. Where `data.state` is `running`, the notes are still being worked out: ask again in a few seconds.
         *
         *     It costs nothing, unless the operator has set a price; then it is charged when the answer has the notes, and each such
         *     answer anew. An `Idempotency-Key` has no effect here.
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
         * @description Answers a conversation, in the shape of the messages interface. With `stream: true` the answer comes as server-sent
         *     events as it is made; the last is `message_stop`, or `error` where the stream breaks off.
         *
         *     An upstream that speaks the messages interface gets parameters that are not listed here untouched. For any other the
         *     request is translated, and its answer back; a parameter that has no counterpart there is 400 and named.
         *
         *     It is charged by the tokens that are read and written, when the answer is over, whole or broken off. 402 comes where the
         *     account has less than the question costs. An `Idempotency-Key` has no effect here: what is sent again is answered, and
         *     charged, again.
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
         * Count the tokens of a message
         * @description Counts the tokens that a conversation has for its model, without answering it. An upstream of the messages interface
         *     counts itself, and its answer is passed on. Where none of the model's upstreams counts, the gateway estimates, and the
         *     header `x-patchbay-estimated` says so.
         *
         *     It is free, and answered whatever the balance is. It counts as a request against the limit of requests a minute, and
         *     uses no tokens.
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
         * @description Answers a conversation, in the shape of the chat-completions interface. With `stream: true` the answer comes as
         *     server-sent events as it is made, ended by `data: [DONE]`.
         *
         *     An upstream that speaks the chat-completions interface gets parameters that are not listed here untouched. For any other
         *     the request is translated, and its answer back; a parameter that has no counterpart there is 400 and named, unless it
         *     changes nothing in the answer or is a hint: `seed`, `prediction` and `metadata` are left out, and `x-patchbay-ignored`
         *     names them. Then the `name` of a user goes before what that user says (`Ada says:`), and what users without a name say
         *     beside one is told as `Another user says:`; files may be PDFs and texts in UTF-8, and an empty one is 400; a `verbosity`
         *     is told the model in an instruction, and the effort `minimal` is the least that it has. A JSON object without a schema
         *     (`response_format: {type: json_object}`) is asked of a model of the messages interface in words: what stands around the
         *     object is left out of the answer, and an answer without one is 400, which is charged as any answer. A stream of it, which
         *     has begun with 200, ends with an error that says the same (`invalid_request_error`, and the parameter in `param`).
         *
         *     It is charged by the tokens that are read and written, when the answer is over, whole or broken off. 402 comes where the
         *     account has less than the question costs. An `Idempotency-Key` has no effect here: what is sent again is answered, and
         *     charged, again.
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
         * @description Answers a text or a conversation, in the shape of the responses interface. With `stream: true` the answer comes as
         *     server-sent events as it is made; the last is `response.completed`, `response.incomplete` or `response.failed`.
         *
         *     The gateway keeps the response for 30 days (unless configured), unless `store` is false: a later request continues from
         *     it with `previous_response_id`, also with another model. A response that others continue from is kept as long as they
         *     are, so that a conversation does not lose its beginning.
         *
         *     An upstream that speaks the responses interface gets parameters that are not listed here untouched. For any other the
         *     request is translated, and its answer back; a parameter that has no counterpart there is 400 and named, unless it
         *     changes nothing in the answer. Then files may be PDFs and texts in UTF-8, which are sent along and not empty; a
         *     `verbosity` is told the model in an instruction, and the effort `minimal` is the least that it has; `truncation: auto` drops
         *     nothing, so that a conversation which is too long is refused, and the answer says `disabled`; and `service_tier` says `default` unless the upstream
         *     tells otherwise. A JSON object without a schema (`text: {format: {type: json_object}}`) is asked of a model of the
         *     messages interface in words: what stands around the object is left out of the answer, and an answer without one is 400,
         *     which is charged as any answer. A stream of it, which has begun with 200, ends with `error` and `response.failed` that
         *     say the same (`invalid_request_error`, and the parameter in `param`).
         *
         *     It is charged as a chat completion is, by the tokens that are read and written, when the answer is over, whole or broken
         *     off. 402 comes where the account has less than the question costs. An `Idempotency-Key` has no effect here: what is sent
         *     again is answered, and charged, again.
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
         * Count the tokens of a response's input
         * @description Counts the tokens that a text or a conversation has for its model, with all that `previous_response_id` and named items
         *     stand for, without answering it. An upstream that counts for the responses interface is asked as it is, one that counts
         *     for the messages interface in the words of that one. Where none of the model's upstreams counts, the gateway estimates,
         *     and the header `x-patchbay-estimated` says so.
         *
         *     It is free, and answered whatever the balance is. It counts as a request against the limit of requests a minute, and
         *     uses no tokens.
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
         * Look up a response
         * @description Answers a response of the account that is kept, as it was answered first.
         */
        get: operations["getResponse"];
        put?: never;
        post?: never;
        /**
         * Delete a response
         * @description Removes a response that is kept, with its input, before its time is over. Responses that continue from it can still be
         *     looked up, but no request can continue from them any more.
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
         * List the input of a response
         * @description Lists the items that a kept response was asked with, in pages. What it continued from is the input of earlier responses
         *     and is not listed.
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
         * @description Makes vectors of texts, in the shape of the public embeddings interface: for search by meaning, for grouping, and to
         *     find what is alike. Parameters that are not listed here follow the upstream's interface and are passed on untouched.
         *
         *     Vectors of different models cannot be compared. Several upstreams can stand behind one name: the operator vouches that
         *     their vectors can be.
         *
         *     It is charged by the tokens that are read; 402 comes where the account has less than the texts cost. An
         *     `Idempotency-Key` has no effect here: what is sent again is answered, and charged, again.
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
         * List the models
         * @description Answers every model that this gateway serves, with the operations that take it and what they cost.
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
         * Look up a model
         * @description Answers a model that this gateway serves, with the operations that take it and what they cost. Where the settings have a
         *     route for every other model, any name is served.
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
         * @description Lists the jobs of the account, the newest first, in pages. Filters can be combined. `data.next` is the `cursor` of the
         *     next page; jobs that are created meanwhile do not shift the pages. A job that the gateway cannot read, such as one that
         *     a newer gateway has written, is left out, and `message` tells how many were.
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
         * Follow all jobs
         * @description Sends the records of the account's jobs as they are created and change, as server-sent events: `progress` while a job
         *     goes on, `end` when it has ended, each the whole record as `GET /jobs/{jobId}` answers it. The event `live` says that
         *     everything up to now has been sent, and that changes follow as they happen; a new stream begins with it.
         *
         *     The stream has no last event. It ends after 15 minutes at the latest, unless the operator has set another time, and
         *     within seconds of the end of its key or session. A client that may still follow connects again.
         *
         *     A client that connects again with its last `Last-Event-ID` is first sent every job that has changed since, as it is now,
         *     and then `live`. Nothing that still matters is lost: states in between are not sent, and a change from shortly before the
         *     break may be sent twice. The changes of a job come in their order. Changes can be caught up with for a day; a client
         *     that was away for longer reads `GET /jobs`.
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
         * Look up a job of any kind
         * @description Answers the record of a job of any kind, the same as the lookup of its own kind answers. Image jobs, which have no other
         *     lookup, are looked up here.
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
         * @description Ends a job whose result is no longer needed, and answers its record: `FAILED`, with `data.reason` `cancelled`. Its
         *     receiver is told, and its upstream is asked to stop where it can.
         *
         *     Cancelling is free, with one exception: work that an upstream had begun is charged where the account has given up more
         *     of it in 24 hours than the operator allows, and more than it has paid for in that time. `data.quota` says what was
         *     charged.
         *
         *     Cancelling a cancelled job again changes nothing. A job that has ended otherwise stays as it is, and the answer is 409
         *     with the code `job_ended`.
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
         * Follow a job
         * @description Sends the record of a job as server-sent events: at once, after every change (`progress`), and when it has ended
         *     (`end`), which also ends the stream. Each event is the whole record, so that nothing is lost by missing one.
         *
         *     The `id` of an event counts the changes of the job. A client that connects again with the last `Last-Event-ID` is sent
         *     what has changed since, or nothing until something does; where that was the `end`, the answer is 204.
         *
         *     A stream ends after 15 minutes at the latest, unless the operator has set another time, and within seconds of the end of
         *     its key or session, though the job goes on. A client that may still follow connects again with the last `id`.
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
         * Look up what happened to a job
         * @description Answers what happened to a job and when: its creation, every hand-over and the upstream that took it on, what failed on
         *     the way and when it was tried again, and its end with what it cost. Progress is not listed. Each step was noted together
         *     with the change that it tells of. Of jobs from before timelines were kept, only the beginning and the end are told.
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
         * Look up the callback of a job
         * @description Answers what has become of a job's callback: its state, and every attempt to deliver it with its time, its status, how
         *     long it took, and the beginning of the receiver's answer.
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
         * Deliver a callback again
         * @description Delivers the callback of a job that has ended once more, at once and with the whole schedule of attempts, whatever
         *     became of it before. It has the same `webhook-id`, so that a receiver can tell that it knows it.
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
         * Read the secrets of callbacks
         * @description Answers the secrets that the account's callbacks are signed with, the current one first. Callbacks are signed as
         *     [Standard Webhooks](https://www.standardwebhooks.com/) says: the headers `webhook-id`, `webhook-timestamp` and
         *     `webhook-signature`, an HMAC-SHA256 over `id.timestamp.body`. Verify them with any of its libraries and a secret.
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
         * Replace the secret of callbacks
         * @description Makes a new secret. The old one signs beside it for a day (unless configured), so that receivers can be changed over in
         *     the meantime: callbacks carry both signatures, and four at the most.
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
         * Read the account
         * @description Answers the account that the request is for, with what it has to spend and its limits. A request with a key also learns
         *     what that key may do and has spent of its limits; a person who has signed in learns who they are, and their token
         *     against forged requests.
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
         * @description Makes a person of an e-mail address, and mails a link that activates it; the person can do nothing before that. The
         *     answer is the same whether or not the address has an account already: only its owner is told, by mail.
         *
         *     With `invitation`, the person joins the account that the invitation is for; without one, an account is made when the
         *     address is activated. Whether strangers may sign up is a setting of the gateway: where they may not, the answer is 403
         *     with the code `sign_up_closed` or `invitation_required`.
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
         * Activate an address
         * @description Activates the address that a mail was sent to; the link in that mail leads here. It works once, for an hour unless
         *     configured.
         *
         *     A program that looks at the link ahead of the person does not use it up: `HEAD` is refused, and a browser that fetches
         *     the page in advance (`Sec-Purpose: prefetch`, or `Purpose`) is answered 403.
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
         * Ask for another activation mail
         * @description Mails a new link, if the address waits to be activated. The answer is the same for every address, also where no further
         *     mail goes to it: it gets only so many in the time that a link can be used (5 unless configured).
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
         * @description Begins a session. Its token comes in a cookie that no script can read and that pages of other sites cannot send. A
         *     request that changes something also wants `data.csrfToken` in the header `x-csrf-token`.
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
         * @description Ends the session; its cookie is refused from then on.
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
         * Ask for a link to set a password
         * @description Mails a link with which a new password can be set, if the address has an account. The answer is the same for every
         *     address, also where no further mail goes to it: it gets only so many in the time that a link can be used (5 unless
         *     configured).
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
         * Set a password
         * @description Sets a new password with the token of a link that was mailed. The link works once, for an hour unless configured. All
         *     sessions of the person end. Following the link shows that the address is theirs, so that it is activated too.
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
         * List the people of the account
         * @description Lists who belongs to the account, and who is invited, by whom. An invitation is listed for as long as it can be
         *     accepted.
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
         * @description Takes a person out of the account, and ends their sessions and the invitations that they sent and nobody has accepted.
         *     The keys that they made stay valid; revoke them where that is not wanted. Only an owner can remove others; everybody can
         *     leave. The last owner can do neither: 409.
         */
        delete: operations["removePerson"];
        options?: never;
        head?: never;
        /**
         * Change what a person may do
         * @description Makes a person an owner or a member. Only an owner can, and the last owner stays one: 409. The invitations that a new
         *     member sent as an owner, and nobody has accepted, end.
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
         * Invite somebody
         * @description Mails a link with which somebody can sign up into this account. Only an owner can invite. The link works once, for an
         *     hour unless configured; a new one to the same address replaces it. Whoever signs up by it has a week to activate the
         *     address. An invitation ends with the person who sent it: when that owner is removed or made a member.
         *
         *     An account can have only so many open invitations at once (100 unless configured), and only so many mails go to one
         *     address in the time of an invitation (5 unless configured); beyond that the answer is 409.
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
         * @description Ends an invitation that has not been accepted yet: its link opens nothing from then on, not even for somebody who has
         *     signed up by it and not activated the address. Only an owner can. An invitation is accepted when the address is
         *     activated.
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
         * List keys
         * @description Lists the keys of the account without their secret parts: those that are live, then those that ended last.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Make a key
         * @description Makes a key. It is shown in this answer and never again; only a hash of it is kept. A key can be limited to operations,
         *     models, requests a minute, and units a day or a month, and can end by itself. An account has 100 live keys at the most
         *     (unless configured); beyond that the answer is 409 with the code `too_many_keys`.
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
         * Revoke a key
         * @description Ends a key; within a second it is refused everywhere. Work that it has begun goes on. Revoking a key that has ended
         *     changes nothing.
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
         * Replace a key
         * @description Makes a key of the same name and limits in the place of another. The old key stays valid for `overlapHours`, so that
         *     what uses it can be changed over; 0 ends it at once. The limits hold for both keys together, and for all that further
         *     rotations make: what one of them asks and spends counts for the others, and what it gets back is theirs, too.
         *
         *     A key that has ended cannot be rotated: 409 with the code `key_not_live`. The new key is shown in this answer and never
         *     again.
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
         * List what has changed
         * @description Lists what has changed of the account, its people, its invitations and its keys, the newest first, in pages: what, when,
         *     by whom, about whom or which key, and from what to what. Changes are kept for a year unless the operator has set another
         *     time, also those of people and keys that are gone. What happens by itself is not listed, such as the end of a key or of
         *     an invitation; nor is quota, which has the ledger.
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
         * Report usage
         * @description Answers what was used from one day to another, at most 366 days, split by day, key, model and operation as asked. Work
         *     that is still under way is not in it; it counts on the day on which it ends.
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
         * Report usage as a table
         * @description Answers the same report as `GET /account/usage` as comma-separated values, for a spreadsheet.
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
         * Read the ledger
         * @description Answers the entries of the account's ledger, or those of some days, a key, a job or a kind, the newest first, in pages.
         *     Each says why it is there: operation, price rule, quantity and price, request, key and contract. The sums over all
         *     entries are the balances.
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
         * Read the ledger as a table
         * @description All entries of the account's ledger, or those of some days, a key, a job or a kind, the newest first, as comma-separated
         *     values for a spreadsheet. They are read while they are sent: where that breaks off, so does the answer.
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
         * Fetch a file
         * @description Answers a file that a job or an image operation made. Its address is made by the gateway, is valid for a limited time
         *     and cannot be altered; it needs no key, so that whoever has it can fetch the file. Ranges of bytes can be asked for, so
         *     that players can seek. An expired address is 403: look up the job again for a new one.
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
         * Get this contract
         * @description Answers the contract that the gateway runs, as one OpenAPI document, with the gateway's own addresses
         *     as its servers. Needs no key. Of types that are made of it, parameters with a default are to be optional:
         *     `npx openapi-typescript openapi.json --default-non-nullable false`.
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
         * Get this contract as YAML
         * @description The same document as `GET /openapi.json`, in YAML (RFC 9512). Needs no key.
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
         * List the upstreams
         * @description Answers the state of each configured upstream: whether it answers, whether calls are kept from it, how fast it has been
         *     in the last minutes, and what went wrong last. It is for operators, who ask for the gateway's own account, `local`, by a
         *     key of it or as one of its people. Others are answered 403.
         *
         *     The figures are those of the process that answers. Where several processes share the work, each has figures of its own,
         *     and `process` says what this one does: calls for jobs are made by those with the role `worker`.
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
         * Check that the process is alive
         * @description Answers 200 as soon as the process serves requests. Needs no key.
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
         * Check that the gateway is ready
         * @description Answers 200 when database, queue and store of assets answer and new work is taken, else 503: also while the gateway
         *     starts and its alternate address is not open yet, and while it shuts down. A process that only takes requests, or only
         *     does the work of jobs, tells whether it is ready for that. Needs no key.
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
         * Read figures for a monitor
         * @description Answers counters and histograms in Prometheus' text form. Needs no key; keep it from the public.
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
        StreamedPicture: StreamedPicture;
        StreamedPictureTime: StreamedPictureTime;
        StreamedPictureSize: StreamedPictureSize;
        StreamedPictureQuality: StreamedPictureQuality;
        StreamedPictureBackground: StreamedPictureBackground;
        StreamedPictureFormat: StreamedPictureFormat;
        CaughtUp: CaughtUp;
    };
    responses: {
        /**
         * @description The receiver does not want this callback. It is not tried again, unless `POST /jobs/{jobId}/callbacks/redeliver`
         *     asks for it. `GET /jobs/{jobId}/callbacks` shows its state as `unwanted`.
         */
        Unwanted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The receiver has the result. Any 2xx status says so. */
        Received: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description The key is missing or wrong, or the e-mail address of its account is not activated yet. The same request fails again;
         *     send another key, or activate the address.
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
                 *       "message": "The API key is wrong: none is given in the header SVC-API-KEY."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * @description The account has less than the request costs (`data.code` `insufficient_quota`), or the key has spent what it may in a day
         *     or a month (`key_quota_exhausted`). Nothing was done. `data` has the amounts.
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
         * @description The account is suspended, the key is limited to other operations or models, or the person may not do this. `data.code`
         *     tells which. The same request fails again.
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
        /** @description No upstream of this gateway serves the model, or it has no price here. `GET /v1/models` lists what can be asked for. */
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
        /** @description The body did not arrive in time. Nothing was done; send the request again. */
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
         * @description The idempotency key was used for another request (`data.code` `idempotency_key_reused`): take a new key. Or the first
         *     request under it is still being answered (`idempotency_key_in_use`): send the request again in a few seconds.
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
        /** @description The body is larger than the operation takes; `message` says how much that is. */
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
        /** @description The body is of a media type or an encoding that the operation does not take; `message` names those that it takes. */
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
                 *       "message": "This operation takes application/json, not text/plain.",
                 *       "data": {
                 *         "code": "body"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * @description The account, its key or the caller's address of the network is over a limit (`data.code` `rate_limit_exceeded`), or the
         *     upstream takes no more requests for now (`data.reason` `upstream`). Nothing was done; send the request again after the
         *     seconds of `Retry-After`.
         */
        TooManyRequests: {
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
         * @description The gateway failed. Its log tells why, under the request's identifier (`x-request-id`). The request may be sent again;
         *     one that creates something only under an `Idempotency-Key`, where the operation takes one.
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
         * @description The gateway is shutting down, has too much to do, or does not reach its database. Send the request again after the
         *     seconds of `Retry-After`.
         */
        Unavailable: {
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
         * @description The operation took longer than the time limit of the address used. The alternate address waits longer. It may have been
         *     done all the same: send it again under the same `Idempotency-Key`, where the operation takes one.
         */
        GatewayTimeout: {
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
                 *       "message": "No answer within 60 seconds. The alternate address waits longer.",
                 *       "data": {
                 *         "reason": "timeout"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** @description This account has no such job. */
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
                 *       "message": "This account has no video job of that identifier."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** @description A job will make the pictures, as the header `Prefer` asked. */
        AcceptedAsJob: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                "request-id": components["headers"]["MessagesRequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "preference-applied": components["headers"]["PreferenceApplied"];
                location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": JobAccepted;
            };
        };
        /**
         * @description The key is missing or wrong, or the e-mail address of its account is not activated yet. The same request fails again;
         *     send another key, or activate the address.
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
                 *       "message": "The API key is wrong: none is given in the header SVC-API-KEY.",
                 *       "type": "error",
                 *       "error": {
                 *         "type": "authentication_error",
                 *         "code": "invalid_api_key",
                 *         "param": null,
                 *         "message": "The API key is wrong: none is given in the header SVC-API-KEY."
                 *       },
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * @description The account has less than the request costs (`data.code` `insufficient_quota`), or the key has spent what it may in a day
         *     or a month (`key_quota_exhausted`). Nothing was done. `data` has the amounts.
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
         * @description The account is suspended, the key is limited to other operations or models, or the person may not do this. `data.code`
         *     tells which. The same request fails again.
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
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /** @description No upstream of this gateway serves the model, or it has no price here. `GET /v1/models` lists what can be asked for. */
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
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /** @description The body did not arrive in time. Nothing was done; send the request again. */
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
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * @description The idempotency key was used for another request (`data.code` `idempotency_key_reused`): take a new key. Or the first
         *     request under it is still being answered (`idempotency_key_in_use`): send the request again in a few seconds.
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
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /** @description The body is larger than the operation takes; `message` says how much that is. */
        ContentTooLargeV1: {
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
                 *       "message": "The body is larger than the 1048576 bytes that this operation takes.",
                 *       "data": {
                 *         "code": "body"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "request_too_large",
                 *         "code": "body",
                 *         "param": null,
                 *         "message": "The body is larger than the 1048576 bytes that this operation takes."
                 *       },
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /** @description The body is of a media type or an encoding that the operation does not take; `message` names those that it takes. */
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
                 *       "message": "This operation takes application/json, not text/plain.",
                 *       "data": {
                 *         "code": "body"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "invalid_request_error",
                 *         "code": "body",
                 *         "param": null,
                 *         "message": "This operation takes application/json, not text/plain."
                 *       },
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * @description The account, its key or the caller's address of the network is over a limit (`data.code` `rate_limit_exceeded`), or the
         *     upstream takes no more requests for now (`data.reason` `upstream`). Nothing was done; send the request again after the
         *     seconds of `Retry-After`.
         */
        TooManyRequestsV1: {
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
         * @description The gateway failed. Its log tells why, under the request's identifier (`x-request-id`). The request may be sent again;
         *     one that creates something only under an `Idempotency-Key`, where the operation takes one.
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
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * @description The upstream failed, or its answer could not be understood. Where another upstream or another try could help, it was
         *     asked already. Nothing is charged.
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
                 *       "message": "The upstream failed at this request.",
                 *       "data": {
                 *         "reason": "upstream"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "api_error",
                 *         "code": null,
                 *         "param": null,
                 *         "message": "The upstream failed at this request."
                 *       },
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * @description The gateway is shutting down, has too much to do, or does not reach its database. Send the request again after the
         *     seconds of `Retry-After`.
         */
        UnavailableV1: {
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
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * @description The operation took longer than the time limit of the address used, or the upstream longer than its own. The alternate
         *     address waits longer; pictures can be asked for as a job.
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
                 *       "message": "No answer within 60 seconds. The alternate address waits longer.",
                 *       "data": {
                 *         "reason": "timeout"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "timeout_error",
                 *         "code": null,
                 *         "param": null,
                 *         "message": "No answer within 60 seconds. The alternate address waits longer."
                 *       },
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * @description The account has as many recordings stored as it may have, or as many megabytes of them (`data.code`
         *     `too_many_samples`): remove one first. Or the idempotency key was used for another request
         *     (`idempotency_key_reused`): take a new key. Or the first request under it is still being answered
         *     (`idempotency_key_in_use`): send the request again in a few seconds.
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
        /** @description This account has no such sample, or no longer. */
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
                 *       "message": "This account has no sample of that identifier."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** @description This account has no such sample, or no upstream serves the model; `data.parameter` tells which. */
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
        /** @description This account has no such job. */
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
                 *       "message": "This account has no music job of that identifier."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** @description This account has no such song. */
        SongNotFound: {
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
                 *       "message": "music_id names no finished song of this account whose notes can be had.",
                 *       "data": {
                 *         "parameter": "music_id"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * @description The upstream failed, or its answer could not be understood. Where another upstream or another try could help, it was
         *     asked already. Nothing is charged.
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
                 *       "message": "The upstream failed at this request.",
                 *       "data": {
                 *         "reason": "upstream"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** @description No upstream of this gateway serves the model, or the upstream does not know something that the conversation names. */
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
        /** @description The body is larger than the operation takes, or than the upstream does. */
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
        /** @description No response of that identifier is kept for the account. */
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
                 *       "message": "This account has no response of that identifier.",
                 *       "type": "error",
                 *       "error": {
                 *         "type": "not_found_error",
                 *         "code": null,
                 *         "param": null,
                 *         "message": "This account has no response of that identifier."
                 *       },
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /**
         * @description The operation took longer than the time limit of the address used. The alternate address waits longer. It may have been
         *     done all the same: send it again under the same `Idempotency-Key`, where the operation takes one.
         */
        GatewayTimeoutV1: {
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
                /**
                 * @example {
                 *       "status": "FAILED",
                 *       "message": "No answer within 60 seconds. The alternate address waits longer.",
                 *       "data": {
                 *         "reason": "timeout"
                 *       },
                 *       "type": "error",
                 *       "error": {
                 *         "type": "timeout_error",
                 *         "code": null,
                 *         "param": null,
                 *         "message": "No answer within 60 seconds. The alternate address waits longer."
                 *       },
                 *       "request_id": "01a1fd2c-bd48-7a4c-823b-1612dd272d13"
                 *     }
                 */
                "application/json": ProblemV1;
            };
        };
        /** @description No upstream of this gateway serves the model, or its upstream does not know it. */
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
        /** @description This account has no such job. */
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
                 *       "message": "This account has no job of that identifier."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** @description The job has ended already, otherwise than by being cancelled. Look it up for its result. */
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
                 *       "message": "The job has ended already: The job is done.",
                 *       "data": {
                 *         "code": "job_ended",
                 *         "parameter": "jobId"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** @description This account has no such job, or the job has no callback yet. */
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
                 *       "message": "This account has no job of that identifier with a callback that has begun."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** @description The request has a query parameter, and the operation takes none. */
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
        /** @description A browser has fetched the link in advance. Nothing has happened; the link can still be used. */
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
                 *       "message": "This link works once and is not fetched ahead; follow it to use it.",
                 *       "data": {
                 *         "code": "asked_ahead"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** @description The e-mail address or the password is wrong, or the address is not activated yet. */
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
        /** @description Nobody has signed in, or the session is over. Sign in (again). */
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
                 *       "message": "Sign in first; the session is over or was never begun."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** @description This account has no such person. */
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
        /** @description The person is the only owner, and an account always has one. Make somebody else an owner first. */
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
        /** @description The person belongs to the account already, or too many invitations wait to be accepted. Withdraw one first. */
        InvitationConflict: {
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
                 *       "message": "This person belongs to the account already."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** @description This account has no such invitation, or it can no longer be accepted. */
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
        /** @description The account has as many keys as it can have. Revoke one first. */
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
                 *       "message": "An account has 100 live API keys at the most; revoke one first.",
                 *       "data": {
                 *         "code": "too_many_keys"
                 *       }
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /** @description This account has no such key. */
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
                 *       "message": "This account has no API key of that identifier."
                 *     }
                 */
                "application/json": Problem;
            };
        };
        /**
         * @description The key has ended already (`data.code` `key_not_live`), or the account has as many keys as it can have
         *     (`too_many_keys`): revoke one first.
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
        /** @description The file is no longer there. */
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
         * @description `quote` asks for the price in place of the work (RFC 7240 has the form): the request is checked and priced, and
         *     nothing is done or charged. Other preferences are passed over.
         */
        PreferQuote: Preference;
        /**
         * @description A text of your choice, such as a UUID, that makes it safe to send the request again. For a day (unless configured), the
         *     same request under the same key is answered as it was the first time, and nothing is made or charged twice; another
         *     request under it is refused with 409. Addresses of pictures are made anew then. A refusal by moderation is kept as well; a request that
         *     fails otherwise leaves the key free. Each account has keys of its own.
         */
        IdempotencyKey: string;
        /**
         * @description Names the callback. It is the same each time the callback is sent, so that a receiver can tell a
         *     repetition.
         * @example 01a1fd2d-445d-76f5-ba2c-ec255404e4fb
         */
        WebhookId: string;
        /**
         * @description When it was sent, in seconds since 1970. Refuse what is more than a few minutes off, which somebody
         *     may have recorded.
         * @example 1795248930
         */
        WebhookTimestamp: string;
        /**
         * @description Signatures with a space between them, one for each secret that `GET /callback-secrets` shows. Each is `v1,`
         *     and the Base64 of an HMAC-SHA256 of `webhook-id`, `webhook-timestamp` and the body as it came, joined by
         *     full stops. The key is what the Base64 after `whsec_` in the secret says. One that fits is enough.
         * @example v1,ApOdKp+4w+jIfbNBbAZ54hC0bCZuJ8rUMQ0oWAk7pV8=
         */
        WebhookSignature: string;
        /**
         * @description The job, as its creation answered it.
         * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
         */
        JobId: string;
        /**
         * @description `respond-async` asks for a job in place of the pictures (RFC 7240, section 4.1): the answer comes at
         *     once with 202, and the pictures are looked up with `GET /jobs/{jobId}` or posted to `hook_url`.
         *     `quote` asks for the price in place of the work: the request is checked and priced, and nothing is done or charged.
         *     Other preferences are passed over.
         */
        Prefer: Preference;
        /**
         * @description The sample, by the `music_id` that its upload has answered.
         * @example 01a1fd2c-3fd4-76fd-aeeb-975729fae923
         */
        SamplePathId: IdentifierInPath;
        /**
         * @description The version of the messages interface that the caller speaks. Passed on to an upstream of that interface,
         *     unless its settings name a version; without effect on others.
         */
        MessagesVersion: string;
        /**
         * @description Features of the messages interface that the caller asks for by name. Passed on to an upstream of that interface;
         *     without effect on others, which refuse the parameters that belong to a feature by name.
         */
        MessagesBeta: string;
        /**
         * @description The response, by the `id` that its creation has answered.
         * @example resp_a3b7c1190de2f684
         */
        ResponsePathId: string;
        /** @description Whether the events of the answer are told again. They are not kept, so that only `false` may be said. */
        ResponseStream: "false";
        /** @description How many items a page has at the most. */
        InputItemLimit: number;
        /** @description Whether the first item comes first (`asc`) or the last one (`desc`). */
        InputItemOrder: "asc" | "desc";
        /** @description Where the page begins, behind the item of this `id`; the `last_id` of the page before. */
        InputItemAfter: string;
        /**
         * @description The model, by its name. A slash in it is written `%2F`, as the SDKs do.
         * @example imgy-2
         */
        ModelPathId: string;
        /** @description Only jobs with this status. */
        JobStatus: "ON_QUEUE" | "SUCCESS" | "FAILED";
        /** @description Only jobs of this kind. */
        JobKind: "video" | "music" | "image";
        /** @description Only jobs created at this time or later. */
        CreatedFrom: Moment;
        /** @description Only jobs created before this time. */
        CreatedBefore: Moment;
        /** @description How many jobs a page has at the most. */
        JobLimit: number;
        /** @description Where the page begins, from `next` of the page before. */
        JobCursor: PageCursor;
        /** @description The `id` of the last event that was received, as browsers send it when they come back. */
        LastJobsEventId: string;
        /**
         * @description The job, as its creation answered it.
         * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
         */
        JobPathId: IdentifierInPath;
        /** @description The `id` of the last event that was received, as browsers send it when they come back. */
        LastEventId: string;
        /**
         * @description What stands behind `token=` in the link that was mailed.
         * @example eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFkYSJ9.3q2-7w
         */
        MailedToken: string;
        /**
         * @description The person, by its identifier.
         * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
         */
        PersonPathId: IdentifierInPath;
        /**
         * @description The invitation, by its identifier.
         * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
         */
        InvitationPathId: IdentifierInPath;
        /**
         * @description The key, by its identifier.
         * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
         */
        KeyPathId: IdentifierInPath;
        /** @description Only changes of this kind. */
        ChangeKind: "account.created" | "account.suspended" | "account.resumed" | "person.invited" | "invitation.withdrawn" | "person.joined" | "person.changed" | "person.removed" | "person.left" | "key.created" | "key.rotated" | "key.revoked" | "callback-secret.rotated";
        /** @description Only changes that this person has made, or that are about the person. */
        ChangePerson: Identifier;
        /** @description Only changes of this key, or that it has made. */
        ChangeKey: Identifier;
        /** @description Only changes of this day of UTC or later. */
        ChangesFrom: Day;
        /** @description Only changes of this day of UTC or earlier. */
        ChangesTo: Day;
        /** @description How many changes a page has at the most. */
        ChangesLimit: PageLimit;
        /** @description Where the page begins, from `next` of the page before. */
        ChangesCursor: PageCursor;
        /** @description The first day of the report, in UTC; 30 days before the last where it is left out. */
        UsageFrom: Day;
        /** @description The last day of the report, in UTC, which counts too; today where it is left out. */
        UsageTo: Day;
        /** @description What the report is split by, any of `day`, `key`, `model` and `operation`, in any order, with commas in between. */
        UsageBy: string;
        /** @description Only entries of this kind. */
        LedgerKind: "grant" | "reserve" | "settle" | "release" | "adjust";
        /** @description Only entries of this job. */
        LedgerJob: Identifier;
        /** @description Only entries of work that this key has asked for. */
        LedgerKey: Identifier;
        /** @description Only entries of this day of UTC or later. */
        LedgerFrom: Day;
        /** @description Only entries of this day of UTC or earlier. */
        LedgerTo: Day;
        /** @description How many entries a page has at the most. */
        LedgerLimit: PageLimit;
        /** @description Where the page begins, from `next` of the page before. */
        LedgerCursor: PageCursor;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The identifier of this request, also in the gateway's log. Quote it when you report a problem.
         * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
         */
        RequestId: string;
        /**
         * @description Short hash of the contract that the gateway runs. A client made from another contract can tell by it.
         * @example 3f9a1c07be52
         */
        ContractFingerprint: string;
        /**
         * @description The same as `x-request-id`, where the SDKs of the messages interface look for it.
         * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
         */
        MessagesRequestId: string;
        /**
         * @description The limits that this request counts for, the tightest first, as draft-ietf-httpapi-ratelimit-headers writes them: of
         *     each its name, how much it allows (`q`), in how many seconds (`w`), and of what, where it is not requests (`qu`).
         * @example "account-requests";q=6000;w=60, "account-concurrent";q=200;qu="concurrent-requests"
         */
        RateLimitPolicy: string;
        /**
         * @description How the limits of `ratelimit-policy` stand: of each how much is left (`r`), and in how many seconds the whole of it
         *     is there again (`t`).
         * @example "account-requests";r=5990;t=42, "account-concurrent";r=199
         */
        RateLimit: string;
        /**
         * @description The upstream that gave the answer, or was asked last, by its name in the configuration. Absent where none was asked.
         * @example vendor-a
         */
        Upstream: string;
        /**
         * @description How often upstreams were asked for this answer.
         * @example 1
         */
        UpstreamAttempts: number;
        /**
         * @description The time that went by at upstreams, in milliseconds; of a stream, until its first byte.
         * @example 843
         */
        UpstreamMilliseconds: number;
        /**
         * @description The time that went by in the gateway itself, in milliseconds, waits between tries among them.
         * @example 3
         */
        GatewayMilliseconds: number;
        /**
         * @description Since when the operation is deprecated, as RFC 9745 writes it.
         * @example @1767225600
         */
        Deprecation: string;
        /**
         * @description The operation that replaces this one (RFC 8288, relation `successor-version`).
         * @example </musx/v2/fetch>; rel="successor-version"
         */
        SuccessorLink: string;
        /** @description The preference that was followed (RFC 7240, section 3). */
        PreferenceApplied: string;
        /**
         * @description How to say who asks (RFC 9110, section 11.6.1); `Bearer` where the key is taken so.
         * @example ApiKey realm="Patchbay"
         */
        Challenge: string;
        /**
         * @description Seconds to wait before the request is worth repeating.
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description Where the job is looked up.
         * @example /jobs/01a1fd2c-bd4a-7c08-8f35-b2d49e6a1c57
         */
        Location: string;
        /**
         * @description Seconds to wait before the request is worth repeating, where the upstream has told.
         * @example 9
         */
        UpstreamRetryAfter: number;
        /**
         * @description Always `false`. The gateway has asked the upstreams again already; the SDKs of both interfaces, which send such a
         *     request again by themselves, obey this header and leave it at that.
         * @example false
         */
        ShouldRetry: "false";
        /**
         * @description That the answer was kept from before, `hit`; absent where an upstream made it for this request.
         * @example hit
         */
        Cache: "hit";
        /**
         * @description The parameters of the request that the interface of the model's upstream has no word for, and that were left out for it, by
         *     their names and separated by commas. Absent where there are none. Only what an answer is as good without is left out so:
         *     `seed`, which makes answers more alike at best, `prediction`, which makes them faster at best, and `metadata`. The effort
         *     of reasoning (`reasoning_effort`, `reasoning.effort`, `output_config.effort`, or `thinking` where that is disabled) is
         *     named where the upstream has said that its model has none, or not that one; then the model thinks as it does by itself,
         *     or with the nearest that it has. A model that cannot be let think as it finds right keeps its effort, which is named as
         *     well. Where no thinking is asked of a model without efforts, nothing is named. What else the upstream's interface cannot
         *     express is 400.
         * @example seed
         */
        Ignored: string;
        /**
         * @description That the number of tokens is an estimate of the gateway, `true`: no upstream of the model has counted. Absent where the
         *     upstream has counted. Pictures and documents count nothing in it.
         * @example true
         */
        Estimated: "true";
        /**
         * @description The session's cookie, or what removes it: `HttpOnly`, `SameSite=Strict`, and `Secure` where the gateway is reached by
         *     https.
         * @example patchbay.session_token=a-session; Path=/; HttpOnly; SameSite=Strict
         */
        SetCookie: string;
        /**
         * @description Ranges of bytes may be asked for (RFC 9110, section 14).
         * @example bytes
         */
        AcceptRanges: string;
        /**
         * @description Names this exact content (RFC 9110, section 8.8.3).
         * @example "9b2cf535f27731c9"
         */
        EntityTag: string;
        /**
         * @description When the content was made (RFC 9110, section 8.8.2).
         * @example Sat, 21 Nov 2026 08:16:02 GMT
         */
        LastModified: string;
        /**
         * @description How long whoever fetched the file may keep it (RFC 9111, section 5.2): as long as its address holds. Shared caches keep
         *     none.
         * @example private, max-age=86400, immutable
         */
        FileCaching: string;
        /**
         * @description The file name that a browser saves the asset under.
         * @example inline; filename="video.webm"
         */
        ContentDisposition: string;
        /**
         * @description Which bytes of how many this answer holds (RFC 9110, section 14.4).
         * @example bytes 0-1023/482113
         */
        ContentRange: string;
        /**
         * @description How many bytes there are (RFC 9110, section 14.4), where none of those asked for is among them.
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
                 * @description `quote` asks for the price in place of the work (RFC 7240 has the form): the request is checked and priced, and
                 *     nothing is done or charged. Other preferences are passed over.
                 */
                Prefer?: components["parameters"]["PreferQuote"];
                /**
                 * @description A text of your choice, such as a UUID, that makes it safe to send the request again. For a day (unless configured), the
                 *     same request under the same key is answered as it was the first time, and nothing is made or charged twice; another
                 *     request under it is refused with 409. Addresses of pictures are made anew then. A refusal by moderation is kept as well; a request that
                 *     fails otherwise leaves the key free. Each account has keys of its own.
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
            /** @description The job is accepted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "preference-applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VideoAccepted;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** @description A parameter breaks a rule; the message names both. */
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
                 * @description The job, as its creation answered it.
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
            /** @description The state of the job. */
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
            /** @description The identifier is missing or malformed. */
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
                 * @description A text of your choice, such as a UUID, that makes it safe to send the request again. For a day (unless configured), the
                 *     same request under the same key is answered as it was the first time, and nothing is made or charged twice; another
                 *     request under it is refused with 409. Addresses of pictures are made anew then. A refusal by moderation is kept as well; a request that
                 *     fails otherwise leaves the key free. Each account has keys of its own.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `respond-async` asks for a job in place of the pictures (RFC 7240, section 4.1): the answer comes at
                 *     once with 202, and the pictures are looked up with `GET /jobs/{jobId}` or posted to `hook_url`.
                 *     `quote` asks for the price in place of the work: the request is checked and priced, and nothing is done or charged.
                 *     Other preferences are passed over.
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
            /** @description The pictures; with `stream` the events of one. */
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
                    "preference-applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ImageResult;
                    "text/event-stream": string;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            202: components["responses"]["AcceptedAsJob"];
            /** @description A parameter breaks a rule; the message names both. */
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
            413: components["responses"]["ContentTooLargeV1"];
            415: components["responses"]["UnsupportedMediaTypeV1"];
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    editImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice, such as a UUID, that makes it safe to send the request again. For a day (unless configured), the
                 *     same request under the same key is answered as it was the first time, and nothing is made or charged twice; another
                 *     request under it is refused with 409. Addresses of pictures are made anew then. A refusal by moderation is kept as well; a request that
                 *     fails otherwise leaves the key free. Each account has keys of its own.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `respond-async` asks for a job in place of the pictures (RFC 7240, section 4.1): the answer comes at
                 *     once with 202, and the pictures are looked up with `GET /jobs/{jobId}` or posted to `hook_url`.
                 *     `quote` asks for the price in place of the work: the request is checked and priced, and nothing is done or charged.
                 *     Other preferences are passed over.
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * @description JSON with the files inside it, or a form with the files as parts. A client whose generator chose JSON sends
         *     files in Base64.
         */
        requestBody: {
            content: {
                "application/json": EditImageRequest;
                "multipart/form-data": EditImageForm;
            };
        };
        responses: {
            /** @description The edited pictures; with `stream` the events of one. */
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
                    "preference-applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EditResult;
                    "text/event-stream": string;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            202: components["responses"]["AcceptedAsJob"];
            /** @description A parameter breaks a rule; the message names both. */
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
            413: components["responses"]["ContentTooLargeV1"];
            415: components["responses"]["UnsupportedMediaTypeV1"];
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    uploadSample: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `quote` asks for the price in place of the work (RFC 7240 has the form): the request is checked and priced, and
                 *     nothing is done or charged. Other preferences are passed over.
                 */
                Prefer?: components["parameters"]["PreferQuote"];
                /**
                 * @description A text of your choice, such as a UUID, that makes it safe to send the request again. For a day (unless configured), the
                 *     same request under the same key is answered as it was the first time, and nothing is made or charged twice; another
                 *     request under it is refused with 409. Addresses of pictures are made anew then. A refusal by moderation is kept as well; a request that
                 *     fails otherwise leaves the key free. Each account has keys of its own.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * @description A form with the file as its part `file`, or JSON with the address of one. A client whose generator chose JSON
         *     knows the address alone: to send a file with it, give it the form itself (`FormData`) as the body, and leave the
         *     `Content-Type` to what writes the form.
         */
        requestBody: {
            content: {
                "multipart/form-data": UploadForm;
                "application/json": UploadRequest;
            };
        };
        responses: {
            /** @description The sample is stored. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "preference-applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadResponse;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** @description A parameter breaks a rule; the message names both. */
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
                 * @description The sample, by the `music_id` that its upload has answered.
                 * @example 01a1fd2c-3fd4-76fd-aeeb-975729fae923
                 */
                musicId: components["parameters"]["SamplePathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sample is removed. */
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
            /** @description The identifier is malformed. */
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
                 * @description `quote` asks for the price in place of the work (RFC 7240 has the form): the request is checked and priced, and
                 *     nothing is done or charged. Other preferences are passed over.
                 */
                Prefer?: components["parameters"]["PreferQuote"];
                /**
                 * @description A text of your choice, such as a UUID, that makes it safe to send the request again. For a day (unless configured), the
                 *     same request under the same key is answered as it was the first time, and nothing is made or charged twice; another
                 *     request under it is refused with 409. Addresses of pictures are made anew then. A refusal by moderation is kept as well; a request that
                 *     fails otherwise leaves the key free. Each account has keys of its own.
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
            /** @description The job is accepted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "preference-applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MusicAccepted;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** @description A parameter breaks a rule; the message names both. */
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
                 * @description The job, as its creation answered it.
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
            /** @description The state of the job. */
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
            /** @description The identifier is missing or malformed. */
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
                 * @description The job, as its creation answered it.
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
            /** @description The state of the job. */
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
            /** @description The identifier is missing or malformed. */
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
             * @description The key is missing or wrong, or the e-mail address of its account is not activated yet. The same request fails again;
             *     send another key, or activate the address.
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
                     *       "message": "The API key is wrong: none is given in the header SVC-API-KEY."
                     *     }
                     */
                    "application/json": Problem;
                };
            };
            /**
             * @description The account is suspended, the key is limited to other operations or models, or the person may not do this. `data.code`
             *     tells which. The same request fails again.
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
            /** @description This account has no such job. */
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
                     *       "message": "This account has no music job of that identifier."
                     *     }
                     */
                    "application/json": Problem;
                };
            };
            /**
             * @description The account, its key or the caller's address of the network is over a limit (`data.code` `rate_limit_exceeded`), or the
             *     upstream takes no more requests for now (`data.reason` `upstream`). Nothing was done; send the request again after the
             *     seconds of `Retry-After`.
             */
            429: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
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
             * @description The gateway failed. Its log tells why, under the request's identifier (`x-request-id`). The request may be sent again;
             *     one that creates something only under an `Idempotency-Key`, where the operation takes one.
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
             * @description The gateway is shutting down, has too much to do, or does not reach its database. Send the request again after the
             *     seconds of `Retry-After`.
             */
            503: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
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
             * @description The operation took longer than the time limit of the address used. The alternate address waits longer. It may have been
             *     done all the same: send it again under the same `Idempotency-Key`, where the operation takes one.
             */
            504: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-contract-fingerprint": components["headers"]["ContractFingerprint"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "x-patchbay-upstream": components["headers"]["Upstream"];
                    "x-patchbay-attempts": components["headers"]["UpstreamAttempts"];
                    "x-patchbay-upstream-ms": components["headers"]["UpstreamMilliseconds"];
                    "x-patchbay-gateway-ms": components["headers"]["GatewayMilliseconds"];
                    deprecation: components["headers"]["Deprecation"];
                    link: components["headers"]["SuccessorLink"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "FAILED",
                     *       "message": "No answer within 60 seconds. The alternate address waits longer.",
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
                 * @description `quote` asks for the price in place of the work (RFC 7240 has the form): the request is checked and priced, and
                 *     nothing is done or charged. Other preferences are passed over.
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
            /** @description The notes. */
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
                    "preference-applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MidiResponse;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** @description A parameter breaks a rule; the message names both. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["Unavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `quote` asks for the price in place of the work (RFC 7240 has the form): the request is checked and priced, and
                 *     nothing is done or charged. Other preferences are passed over.
                 */
                Prefer?: components["parameters"]["PreferQuote"];
                /**
                 * @description The version of the messages interface that the caller speaks. Passed on to an upstream of that interface,
                 *     unless its settings name a version; without effect on others.
                 */
                "anthropic-version"?: components["parameters"]["MessagesVersion"];
                /**
                 * @description Features of the messages interface that the caller asks for by name. Passed on to an upstream of that interface;
                 *     without effect on others, which refuse the parameters that belong to a feature by name.
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
            /** @description The answer; with `stream` its events. */
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
                    "preference-applied": components["headers"]["PreferenceApplied"];
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
            /** @description A parameter breaks a rule; the message names both. */
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
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    countMessageTokens: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the messages interface that the caller speaks. Passed on to an upstream of that interface,
                 *     unless its settings name a version; without effect on others.
                 */
                "anthropic-version"?: components["parameters"]["MessagesVersion"];
                /**
                 * @description Features of the messages interface that the caller asks for by name. Passed on to an upstream of that interface;
                 *     without effect on others, which refuse the parameters that belong to a feature by name.
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
            /** @description How many tokens the conversation has. */
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
            /** @description A parameter breaks a rule; the message names both. */
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
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    createChatCompletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `quote` asks for the price in place of the work (RFC 7240 has the form): the request is checked and priced, and
                 *     nothing is done or charged. Other preferences are passed over.
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
            /** @description The answer; with `stream` its chunks. */
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
                    "preference-applied": components["headers"]["PreferenceApplied"];
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
            /** @description A parameter breaks a rule; the message names both. */
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
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    createResponse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `quote` asks for the price in place of the work (RFC 7240 has the form): the request is checked and priced, and
                 *     nothing is done or charged. Other preferences are passed over.
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
            /** @description The answer; with `stream` its events. */
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
                    "preference-applied": components["headers"]["PreferenceApplied"];
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
            /** @description A parameter breaks a rule; the message names both. */
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
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UnavailableV1"];
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
            /** @description How many tokens the input has. */
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
            /** @description A parameter breaks a rule; the message names both. */
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
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UnavailableV1"];
            504: components["responses"]["UpstreamTimeoutV1"];
        };
    };
    getResponse: {
        parameters: {
            query?: {
                /** @description Whether the events of the answer are told again. They are not kept, so that only `false` may be said. */
                stream?: components["parameters"]["ResponseStream"];
            };
            header?: never;
            path: {
                /**
                 * @description The response, by the `id` that its creation has answered.
                 * @example resp_a3b7c1190de2f684
                 */
                responseId: components["parameters"]["ResponsePathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
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
            /** @description The identifier is malformed, or the events are asked for. */
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
                 * @description The response, by the `id` that its creation has answered.
                 * @example resp_a3b7c1190de2f684
                 */
                responseId: components["parameters"]["ResponsePathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response is removed. */
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
            /** @description The identifier is malformed. */
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
                /** @description How many items a page has at the most. */
                limit?: components["parameters"]["InputItemLimit"];
                /** @description Whether the first item comes first (`asc`) or the last one (`desc`). */
                order?: components["parameters"]["InputItemOrder"];
                /** @description Where the page begins, behind the item of this `id`; the `last_id` of the page before. */
                after?: components["parameters"]["InputItemAfter"];
            };
            header?: never;
            path: {
                /**
                 * @description The response, by the `id` that its creation has answered.
                 * @example resp_a3b7c1190de2f684
                 */
                responseId: components["parameters"]["ResponsePathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. */
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
            /** @description The identifier is malformed. */
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
                 * @description `quote` asks for the price in place of the work (RFC 7240 has the form): the request is checked and priced, and
                 *     nothing is done or charged. Other preferences are passed over.
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
            /** @description The vectors, in the order of the texts. */
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
                    "preference-applied": components["headers"]["PreferenceApplied"];
                    "x-patchbay-cache": components["headers"]["Cache"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmbeddingList;
                    "application/vnd.patchbay.quote+json": Quote;
                };
            };
            /** @description A parameter breaks a rule; the message names both. */
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
            429: components["responses"]["TooManyRequestsV1"];
            500: components["responses"]["InternalErrorV1"];
            502: components["responses"]["BadGatewayV1"];
            503: components["responses"]["UnavailableV1"];
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
            /** @description The models. */
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
                 * @description The model, by its name. A slash in it is written `%2F`, as the SDKs do.
                 * @example imgy-2
                 */
                modelId: components["parameters"]["ModelPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model. */
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
            /** @description The name is malformed. */
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
                /** @description Only jobs with this status. */
                status?: components["parameters"]["JobStatus"];
                /** @description Only jobs of this kind. */
                kind?: components["parameters"]["JobKind"];
                /** @description Only jobs created at this time or later. */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /** @description Only jobs created before this time. */
                createdBefore?: components["parameters"]["CreatedBefore"];
                /** @description How many jobs a page has at the most. */
                limit?: components["parameters"]["JobLimit"];
                /** @description Where the page begins, from `next` of the page before. */
                cursor?: components["parameters"]["JobCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of jobs. */
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
            /** @description A parameter breaks a rule. */
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
                /** @description The `id` of the last event that was received, as browsers send it when they come back. */
                "Last-Event-ID"?: components["parameters"]["LastJobsEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
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
                     * @example id: 1795335328412
                     *     event: live
                     *     data: {"caughtUpAt":"2026-11-21T08:15:28.412Z"}
                     *
                     *     id: 1795335330120
                     *     event: progress
                     *     data: {"status":"ON_QUEUE","message":"The job waits for its turn.","jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","data":{"jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","action":"video","progress":"0%","model":"vidx-imagine-video-1.5-fast","prompt":"A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.","aspectRatio":"16:9","videoLength":"10","resolutionName":"720p","referImages":["https://example.com/lighthouse.jpg","https://example.com/keeper.jpg"],"quota":"100","hookUrl":"https://example.com/hooks/patchbay","createdAt":"2026-11-21T08:15:30.120Z"}}
                     *
                     *     id: 1795335339871
                     *     event: progress
                     *     data: {"status":"ON_QUEUE","message":"The job is running.","jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","data":{"jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","action":"video","progress":"40%","model":"vidx-imagine-video-1.5-fast","prompt":"A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.","aspectRatio":"16:9","videoLength":"10","resolutionName":"720p","referImages":["https://example.com/lighthouse.jpg","https://example.com/keeper.jpg"],"quota":"100","hookUrl":"https://example.com/hooks/patchbay","createdAt":"2026-11-21T08:15:30.120Z"}}
                     *
                     *     id: 1795335352447
                     *     event: end
                     *     data: {"status":"SUCCESS","message":"The job is done.","jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","data":{"jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","action":"video","progress":"100%","model":"vidx-imagine-video-1.5-fast","prompt":"A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.","aspectRatio":"16:9","videoLength":"10","resolutionName":"720p","referImages":["https://example.com/lighthouse.jpg","https://example.com/keeper.jpg"],"videoId":"01a1fd2d-13f6-725e-b84d-8dbc74254770","videoUrl":"https://gateway.example.com/assets/01a1fd2d-13f6-725e-b84d-8dbc74254770?expires=1795335352&signature=av5w56rm2kdifC5Zry6jeryEZwrTxNNrwIqtH_-OuEA","coverUrl":"https://gateway.example.com/assets/01a1fd2d-1452-7f58-a04d-ba41ecccc3fc?expires=1795335352&signature=bi-Kf8TM5N2fC0EQ2fL6ACXI7-V_N3JPTTfqKxQAQHc","quota":"100","hookUrl":"https://example.com/hooks/patchbay","createdAt":"2026-11-21T08:15:30.120Z","finishTime":"2026-11-21T08:15:52.447Z"}}
                     */
                    "text/event-stream": string;
                };
            };
            /** @description The identifier of the last event is malformed. */
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
                 * @description The job, as its creation answered it.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the job. */
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
            /** @description The identifier is malformed. */
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
                 * @description The job, as its creation answered it.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job is cancelled. */
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
            /** @description The identifier is malformed. */
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
                /** @description The `id` of the last event that was received, as browsers send it when they come back. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description The job, as its creation answered it.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
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
                     *     data: {"status":"ON_QUEUE","message":"The job waits for its turn.","jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","data":{"jobId":"01a1fd2c-bd48-7a4c-823b-1612dd272d13","action":"video","progress":"0%","model":"vidx-imagine-video-1.5-fast","prompt":"A lighthouse at dusk, waves breaking slowly; the keeper tells of the old storm.","aspectRatio":"16:9","videoLength":"10","resolutionName":"720p","referImages":["https://example.com/lighthouse.jpg","https://example.com/keeper.jpg"],"quota":"100","hookUrl":"https://example.com/hooks/patchbay","createdAt":"2026-11-21T08:15:30.120Z"}}
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
             * @description The job has ended, and its reader knows that: `Last-Event-ID` is that of its `end`. It tells an `EventSource` not to
             *     come back.
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
            /** @description The identifier is malformed. */
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
                 * @description The job, as its creation answered it.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps of the job. */
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
            /** @description The identifier is malformed. */
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
                 * @description The job, as its creation answered it.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The callback. */
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
            /** @description The identifier is malformed. */
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
                 * @description The job, as its creation answered it.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                jobId: components["parameters"]["JobPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The callback will be tried at once. */
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
            /** @description The identifier is malformed. */
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
            /** @description The secrets. */
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
            /** @description The secrets. */
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
            /** @description The account. */
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
            /** @description A mail is on its way. */
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
            /** @description A parameter breaks a rule. */
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
    activateAccount: {
        parameters: {
            query: {
                /**
                 * @description What stands behind `token=` in the link that was mailed.
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
            /** @description The address is activated. */
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
            /** @description A parameter breaks a rule. */
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
            /** @description If there is something to activate, a mail is on its way. */
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
            /** @description A parameter breaks a rule. */
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
            /** @description The session. */
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
            /** @description A parameter breaks a rule. */
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
            /** @description The session is over. */
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
            /** @description If the address has an account, a mail is on its way. */
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
            /** @description A parameter breaks a rule. */
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
            /** @description The password is set. */
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
            /** @description A parameter breaks a rule. */
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
            /** @description The people. */
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
                 * @description The person, by its identifier.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                personId: components["parameters"]["PersonPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is gone. */
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
            /** @description The identifier is malformed. */
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
                 * @description The person, by its identifier.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
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
            /** @description The person. */
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
            /** @description A parameter breaks a rule. */
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
            /** @description A mail is on its way. */
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
            /** @description A parameter breaks a rule. */
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
            429: components["responses"]["TooManyRequests"];
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
                 * @description The invitation, by its identifier.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                invitationId: components["parameters"]["InvitationPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is void. */
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
            /** @description The identifier is malformed. */
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
            /** @description The keys. */
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
            /** @description The key. */
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
            /** @description A parameter breaks a rule. */
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
                 * @description The key, by its identifier.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
                 */
                keyId: components["parameters"]["KeyPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is refused. */
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
            /** @description The identifier is malformed. */
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
                 * @description The key, by its identifier.
                 * @example 01a1fd2c-bd48-7a4c-823b-1612dd272d13
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
            /** @description The new key. */
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
            /** @description A parameter breaks a rule. */
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
                /** @description Only changes of this kind. */
                kind?: components["parameters"]["ChangeKind"];
                /** @description Only changes that this person has made, or that are about the person. */
                personId?: components["parameters"]["ChangePerson"];
                /** @description Only changes of this key, or that it has made. */
                keyId?: components["parameters"]["ChangeKey"];
                /** @description Only changes of this day of UTC or later. */
                from?: components["parameters"]["ChangesFrom"];
                /** @description Only changes of this day of UTC or earlier. */
                to?: components["parameters"]["ChangesTo"];
                /** @description How many changes a page has at the most. */
                limit?: components["parameters"]["ChangesLimit"];
                /** @description Where the page begins, from `next` of the page before. */
                cursor?: components["parameters"]["ChangesCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
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
            /** @description A parameter breaks a rule. */
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
                /** @description The first day of the report, in UTC; 30 days before the last where it is left out. */
                from?: components["parameters"]["UsageFrom"];
                /** @description The last day of the report, in UTC, which counts too; today where it is left out. */
                to?: components["parameters"]["UsageTo"];
                /** @description What the report is split by, any of `day`, `key`, `model` and `operation`, in any order, with commas in between. */
                by?: components["parameters"]["UsageBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
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
            /** @description A parameter breaks a rule. */
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
                /** @description The first day of the report, in UTC; 30 days before the last where it is left out. */
                from?: components["parameters"]["UsageFrom"];
                /** @description The last day of the report, in UTC, which counts too; today where it is left out. */
                to?: components["parameters"]["UsageTo"];
                /** @description What the report is split by, any of `day`, `key`, `model` and `operation`, in any order, with commas in between. */
                by?: components["parameters"]["UsageBy"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The report, one line a row, with a line of names first (RFC 4180). Split by key it has the name of each beside its
             *     identifier.
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
                     * @example day,requests,units,seconds,images,songs,inputTokens,cachedInputTokens,cacheWriteTokens,outputTokens
                     *     2026-11-21,3,60,6,0,0,0,0,0,0
                     */
                    "text/csv": string;
                };
            };
            /** @description A parameter breaks a rule. */
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
                /** @description Only entries of this kind. */
                kind?: components["parameters"]["LedgerKind"];
                /** @description Only entries of this job. */
                jobId?: components["parameters"]["LedgerJob"];
                /** @description Only entries of work that this key has asked for. */
                keyId?: components["parameters"]["LedgerKey"];
                /** @description Only entries of this day of UTC or later. */
                from?: components["parameters"]["LedgerFrom"];
                /** @description Only entries of this day of UTC or earlier. */
                to?: components["parameters"]["LedgerTo"];
                /** @description How many entries a page has at the most. */
                limit?: components["parameters"]["LedgerLimit"];
                /** @description Where the page begins, from `next` of the page before. */
                cursor?: components["parameters"]["LedgerCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the ledger. */
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
            /** @description A parameter breaks a rule. */
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
                /** @description Only entries of this kind. */
                kind?: components["parameters"]["LedgerKind"];
                /** @description Only entries of this job. */
                jobId?: components["parameters"]["LedgerJob"];
                /** @description Only entries of work that this key has asked for. */
                keyId?: components["parameters"]["LedgerKey"];
                /** @description Only entries of this day of UTC or later. */
                from?: components["parameters"]["LedgerFrom"];
                /** @description Only entries of this day of UTC or earlier. */
                to?: components["parameters"]["LedgerTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The entries, one line each, with a line of names first (RFC 4180): what they say, the name of the key, and for people
             *     that of the person, beside their identifiers, and the quantities that were counted, input tokens with those from the
             *     cache, and those written there, among them.
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
                     *     2026-11-21T08:16:02.450Z,01a1fd2d-447b-7d5a-9fd1-2aabfe228f21,settle,0,-60,60,0,createVideo,vidx-imagine-video-1.5-fast,video-720p,0,6,0,0,0,0,0,0,01a1fd2c-2f6a-7b1c-9d3e-0a4b5c6d7e8f,landing page,,,,01a1fd2c-bd48-7a4c-823b-1612dd272d13,01a1fd2c-bd47-7c1e-a0c4-4d2f7e9b1a35,,,,3fa94c0d12ab
                     */
                    "text/csv": string;
                };
            };
            /** @description A parameter breaks a rule. */
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
                 * @description Until when the address holds, in Unix seconds.
                 * @example 1795335352
                 */
                expires: string;
                /**
                 * @description The gateway's signature of the address.
                 * @example Y3rNdGb8tg4Oj_GEY7DksropcDR08GSsaPcA9bArPcY
                 */
                signature: string;
            };
            header?: never;
            path: {
                /**
                 * @description The file.
                 * @example 01a1fd2d-13f6-725e-b84d-8dbc74254770
                 */
                assetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
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
                    "image/png": Blob;
                    "image/jpeg": Blob;
                    "image/webp": Blob;
                    "video/webm": Blob;
                    "video/mp4": Blob;
                    "audio/mpeg": Blob;
                };
            };
            /** @description A part of the file. */
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
                    "image/png": Blob;
                    "image/jpeg": Blob;
                    "image/webp": Blob;
                    "video/webm": Blob;
                    "video/mp4": Blob;
                    "audio/mpeg": Blob;
                };
            };
            /** @description The file has not changed since the version that the request names. */
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
            /** @description A parameter breaks a rule; the message names both. */
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
            /** @description The address is altered or has expired. */
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
            /** @description The file is not the one that the request's conditions name. */
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
            /** @description The range asked for lies outside the file. */
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
            /** @description The contract. */
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
            /** @description The contract has not changed since the version that the request names. */
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
            /** @description The contract. */
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
            /** @description The contract has not changed since the version that the request names. */
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
            /** @description The upstreams, in the order of the settings. */
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
            /** @description Who asks is no operator, the account is suspended, or the key is limited to other operations. */
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
            /** @description The process serves. */
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
            /** @description The gateway is ready. */
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
            /** @description The gateway is not ready. */
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
            /** @description The figures. */
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
