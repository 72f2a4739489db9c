// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
/**
 * The groups of methods of the client, with the contract's words on each. The classes that implement them say what the
 * methods take and answer; editors show these words there.
 */
/** `patchbay.videos`. */
export interface VideosGroup {
  /**
   * Create a video.
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
  create(...input: never[]): unknown;

  /**
   * Get a video job.
   *
   * Returns the state of a video job and, once it has succeeded, the addresses of the video and its cover. Poll every
   * few seconds while `status` is `ON_QUEUE`. To avoid polling, stream `GET /jobs/{jobId}/events` or set `hook_url` when
   * you create the job.
   *
   * An address on the gateway is valid for 24 to 30 hours from the request (unless configured). Requests return the same
   * one for a quarter of a day, so that clients can cache the file, and a valid one for as long as the job is kept,
   * which is 30 days from its end (unless configured).
   */
  get(...input: never[]): unknown;
}

/** `patchbay.quotes`. */
export interface QuotesGroup {
  /**
   * Create a video.
   *
   * Answers what that would cost; nothing is done or charged.
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
  video(...input: never[]): unknown;

  /**
   * Create images.
   *
   * Answers what that would cost; nothing is done or charged.
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
  image(...input: never[]): unknown;

  /**
   * Edit images.
   *
   * Answers what that would cost; nothing is done or charged.
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
  edit(...input: never[]): unknown;

  /**
   * Upload a sample.
   *
   * Answers what that would cost; nothing is done or charged.
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
  upload(...input: never[]): unknown;

  /**
   * Create a song from a sample.
   *
   * Answers what that would cost; nothing is done or charged.
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
  music(...input: never[]): unknown;

  /**
   * Extract MIDI from a song.
   *
   * Answers what that would cost; nothing is done or charged.
   *
   * Returns the notes of a finished song by instrument, in the same response. The song is identified by the `musicId` in
   * the job's record. While `data.state` is `running`, the notes are not ready yet: repeat the request in a few seconds. With
   * `error` there will be none.
   *
   * It is free, unless the operator has set a price; then each response that has the notes is charged. An
   * `Idempotency-Key` has no effect here.
   */
  midi(...input: never[]): unknown;

  /**
   * Create a message.
   *
   * Answers what that would cost; nothing is done or charged.
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
  message(...input: never[]): unknown;

  /**
   * Create a chat completion.
   *
   * Answers what that would cost; nothing is done or charged.
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
  chatCompletion(...input: never[]): unknown;

  /**
   * Create a response.
   *
   * Answers what that would cost; nothing is done or charged.
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
  response(...input: never[]): unknown;

  /**
   * Create embeddings.
   *
   * Answers what that would cost; nothing is done or charged.
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
  embedding(...input: never[]): unknown;
}

/** `patchbay.images`. */
export interface ImagesGroup {
  /**
   * Create images.
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
  generate(...input: never[]): unknown;

  /**
   * Create images.
   *
   * Answers at once with a job.
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
  generateJob(...input: never[]): unknown;

  /**
   * Create images.
   *
   * Answers while it is made, event by event.
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
  generateStream(...input: never[]): unknown;

  /**
   * Edit images.
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
  edit(...input: never[]): unknown;

  /**
   * Edit images.
   *
   * Answers at once with a job.
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
  editJob(...input: never[]): unknown;

  /**
   * Edit images.
   *
   * Answers while it is made, event by event.
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
  editStream(...input: never[]): unknown;
}

/** `patchbay.music`. */
export interface MusicGroup {
  /**
   * Upload a sample.
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
  upload(...input: never[]): unknown;

  /**
   * Remove a sample.
   *
   * Removes a recording that the account has uploaded, before it expires. No further song can be created from it, and it
   * no longer counts among the stored recordings. Songs that are in progress are finished: the file itself is removed
   * within minutes of the end of the last of them, or at once if there are none.
   */
  remove(...input: never[]): unknown;

