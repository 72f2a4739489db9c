// Generated from openapi/ (contract a938b3f6c8fa) by `npm run generate`. Do not edit.
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
   * Moderation rejects content that is not safe for work: the job fails with `data.reason` `moderation`. Three such jobs
   * in 24 hours are free, further ones are charged (unless the operator has set other numbers).
   */
  create(...input: never[]): unknown;

  /**
   * Get a video job.
   *
   * Returns the state of a video job and, once it has succeeded, the addresses of the video and its cover. Poll every
   * few seconds while `status` is `ON_QUEUE`. To avoid polling, stream `GET /jobs/{jobId}/events` or set `hook_url` when
   * you create the job.
   *
   * An address on the gateway is valid for 24 hours (unless configured); each request returns a fresh one for as long as
   * the job is kept, which is 30 days from its end (unless configured).
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
   * Moderation rejects content that is not safe for work: the job fails with `data.reason` `moderation`. Three such jobs
   * in 24 hours are free, further ones are charged (unless the operator has set other numbers).
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
   * A prompt that moderation rejects is 400 with `data.reason` `moderation`; three of these in 24 hours are free,
   * further ones are charged (unless the operator has set other numbers). Other failures are free.
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
   * that cannot stream can still serve the request: the last event is then the only one.
   *
   * With an `Idempotency-Key`, a repeated request gets the same images, and a repeated stream gets its last event.
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
   * inside JSON and 256 MiB as a form.
   *
   * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
   * A request that moderation rejects is 400 with `data.reason` `moderation`; three of these in 24 hours are free,
   * further ones are charged (unless the operator has set other numbers). Other failures are free.
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
   * that cannot stream can still serve the request: the last event is then the only one.
   *
   * With an `Idempotency-Key`, a repeated request gets the same images, and a repeated stream gets its last event.
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
   * rejects the lyrics or the description, the job fails with `data.reason` `moderation`: three such jobs in 24 hours
   * are free, further ones are charged (unless the operator has set other numbers). Send an `Idempotency-Key` so that a
   * request can be repeated without creating further songs.
   */
  music(...input: never[]): unknown;

  /**
   * Extract MIDI from a song.
   *
   * Answers what that would cost; nothing is done or charged.
   *
   * Returns the notes of a finished song by instrument, in the same response. The song is identified by the `musicId` in
   * the job's record. While `data.state` is `running`, the notes are not ready yet: repeat the request in a few seconds.
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
   * 400 by name, unless it does not affect the response or is a hint: `seed`, `prediction` and `metadata` are left out,
   * and `x-patchbay-ignored` names them.
   *
   * In a translated request, the `name` of a user is put before the text (`Ada says:`), and the text of users without a
   * name beside one is marked `Another user says:`. Files may be PDFs and texts in UTF-8, and an empty one is 400. A
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
   * Upstreams that speak the responses interface get parameters that are not listed here unchanged. For other upstreams
   * the request and its response are translated; a parameter that has no counterpart there is rejected with 400 by name,
   * unless it does not affect the response.
   *
   * In a translated request, files may be PDFs and texts in UTF-8, which must be sent along and not be empty. A
   * `verbosity` is passed on as an instruction, and the effort `minimal` becomes the lowest that the model has.
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
   * A prompt that moderation rejects is 400 with `data.reason` `moderation`; three of these in 24 hours are free,
   * further ones are charged (unless the operator has set other numbers). Other failures are free.
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
   * that cannot stream can still serve the request: the last event is then the only one.
   *
   * With an `Idempotency-Key`, a repeated request gets the same images, and a repeated stream gets its last event.
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
   * A prompt that moderation rejects is 400 with `data.reason` `moderation`; three of these in 24 hours are free,
   * further ones are charged (unless the operator has set other numbers). Other failures are free.
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
   * that cannot stream can still serve the request: the last event is then the only one.
   *
   * With an `Idempotency-Key`, a repeated request gets the same images, and a repeated stream gets its last event.
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
   * A prompt that moderation rejects is 400 with `data.reason` `moderation`; three of these in 24 hours are free,
   * further ones are charged (unless the operator has set other numbers). Other failures are free.
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
   * that cannot stream can still serve the request: the last event is then the only one.
   *
   * With an `Idempotency-Key`, a repeated request gets the same images, and a repeated stream gets its last event.
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
   * inside JSON and 256 MiB as a form.
   *
   * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
   * A request that moderation rejects is 400 with `data.reason` `moderation`; three of these in 24 hours are free,
   * further ones are charged (unless the operator has set other numbers). Other failures are free.
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
   * that cannot stream can still serve the request: the last event is then the only one.
   *
   * With an `Idempotency-Key`, a repeated request gets the same images, and a repeated stream gets its last event.
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
   * inside JSON and 256 MiB as a form.
   *
   * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
   * A request that moderation rejects is 400 with `data.reason` `moderation`; three of these in 24 hours are free,
   * further ones are charged (unless the operator has set other numbers). Other failures are free.
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
   * that cannot stream can still serve the request: the last event is then the only one.
   *
   * With an `Idempotency-Key`, a repeated request gets the same images, and a repeated stream gets its last event.
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
   * inside JSON and 256 MiB as a form.
   *
   * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
   * A request that moderation rejects is 400 with `data.reason` `moderation`; three of these in 24 hours are free,
   * further ones are charged (unless the operator has set other numbers). Other failures are free.
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
   * that cannot stream can still serve the request: the last event is then the only one.
   *
   * With an `Idempotency-Key`, a repeated request gets the same images, and a repeated stream gets its last event.
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
   * Delete a sample.
   *
   * Deletes a recording that the account has uploaded, before it expires. No further song can be created from it, and it
   * no longer counts among the stored recordings. Songs that are in progress are finished: the file itself is deleted
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
   * rejects the lyrics or the description, the job fails with `data.reason` `moderation`: three such jobs in 24 hours
   * are free, further ones are charged (unless the operator has set other numbers). Send an `Idempotency-Key` so that a
   * request can be repeated without creating further songs.
   */
  fromSample(...input: never[]): unknown;

  /**
   * Get a music job.
   *
   * Returns the state of a music job and, once it has succeeded, its two songs. Poll every few seconds while `status` is
   * `ON_QUEUE`. To avoid polling, stream `GET /jobs/{jobId}/events` or set `hookUrl` when you create the job.
   *
   * An address on the gateway is valid for 24 hours (unless configured); each request returns a fresh one for as long as
   * the job is kept, which is 30 days from its end (unless configured). Other addresses are valid as long as the
   * upstream says.
   */
  get(...input: never[]): unknown;

  /**
   * Extract MIDI from a song.
   *
   * Returns the notes of a finished song by instrument, in the same response. The song is identified by the `musicId` in
   * the job's record. While `data.state` is `running`, the notes are not ready yet: repeat the request in a few seconds.
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
   * 400 by name, unless it does not affect the response or is a hint: `seed`, `prediction` and `metadata` are left out,
   * and `x-patchbay-ignored` names them.
   *
   * In a translated request, the `name` of a user is put before the text (`Ada says:`), and the text of users without a
   * name beside one is marked `Another user says:`. Files may be PDFs and texts in UTF-8, and an empty one is 400. A
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
   * 400 by name, unless it does not affect the response or is a hint: `seed`, `prediction` and `metadata` are left out,
   * and `x-patchbay-ignored` names them.
   *
   * In a translated request, the `name` of a user is put before the text (`Ada says:`), and the text of users without a
   * name beside one is marked `Another user says:`. Files may be PDFs and texts in UTF-8, and an empty one is 400. A
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
   * Upstreams that speak the responses interface get parameters that are not listed here unchanged. For other upstreams
   * the request and its response are translated; a parameter that has no counterpart there is rejected with 400 by name,
   * unless it does not affect the response.
   *
   * In a translated request, files may be PDFs and texts in UTF-8, which must be sent along and not be empty. A
   * `verbosity` is passed on as an instruction, and the effort `minimal` becomes the lowest that the model has.
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
   * Upstreams that speak the responses interface get parameters that are not listed here unchanged. For other upstreams
   * the request and its response are translated; a parameter that has no counterpart there is rejected with 400 by name,
   * unless it does not affect the response.
   *
   * In a translated request, files may be PDFs and texts in UTF-8, which must be sent along and not be empty. A
   * `verbosity` is passed on as an instruction, and the effort `minimal` becomes the lowest that the model has.
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
   * Answers every model that this gateway serves, with the operations that take it and what they cost.
   */
  list(...input: never[]): unknown;

  /**
   * Get a model.
   *
   * Answers a model that this gateway serves, with the operations that take it and what they cost. Where the settings have a
   * route for every other model, any name is served.
   */
  get(...input: never[]): unknown;
}