  /**
   * Create a song from a sample.
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
  fromSample(...input: never[]): unknown;

  /**
   * Get a music job.
   *
   * Returns the state of a music job and, once it has succeeded, its two songs. Poll every few seconds while `status` is
   * `ON_QUEUE`. To avoid polling, stream `GET /jobs/{jobId}/events` or set `hookUrl` when you create the job.
   *
   * An address on the gateway is valid for 24 to 30 hours from the request (unless configured). Requests return the same
   * one for a quarter of a day, so that clients can cache the file, and a valid one for as long as the job is kept,
   * which is 30 days from its end (unless configured). Other addresses are valid as long as the upstream says.
   */
  get(...input: never[]): unknown;

  /**
   * Extract MIDI from a song.
   *
   * Returns the notes of a finished song by instrument, in the same response. The song is identified by the `musicId` in
   * the job's record. While `data.state` is `running`, the notes are not ready yet: repeat the request in a few seconds. With
   * `error` there will be none.
   *
   * It is free, unless the operator has set a price; then each response that has the notes is charged. An
   * `Idempotency-Key` has no effect here.
   */
  midi(...input: never[]): unknown;
}

/** `patchbay.messages`. */
export interface MessagesGroup {
  /**
   * Create a message.
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
  create(...input: never[]): unknown;

  /**
   * Create a message.
   *
   * Answers while it is made, event by event.
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
  stream(...input: never[]): unknown;

  /**
   * Count the input tokens of a message.
   *
   * Counts the tokens of a conversation for its model, without creating a message. If an upstream of the messages
   * interface serves the model, it counts, and its response is passed on. If none of the model's upstreams can count,
   * the gateway estimates, and the header `x-patchbay-estimated` says so.
   *
   * It is free, and works whatever the balance is. It counts against the limit of requests per minute, and uses no
   * tokens.
   */
  countTokens(...input: never[]): unknown;
}

/** `patchbay.chat.completions`. */
export interface ChatCompletionsGroup {
  /**
   * Create a chat completion.
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
  create(...input: never[]): unknown;

  /**
   * Create a chat completion.
   *
   * Answers while it is made, event by event.
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
  stream(...input: never[]): unknown;
}

/** `patchbay.responses`. */
export interface ResponsesGroup {
  /**
   * Create a response.
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
  create(...input: never[]): unknown;

  /**
   * Create a response.
   *
   * Answers while it is made, event by event.
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
  stream(...input: never[]): unknown;

  /**
   * Count the input tokens of a response.
   *
   * Counts the tokens of a text or a conversation for its model, including all that `previous_response_id` and
   * referenced items stand for, without creating a response. An upstream that counts for the responses interface gets
   * the request as it is; for one that counts for the messages interface it is translated. If none of the model's
   * upstreams can count, the gateway estimates, and the header `x-patchbay-estimated` says so.
   *
   * It is free, and works whatever the balance is. It counts against the limit of requests per minute, and uses no
   * tokens.
   */
  countTokens(...input: never[]): unknown;

  /**
   * Get a response.
   *
   * Returns a stored response of the account, as it was first returned.
   */
  retrieve(...input: never[]): unknown;

  /**
   * Delete a response.
   *
   * Deletes a stored response and its input before it expires. Responses that continue from it can still be retrieved,
   * but no request can continue from them.
   */
  delete(...input: never[]): unknown;

  /**
   * List the input items of a response.
   *
   * Lists the input items of a stored response, in pages. Items of earlier responses that it continues from are not
   * included.
   */
  inputItems(...input: never[]): unknown;
}

/** `patchbay.embeddings`. */
export interface EmbeddingsGroup {
  /**
   * Create embeddings.
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
  create(...input: never[]): unknown;
}

/** `patchbay.models`. */
export interface ModelsGroup {
  /**
   * List models.
   *
   * Lists the models that this gateway serves, with the operations that take them and their prices.
   */
  list(...input: never[]): unknown;