/** `patchbay.jobs`. */
export interface JobsGroup {
  /**
   * List jobs.
   *
   * Lists the jobs of the account, the newest first, in pages. Filters can be combined. `data.next` is the `cursor` of the
   * next page; jobs that are created meanwhile do not shift the pages. A job that the gateway cannot read, such as one
   * written by a newer gateway, is left out; `message` says how many were.
   */
  list(...input: never[]): unknown;

  /**
   * Stream the events of all jobs.
   *
   * Sends the records of the account's jobs as they are created and change, as server-sent events: `progress` while a job
   * goes on, `end` when it has ended, each the whole record as `GET /jobs/{jobId}` answers it. The event `live` says that
   * everything up to now has been sent, and that changes follow as they happen; a new stream begins with it.
   *
   * The stream has no last event. It ends after 15 minutes at the latest, unless the operator has set another time, and
   * within seconds of the end of its key or session. A client that may still follow connects again.
   *
   * A client that connects again with its last `Last-Event-ID` is first sent every job that has changed since, as it is now,
   * and then `live`. Nothing that still matters is lost: states in between are not sent, and a change from shortly before the
   * break may be sent twice. The changes of a job come in their order. Changes can be caught up with for a day; a client
   * that was away for longer reads `GET /jobs`.
   */
  watch(...input: never[]): unknown;

  /**
   * Get a job.
   *
   * Answers the record of a job of any kind, the same as the lookup of its own kind answers. Image jobs, which have no other
   * lookup, are looked up here.
   */
  get(...input: never[]): unknown;

  /**
   * Cancel a job.
   *
   * Ends a job whose result is no longer needed, and answers its record: `FAILED`, with `data.reason` `cancelled`. Its
   * callback is sent, and its upstream is asked to stop if it can.
   *
   * Cancelling is free, with one exception. If an upstream had begun with the job, and the account has given up more such
   * work in 24 hours than the operator allows and than it has paid for in that time, the job is charged. `data.quota` says
   * what was charged.
   *
   * Cancelling a cancelled job again changes nothing. A job that has ended otherwise is unchanged, and the answer is 409 with
   * the code `job_ended`.
   */
  cancel(...input: never[]): unknown;

  /**
   * Stream the events of a job.
   *
   * Sends the record of a job as server-sent events: at once, after every change (`progress`), and when it has ended
   * (`end`), which also ends the stream. Each event is the whole record, so that nothing is lost by missing one.
   *
   * The `id` of an event counts the changes of the job. A client that connects again with the last `Last-Event-ID` is sent
   * what has changed since, or nothing until something does; where that was the `end`, the answer is 204.
   *
   * A stream ends after 15 minutes at the latest, unless the operator has set another time, and within seconds of the end of
   * its key or session, though the job goes on. A client that may still follow connects again with the last `id`.
   */
  events(...input: never[]): unknown;

  /**
   * Get the timeline of a job.
   *
   * Answers what happened to a job and when: its creation, every submission and the upstream that accepted it, failures and
   * retries, and its end with what it cost. Progress is not listed. Each step is recorded together with the change that it
   * describes. Jobs from before timelines were kept have only their creation and end.
   */
  timeline(...input: never[]): unknown;
}

/** `patchbay.callbacks`. */
export interface CallbacksGroup {
  /**
   * Get the callback of a job.
   *
   * Answers the state of a job's callback and every attempt to deliver it: its time, status and duration, and the beginning
   * of the receiver's answer.
   */
  get(...input: never[]): unknown;

  /**
   * Redeliver a callback.
   *
   * Delivers the callback of a job that has ended again, at once and with the whole schedule of attempts, whatever its state
   * was. It has the same `webhook-id`, by which a receiver recognises it.
   */
  redeliver(...input: never[]): unknown;

  /**
   * List callback secrets.
   *
   * Answers the secrets that the account's callbacks are signed with, the current one first. Callbacks are signed as
   * [Standard Webhooks](https://www.standardwebhooks.com/) says: the headers `webhook-id`, `webhook-timestamp` and
   * `webhook-signature`, an HMAC-SHA256 over `id.timestamp.body`. Verify them with any of its libraries and a secret.
   */
  secrets(...input: never[]): unknown;

  /**
   * Rotate the callback secret.
   *
   * Makes a new secret. The old one signs beside it for a day (unless configured), so that receivers can be changed over in
   * the meantime: callbacks carry both signatures, and four at the most.
   */
  rotateSecret(...input: never[]): unknown;
}

/** `patchbay.account`. */
export interface AccountGroup {
  /**
   * Get the account.
   *
   * Answers the account that the request is for, with what it has to spend and its limits. A request with a key also learns
   * what that key may do and has spent of its limits; a person who has signed in learns who they are, and their token
   * against forged requests.
   */
  get(...input: never[]): unknown;