  /**
   * Get a model.
   *
   * Returns a model that this gateway serves, with the operations that take it and their prices. If the settings have a
   * route for all other models, every name is served.
   */
  get(...input: never[]): unknown;
}

/** `patchbay.jobs`. */
export interface JobsGroup {
  /**
   * List jobs.
   *
   * Lists the jobs of the account, newest first, in pages. Filters can be combined. `data.next` is the `cursor` of the
   * next page; jobs that are created meanwhile do not shift the pages. A job that the gateway cannot read, such as one
   * written by a newer gateway, is left out, and `message` says how many were.
   *
   * With `search`, a page looks through at most 500 jobs. It can have fewer jobs than `limit`, even none, and still a
   * next page with older ones.
   */
  list(...input: never[]): unknown;

  /**
   * Stream the events of all jobs.
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
  watch(...input: never[]): unknown;

  /**
   * Get a job.
   *
   * Returns the record of a job of any kind. For a video or music job it is the same as the operation for that kind
   * returns; image jobs are only available here.
   */
  get(...input: never[]): unknown;

  /**
   * Cancel a job.
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
  cancel(...input: never[]): unknown;

  /**
   * Stream the events of a job.
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
  events(...input: never[]): unknown;

  /**
   * Get the timeline of a job.
   *
   * Returns the steps of a job with their times: its creation, every submission and the upstream that accepted it,
   * failures and retries, and its end with its cost. Progress is not included. Each step was recorded together with the
   * change that it describes. Jobs from before timelines were recorded have only the first and the last step.
   */
  timeline(...input: never[]): unknown;
}

/** `patchbay.callbacks`. */
export interface CallbacksGroup {
  /**
   * Get the callback of a job.
   *
   * Returns the state of a job's callback, and the last attempts to deliver it with their time, status and duration and
   * the beginning of the receiver's response.
   */
  get(...input: never[]): unknown;

  /**
   * Redeliver a callback.
   *
   * Delivers the callback of an ended job again, at once and with the whole schedule of retries, whatever its state is.
   * It has the same `webhook-id`, so that the receiver can recognise it.
   */
  redeliver(...input: never[]): unknown;

  /**
   * List callback secrets.
   *
   * Lists the secrets that the account's callbacks are signed with, the current one first. Callbacks are signed
   * according to [Standard Webhooks](https://www.standardwebhooks.com/), with the headers `webhook-id`,
   * `webhook-timestamp` and `webhook-signature`, an HMAC-SHA256 over `id.timestamp.body`. Verify them with any Standard
   * Webhooks library and a secret.
   */
  secrets(...input: never[]): unknown;

  /**
   * Rotate the callback secret.
   *
   * Creates a new secret. The old one continues to sign for a day (unless configured), so that receivers can be updated
   * in the meantime: callbacks then have both signatures, and four at the most.
   */
  rotateSecret(...input: never[]): unknown;
}

/** `patchbay.account`. */
export interface AccountGroup {
  /**
   * Get the account.
   *
   * Returns the account of the request, with its balance and its limits. A request with a key also gets the key's limits
   * and what it has spent; a request with a session also gets the person and the CSRF token.
   */
  get(...input: never[]): unknown;

  /**
   * Sign up.
   *
   * Creates a person for an e-mail address, and sends a link to it that activates the account; until then, the person
   * can do nothing. The response is the same whether or not the address already has an account: only its owner is told,
   * by e-mail.
   *
   * With `invitation`, the person joins the account of the invitation; without it, a new account is created when the
   * address is activated. The settings of the gateway decide whether anybody can sign up: if not, the response is 403
   * with the code `sign_up_closed` or `invitation_required`.
   */
  signUp(...input: never[]): unknown;

  /**
   * Activate an account.
   *
   * Activates an e-mail address with the token of the link that was sent to it. The link leads to a page of the
   * gateway's dashboard, which calls this operation. The token works once, for an hour unless configured.
   *
   * Programs that open addresses ahead of the person do not use it up: `HEAD` is rejected, and a browser that fetches
   * this one in advance (`Sec-Purpose: prefetch`, or `Purpose`) gets 403.
   */
  activate(...input: never[]): unknown;