  /**
   * Sign up.
   *
   * Makes a person of an e-mail address, and mails a link that activates it; the person can do nothing before that. The
   * answer is the same whether or not the address has an account already: only its owner is told, by mail.
   *
   * With `invitation`, the person joins the account that the invitation is for; without one, an account is made when the
   * address is activated. Whether strangers may sign up is a setting of the gateway: where they may not, the answer is 403
   * with the code `sign_up_closed` or `invitation_required`.
   */
  signUp(...input: never[]): unknown;

  /**
   * Activate an account.
   *
   * Activates the address that a mail was sent to; the link in that mail leads here. It works once, for an hour unless
   * configured.
   *
   * A program that looks at the link ahead of the person does not use it up: `HEAD` is refused, and a browser that fetches
   * the page in advance (`Sec-Purpose: prefetch`, or `Purpose`) is answered 403.
   */
  activate(...input: never[]): unknown;

  /**
   * Resend the activation e-mail.
   *
   * Mails a new link, if the address waits to be activated. The answer is the same for every address, also where no further
   * mail goes to it: it gets only so many in the time that a link can be used (5 unless configured).
   */
  sendActivation(...input: never[]): unknown;

  /**
   * Sign in.
   *
   * Begins a session. Its token comes in a cookie that no script can read and that pages of other sites cannot send. A
   * request that changes something also wants `data.csrfToken` in the header `x-csrf-token`.
   */
  signIn(...input: never[]): unknown;

  /**
   * Sign out.
   *
   * Ends the session; its cookie is refused from then on.
   */
  signOut(...input: never[]): unknown;

  /**
   * Send a password reset e-mail.
   *
   * Mails a link with which a new password can be set, if the address has an account. The answer is the same for every
   * address, also where no further mail goes to it: it gets only so many in the time that a link can be used (5 unless
   * configured).
   */
  sendPasswordReset(...input: never[]): unknown;

  /**
   * Reset a password.
   *
   * Sets a new password with the token of a link that was mailed. The link works once, for an hour unless configured. All
   * sessions of the person end. Following the link shows that the address is theirs, so that it is activated too.
   */
  resetPassword(...input: never[]): unknown;

  /**
   * List account changes.
   *
   * Lists what has changed of the account, its people, its invitations and its keys, the newest first, in pages: what, when,
   * by whom, about whom or which key, and from what to what. Changes are kept for a year unless the operator has set another
   * time, also those of people and keys that are gone. What happens by itself is not listed, such as the end of a key or of
   * an invitation; nor is quota, which has the ledger.
   */
  changes(...input: never[]): unknown;

  /**
   * Get usage.
   *
   * Answers what was used from one day to another, at most 366 days, split by day, key, model and operation as asked. Work
   * that is still under way is not in it; it counts on the day on which it ends.
   */
  usage(...input: never[]): unknown;

  /**
   * Export usage as CSV.
   *
   * Answers the same report as `GET /account/usage` as comma-separated values, for a spreadsheet.
   */
  usageCsv(...input: never[]): unknown;

  /**
   * List ledger entries.
   *
   * Answers the entries of the account's ledger, or those of some days, a key, a job or a kind, the newest first, in pages.
   * Each says why it is there: operation, price rule, quantity and price, request, key and contract. The sums over all
   * entries are the balances.
   */
  ledger(...input: never[]): unknown;

  /**
   * Export ledger entries as CSV.
   *
   * All entries of the account's ledger, or those of some days, a key, a job or a kind, the newest first, as comma-separated
   * values for a spreadsheet. They are read while they are sent: where that breaks off, so does the answer.
   */
  ledgerCsv(...input: never[]): unknown;
}

/** `patchbay.account.people`. */
export interface AccountPeopleGroup {
  /**
   * List people.
   *
   * Lists who belongs to the account, and who is invited, by whom. An invitation is listed for as long as it can be
   * accepted.
   */
  list(...input: never[]): unknown;

  /**
   * Update a person's role.
   *
   * Makes a person an owner or a member. Only an owner can, and the last owner stays one: 409. The invitations that a new
   * member sent as an owner, and nobody has accepted, end.
   */
  change(...input: never[]): unknown;

  /**
   * Remove a person.
   *
   * Takes a person out of the account, and ends their sessions and the invitations that they sent and nobody has accepted.
   * The keys that they made stay valid; revoke them where that is not wanted. Only an owner can remove others; everybody can
   * leave. The last owner can do neither: 409.
   */
  remove(...input: never[]): unknown;

  /**
   * Invite a person.
   *
   * Mails a link with which somebody can sign up into this account. Only an owner can invite. The link works once, for an
   * hour unless configured; a new one to the same address replaces it. Whoever signs up by it has a week to activate the
   * address. An invitation ends with the person who sent it: when that owner is removed or made a member.
   *
   * An account can have only so many open invitations at once (100 unless configured), and only so many mails go to one
   * address in the time of an invitation (5 unless configured); beyond that the answer is 409.
   */
  invite(...input: never[]): unknown;

  /**
   * Cancel an invitation.
   *
   * Ends an invitation that has not been accepted yet: its link opens nothing from then on, not even for somebody who has
   * signed up by it and not activated the address. Only an owner can. An invitation is accepted when the address is
   * activated.
   */
  withdraw(...input: never[]): unknown;
}

/** `patchbay.account.keys`. */
export interface AccountKeysGroup {
  /**
   * List API keys.
   *
   * Lists the keys of the account without their secret parts: those that are live, then those that ended last.
   */
  list(...input: never[]): unknown;

  /**
   * Create an API key.
   *
   * Makes a key. It is shown in this answer and never again; only a hash of it is kept. A key can be limited to operations,
   * models, requests a minute, and units a day or a month, and can end by itself. An account has 100 live keys at the most
   * (unless configured); beyond that the answer is 409 with the code `too_many_keys`.
   */
  create(...input: never[]): unknown;

  /**
   * Revoke an API key.
   *
   * Ends a key; within a second it is refused everywhere. Work that it has begun goes on. Revoking a key that has ended
   * changes nothing.
   */
  revoke(...input: never[]): unknown;

  /**
   * Rotate an API key.
   *
   * Makes a key of the same name and limits in the place of another. The old key stays valid for `overlapHours`, so that
   * what uses it can be changed over; 0 ends it at once. The limits hold for both keys together, and for all that further
   * rotations make: what one of them asks and spends counts for the others, and what it gets back is theirs, too.
   *
   * A key that has ended cannot be rotated: 409 with the code `key_not_live`. The new key is shown in this answer and never
   * again.
   */
  rotate(...input: never[]): unknown;
}

/** `patchbay.assets`. */
export interface AssetsGroup {
  /**
   * Download a file.
   *
   * Answers a file that a job or an image operation made. Its address is made by the gateway, is valid for a limited time
   * and cannot be altered; it needs no key, so that whoever has it can fetch the file. Ranges of bytes can be asked for, so
   * that players can seek. An expired address is 403: look up the job again for a new one.
   */
  get(...input: never[]): unknown;
}

/** `patchbay.gateway`. */
export interface GatewayGroup {
  /**
   * Get the OpenAPI document.
   *
   * Answers the contract that the gateway runs, as one OpenAPI document, with the gateway's own addresses
   * as its servers. Needs no key. Of types that are made of it, parameters with a default are to be optional:
   * `npx openapi-typescript openapi.json --default-non-nullable false`.
   */
  contract(...input: never[]): unknown;

  /**
   * Get the OpenAPI document as YAML.
   *
   * The same document as `GET /openapi.json`, in YAML (RFC 9512). Needs no key.
   */
  contractYaml(...input: never[]): unknown;

  /**
   * List upstreams.
   *
   * Answers the state of each configured upstream: whether it answers, whether calls are kept from it, how fast it has been
   * in the last minutes, and what went wrong last. It is for operators, who ask for the gateway's own account, `local`, by a
   * key of it or as one of its people. Others are answered 403.
   *
   * The figures are those of the process that answers. Where several processes share the work, each has figures of its own,
   * and `process` says what this one does: calls for jobs are made by those with the role `worker`.
   */
  upstreams(...input: never[]): unknown;

  /**
   * Check health.
   *
   * Answers 200 as soon as the process serves requests. Needs no key.
   */
  health(...input: never[]): unknown;

  /**
   * Check readiness.
   *
   * Answers 200 when database, queue and store of assets answer and new work is taken, else 503: also while the gateway
   * starts and its alternate address is not open yet, and while it shuts down. A process that only takes requests, or only
   * does the work of jobs, tells whether it is ready for that. Needs no key.
   */
  readiness(...input: never[]): unknown;

  /**
   * Get Prometheus metrics.
   *
   * Answers counters and histograms in Prometheus' text form. Needs no key; keep it from the public.
   */
  metrics(...input: never[]): unknown;
}