  /**
   * Resend the activation e-mail.
   *
   * Sends a new activation link, if the address is waiting to be activated. The response is the same for every address,
   * also when no further e-mail is sent: an address gets only a limited number of e-mails in the time that a link is
   * valid (5 unless configured).
   */
  sendActivation(...input: never[]): unknown;

  /**
   * Sign in.
   *
   * Starts a session. Its token is set as a cookie that scripts cannot read and that other sites cannot send. Requests
   * that change something also need `data.csrfToken` in the header `x-csrf-token`.
   */
  signIn(...input: never[]): unknown;

  /**
   * Sign out.
   *
   * Ends the session; its cookie is rejected from then on.
   */
  signOut(...input: never[]): unknown;

  /**
   * Send a password reset e-mail.
   *
   * Sends a link to set a new password, if the address has an account. The response is the same for every address, also
   * when no further e-mail is sent: an address gets only a limited number of e-mails in the time that a link is valid (5
   * unless configured).
   */
  sendPasswordReset(...input: never[]): unknown;

  /**
   * Reset a password.
   *
   * Sets a new password with the token of a link that was sent by e-mail. The link works once, for an hour unless
   * configured. All sessions of the person end. Using the link also activates the address, because it shows that the
   * address belongs to the person.
   */
  resetPassword(...input: never[]): unknown;

  /**
   * List account changes.
   *
   * Lists changes of the account, its people, its invitations and its keys, newest first, in pages: what was changed,
   * when, by whom, which person or key it affects, and the values before and after. Changes are kept for a year unless
   * the operator has set another time, also those of people and keys that no longer exist. Events without an actor, such
   * as the expiry of a key or an invitation, are not listed; nor is quota, which has the ledger.
   */
  changes(...input: never[]): unknown;

  /**
   * Get usage.
   *
   * Returns what was used in a range of at most 366 days, split by day, key, model and operation as requested. Work in
   * progress is not included; it counts on the day on which it ends.
   */
  usage(...input: never[]): unknown;

  /**
   * Export usage as CSV.
   *
   * Returns the same report as `GET /account/usage` as CSV.
   */
  usageCsv(...input: never[]): unknown;

  /**
   * List ledger entries.
   *
   * Lists the entries of the account's ledger, newest first, in pages. They can be filtered by day, key, job and kind.
   * Each entry says what it is for: operation, price rule, quantity and price, request, key and contract. The sums over
   * all entries are the balances.
   */
  ledger(...input: never[]): unknown;

  /**
   * Export ledger entries as CSV.
   *
   * Returns the entries of the account's ledger as CSV, newest first. They can be filtered by day, key, job and kind.
   * The entries are read while they are sent: if reading fails, the response is cut off.
   */
  ledgerCsv(...input: never[]): unknown;
}

/** `patchbay.account.people`. */
export interface AccountPeopleGroup {
  /**
   * List people.
   *
   * Lists the people of the account and its open invitations, with who sent them.
   */
  list(...input: never[]): unknown;

  /**
   * Change a person's role.
   *
   * Makes a person an owner or a member. Only owners can do this. The last owner cannot become a member: 409. Open
   * invitations that a new member sent as an owner are cancelled.
   */
  change(...input: never[]): unknown;

  /**
   * Remove a person.
   *
   * Removes a person from the account. Their sessions end, and the open invitations that they sent are cancelled. Keys
   * that they created stay valid; revoke them if necessary. Only owners can remove others; everybody can leave. The last
   * owner cannot be removed or leave: 409.
   */
  remove(...input: never[]): unknown;

  /**
   * Invite a person.
   *
   * Sends an e-mail with a link to sign up to this account. Only owners can invite. The link works once, for an hour
   * unless configured; a new one to the same address replaces it. A person who signs up with it has a week to activate
   * the address. An invitation is withdrawn when the owner who sent it is removed or made a member.
   *
   * An account can have a limited number of open invitations (100 unless configured), and one address gets a limited
   * number of e-mails in the time that an invitation is valid (5 unless configured); beyond these the response is 409 and
   * 429.
   */
  invite(...input: never[]): unknown;

  /**
   * Withdraw an invitation.
   *
   * Withdraws an invitation that has not been accepted yet. Its link no longer works, not even for a person who has signed
   * up with it and not activated the address: an invitation is accepted when the address is activated. Only owners can
   * do this.
   */
  withdraw(...input: never[]): unknown;
}

/** `patchbay.account.keys`. */
export interface AccountKeysGroup {
  /**
   * List API keys.
   *
   * Lists the API keys of the account without their secrets: first the live keys, then the 100 or more that ended most recently.
   */
  list(...input: never[]): unknown;

  /**
   * Create an API key.
   *
   * Creates an API key. The key is shown only in this response; the gateway stores only a hash of it. A key can be
   * limited to operations, models, requests per minute, and units per day or month, and can have an expiry time. An
   * account has 100 live keys at the most (unless configured); beyond that the response is 409 with the code
   * `too_many_keys`.
   */
  create(...input: never[]): unknown;

  /**
   * Revoke an API key.
   *
   * Revokes an API key; within a second it is rejected everywhere. Work that was started with it continues. Revoking a
   * key that has ended has no effect.
   */
  revoke(...input: never[]): unknown;

  /**
   * Rotate an API key.
   *
   * Creates an API key that replaces another, with the same name and limits. The old key stays valid for `overlapHours`,
   * so that clients can be updated; 0 ends it at once. The limits apply to both keys together, and to all keys of
   * further rotations: they share requests, spending and refunds.
   *
   * A key that has ended cannot be rotated: 409 with the code `key_not_live`. The new key is shown only in this
   * response.
   */
  rotate(...input: never[]): unknown;
}

/** `patchbay.assets`. */
export interface AssetsGroup {
  /**
   * Download a file.
   *
   * Returns a file that a job or an image operation has created. Its address is created by the gateway, is valid for a
   * limited time and cannot be altered; it needs no key, so that anybody who has it can download the file. Byte ranges
   * are supported, so that players can seek. An expired address is 403: get the job again for a new one.
   */
  get(...input: never[]): unknown;
}

/** `patchbay.gateway`. */
export interface GatewayGroup {
  /**
   * Get the OpenAPI document.
   *
   * Returns the OpenAPI document of the gateway, with the gateway's own addresses as its servers. No key is needed.
   * Types that are generated from it should treat parameters with a default as optional:
   * `npx openapi-typescript openapi.json --default-non-nullable false`.
   */
  contract(...input: never[]): unknown;

  /**
   * Get the OpenAPI document as YAML.
   *
   * Returns the same document as `GET /openapi.json`, as YAML (RFC 9512). No key is needed.
   */
  contractYaml(...input: never[]): unknown;

  /**
   * List upstreams.
   *
   * Lists the configured upstreams with their state: whether they respond, whether the circuit breaker blocks calls, how
   * fast they have been in the last minutes, and what went wrong last. It is for operators, with a key or a person of
   * the gateway's own account, `local`. Others get 403.
   *
   * The figures are those of the process that answers. If several processes share the work, each has its own figures,
   * and `process` says what this one does: calls for jobs are made by those with the role `worker`.
   */
  upstreams(...input: never[]): unknown;

  /**
   * Check health.
   *
   * Returns 200 as soon as the process serves requests, with the addresses of the gateway. No key is needed.
   */
  health(...input: never[]): unknown;

  /**
   * Check readiness.
   *
   * Returns 200 if the database, the queue and the asset store respond and new work is accepted, else 503; also while
   * the gateway starts and its alternate address is not open yet, and while it shuts down. A process that only serves
   * requests, or only works on jobs, reports whether it is ready for that. No key is needed.
   */
  readiness(...input: never[]): unknown;

  /**
   * Get Prometheus metrics.
   *
   * Returns counters and histograms in the Prometheus text format. No key is needed; do not expose it to the public.
   */
  metrics(...input: never[]): unknown;
}
