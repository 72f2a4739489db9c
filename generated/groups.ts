// Generated from openapi/ (contract e38ef630de8b) by `npm run generate`. Do not edit.
/**
 * The groups of methods of the client, with the contract's words on each. The classes that implement them say what the
 * methods take and answer; editors show these words there.
 */
/** `patchbay.videos`. */
export interface VideosGroup {
  /**
   * Create a video.
   *
   * Starts a video from a prompt, with reference images and voice characters if wanted, and answers with
   * the job's identifier at once. When the job has ended, its record is posted to `hook_url`; without
   * one, read it with the video lookup.
   *
   * Content that is not safe for work is refused: the job fails with `data.reason` `moderation`. Now and
   * then this costs nothing; an account whose prompts are refused again and again may have to pay.
   */
  create(...input: never[]): unknown;

  /**
   * Look up a video job.
   *
   * Answers the state of a video job and, once it has succeeded, the addresses of the video and of its
   * cover. Ask every few seconds, or give a `hook_url` at creation and do not ask at all.
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
   * Starts a video from a prompt, with reference images and voice characters if wanted, and answers with
   * the job's identifier at once. When the job has ended, its record is posted to `hook_url`; without
   * one, read it with the video lookup.
   *
   * Content that is not safe for work is refused: the job fails with `data.reason` `moderation`. Now and
   * then this costs nothing; an account whose prompts are refused again and again may have to pay.
   */
  video(...input: never[]): unknown;

  /**
   * Create images.
   *
   * Answers what that would cost; nothing is done or charged.
   *
   * Makes pictures from a prompt and answers them in the same response, as addresses or as Base64. `mode`
   * is the model; `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for imgx-image-1.
   *
   * Any parameter of the body may be sent as `null`, which counts as left out. The schemas, and the types made of them,
   * have no null on purpose: it says nothing that leaving the parameter out does not, and is taken for the sake of
   * frameworks that send it for whatever is not set.
   *
   * With the header `Prefer: respond-async` the answer comes at once with a job, as for videos and songs; its
   * pictures are given by address.
   *
   * With `stream: true` imgx-image-1 shows a picture while it is made: the answer is server-sent events, with as many
   * unfinished states of it as `partial_images` asks for, and at the end the finished picture. Until the first event a
   * failure has a status of its own, and another upstream is asked; later on an `error` ends the stream. An upstream that
   * shows nothing on the way is asked all the same: what comes is the last event alone. Under an `Idempotency-Key` a
   * repetition gets the last event again.
   */
  image(...input: never[]): unknown;

  /**
   * Edit images.
   *
   * Answers what that would cost; nothing is done or charged.
   *
   * Paints parts of a picture anew, or makes a new picture from several, and answers the result as Base64
   * in the same response. Files come as parts of a form (`image` once or more, or `image[]`;
   * `mask`), inside JSON (`image`, a list of data URIs, bare Base64 or https addresses), or inside JSON as
   * `images` (a list of `{"image_url": …}`). What a file is, its content tells, never its name or
   * declared type. All together may have 64 MiB inside JSON and 256 MiB as a form. `mode` is the model;
   * `model` is accepted in its place. Use the alternate address for imgx-image-1.
   *
   * Any parameter of the JSON body may be sent as `null`, which counts as left out. The schemas, and the types made of them,
   * have no null on purpose: it says nothing that leaving the parameter out does not, and is taken for the sake of
   * frameworks that send it for whatever is not set.
   *
   * With the header `Prefer: respond-async` the answer comes at once with a job, as for videos and songs; its
   * pictures are given by address.
   *
   * With `stream: true` imgx-image-1 shows a picture while it is made: the answer is server-sent events, with as many
   * unfinished states of it as `partial_images` asks for, and at the end the finished picture. Until the first event a
   * failure has a status of its own, and another upstream is asked; later on an `error` ends the stream. An upstream that
   * shows nothing on the way is asked all the same: what comes is the last event alone. Under an `Idempotency-Key` a
   * repetition gets the last event again.
   */
  edit(...input: never[]): unknown;

  /**
   * Upload a sample.
   *
   * Answers what that would cost; nothing is done or charged.
   *
   * Takes a recording, as a file or from an address, measures it and answers the identifier that song
   * creation wants.
   */
  upload(...input: never[]): unknown;

  /**
   * Create a song from a sample.
   *
   * Answers what that would cost; nothing is done or charged.
   *
   * Starts a song from an uploaded recording and answers with the job's identifier at once. In custom mode
   * the words and the style are given; in inspiration mode a description is enough. When the job has
   * ended, its record is posted to `hookUrl`; without one, read it with the music lookup. A job gives two
   * songs.
   */
  music(...input: never[]): unknown;

  /**
   * Get the MIDI data of a song.
   *
   * Answers what that would cost; nothing is done or charged.
   *
   * Answers the notes of a finished song, by instrument, in the same response. An `Idempotency-Key` has no effect here:
   * nothing comes into being that there could be twice, and notes that are asked for again are charged again, where they
   * cost anything.
   */
  midi(...input: never[]): unknown;

  /**
   * Complete a message.
   *
   * Answers what that would cost; nothing is done or charged.
   *
   * Answers a conversation, in the shape of the messages interface. With `stream: true` the answer comes as
   * server-sent events as it is made. Parameters that are not listed here follow the upstream's messages
   * interface and are passed on untouched.
   *
   * An `Idempotency-Key` has no effect here: what is sent again is answered, and charged, again.
   */
  message(...input: never[]): unknown;

  /**
   * Complete a chat.
   *
   * Answers what that would cost; nothing is done or charged.
   *
   * Answers a conversation, in the shape of the chat-completions interface. With `stream: true` the answer
   * comes as server-sent events as it is made, ended by `data: [DONE]`. Parameters that are not listed here
   * follow the upstream's chat-completions interface and are passed on untouched.
   *
   * Where the model's upstream speaks the messages interface, the request is put into its words, and its answer into these.
   * The `name` of a user goes before what that user says (`Ada says:`), and what users without a name say beside one is told
   * as `Another user says:`. Files may be PDFs and texts in UTF-8; an empty one is 400. A `verbosity` is told the model in an
   * instruction, and the effort `minimal` is the least that it has. `seed`, `prediction` and `metadata` are left out, and
   * `x-patchbay-ignored` names them.
   * A JSON object without a schema (`response_format: {type: json_object}`) is asked of such a model in words then: what
   * stands around the object is left out of the answer, and an answer without one is 400, which is charged as any answer.
   * A stream of it, which has begun with 200, ends with an error that says the same (`invalid_request_error`, and the
   * parameter in `param`).
   *
   * An `Idempotency-Key` has no effect here: what is sent again is answered, and charged, again.
   */
  chatCompletion(...input: never[]): unknown;

  /**
   * Create a response.
   *
   * Answers what that would cost; nothing is done or charged.
   *
   * Answers a text or a conversation, in the shape of the responses interface. With `stream: true` the answer comes as
   * server-sent events as it is made; the last is `response.completed`, `response.incomplete` or `response.failed`.
   * Whichever interface the model's upstream speaks, the request is put into its words, and its answer into these. A JSON
   * object without a schema (`text: {format: {type: json_object}}`) is asked of a model of the messages interface in words:
   * what stands around the object is left out of the answer, and an answer without one is 400, which is charged as any
   * answer. A stream of it, which has begun with 200, ends with `error` and `response.failed` that say the same
   * (`invalid_request_error`, and the parameter in `param`).
   * A `verbosity` is told such a model in an instruction, and the effort `minimal` is the least that it has.
   * Where a request is translated, files may be PDFs and texts in UTF-8, which are sent along and not empty;
   * `truncation: auto` drops nothing, so that a conversation which is too long is refused, and `service_tier` says `default`
   * unless the upstream tells otherwise.
   *
   * The gateway keeps what is answered for a while (30 days unless configured), unless `store` is false: a later request goes on
   * from it with `previous_response_id`, also with another model. What a response goes on from is kept as long as it is, so
   * that a conversation which goes on keeps its beginning.
   *
   * An `Idempotency-Key` has no effect here: what is sent again is answered, and charged, again.
   */
  response(...input: never[]): unknown;

  /**
   * Create embeddings.
   *
   * Answers what that would cost; nothing is done or charged.
   *
   * Makes vectors of texts, in the shape of the public embeddings interface: for search by meaning, for grouping, and to see
   * what is alike. Parameters that are not listed here follow the upstream's interface and are passed on untouched.
   *
   * Vectors of different models have nothing to do with each other. Behind one name they are all of one model, as far as the
   * operator's settings keep to that: whichever upstream answers, the name is the operator's word that its vectors go with
   * those of the others.
   *
   * It is charged by the tokens that are read; nothing is written. An `Idempotency-Key` has no effect here: what is sent again
   * is answered, and charged, again.
   */
  embedding(...input: never[]): unknown;
}

/** `patchbay.images`. */
export interface ImagesGroup {
  /**
   * Create images.
   *
   * Makes pictures from a prompt and answers them in the same response, as addresses or as Base64. `mode`
   * is the model; `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for imgx-image-1.
   *
   * Any parameter of the body may be sent as `null`, which counts as left out. The schemas, and the types made of them,
   * have no null on purpose: it says nothing that leaving the parameter out does not, and is taken for the sake of
   * frameworks that send it for whatever is not set.
   *
   * With the header `Prefer: respond-async` the answer comes at once with a job, as for videos and songs; its
   * pictures are given by address.
   *
   * With `stream: true` imgx-image-1 shows a picture while it is made: the answer is server-sent events, with as many
   * unfinished states of it as `partial_images` asks for, and at the end the finished picture. Until the first event a
   * failure has a status of its own, and another upstream is asked; later on an `error` ends the stream. An upstream that
   * shows nothing on the way is asked all the same: what comes is the last event alone. Under an `Idempotency-Key` a
   * repetition gets the last event again.
   */
  generate(...input: never[]): unknown;

  /**
   * Create images.
   *
   * Answers at once with a job.
   *
   * Makes pictures from a prompt and answers them in the same response, as addresses or as Base64. `mode`
   * is the model; `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for imgx-image-1.
   *
   * Any parameter of the body may be sent as `null`, which counts as left out. The schemas, and the types made of them,
   * have no null on purpose: it says nothing that leaving the parameter out does not, and is taken for the sake of
   * frameworks that send it for whatever is not set.
   *
   * With the header `Prefer: respond-async` the answer comes at once with a job, as for videos and songs; its
   * pictures are given by address.
   *
   * With `stream: true` imgx-image-1 shows a picture while it is made: the answer is server-sent events, with as many
   * unfinished states of it as `partial_images` asks for, and at the end the finished picture. Until the first event a
   * failure has a status of its own, and another upstream is asked; later on an `error` ends the stream. An upstream that
   * shows nothing on the way is asked all the same: what comes is the last event alone. Under an `Idempotency-Key` a
   * repetition gets the last event again.
   */
  generateJob(...input: never[]): unknown;

  /**
   * Create images.
   *
   * Answers while it is made, event by event.
   *
   * Makes pictures from a prompt and answers them in the same response, as addresses or as Base64. `mode`
   * is the model; `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for imgx-image-1.
   *
   * Any parameter of the body may be sent as `null`, which counts as left out. The schemas, and the types made of them,
   * have no null on purpose: it says nothing that leaving the parameter out does not, and is taken for the sake of
   * frameworks that send it for whatever is not set.
   *
   * With the header `Prefer: respond-async` the answer comes at once with a job, as for videos and songs; its
   * pictures are given by address.
   *
   * With `stream: true` imgx-image-1 shows a picture while it is made: the answer is server-sent events, with as many
   * unfinished states of it as `partial_images` asks for, and at the end the finished picture. Until the first event a
   * failure has a status of its own, and another upstream is asked; later on an `error` ends the stream. An upstream that
   * shows nothing on the way is asked all the same: what comes is the last event alone. Under an `Idempotency-Key` a
   * repetition gets the last event again.
   */
  generateStream(...input: never[]): unknown;

  /**
   * Edit images.
   *
   * Paints parts of a picture anew, or makes a new picture from several, and answers the result as Base64
   * in the same response. Files come as parts of a form (`image` once or more, or `image[]`;
   * `mask`), inside JSON (`image`, a list of data URIs, bare Base64 or https addresses), or inside JSON as
   * `images` (a list of `{"image_url": …}`). What a file is, its content tells, never its name or
   * declared type. All together may have 64 MiB inside JSON and 256 MiB as a form. `mode` is the model;
   * `model` is accepted in its place. Use the alternate address for imgx-image-1.
   *
   * Any parameter of the JSON body may be sent as `null`, which counts as left out. The schemas, and the types made of them,
   * have no null on purpose: it says nothing that leaving the parameter out does not, and is taken for the sake of
   * frameworks that send it for whatever is not set.
   *
   * With the header `Prefer: respond-async` the answer comes at once with a job, as for videos and songs; its
   * pictures are given by address.
   *
   * With `stream: true` imgx-image-1 shows a picture while it is made: the answer is server-sent events, with as many
   * unfinished states of it as `partial_images` asks for, and at the end the finished picture. Until the first event a
   * failure has a status of its own, and another upstream is asked; later on an `error` ends the stream. An upstream that
   * shows nothing on the way is asked all the same: what comes is the last event alone. Under an `Idempotency-Key` a
   * repetition gets the last event again.
   */
  edit(...input: never[]): unknown;

  /**
   * Edit images.
   *
   * Answers at once with a job.
   *
   * Paints parts of a picture anew, or makes a new picture from several, and answers the result as Base64
   * in the same response. Files come as parts of a form (`image` once or more, or `image[]`;
   * `mask`), inside JSON (`image`, a list of data URIs, bare Base64 or https addresses), or inside JSON as
   * `images` (a list of `{"image_url": …}`). What a file is, its content tells, never its name or
   * declared type. All together may have 64 MiB inside JSON and 256 MiB as a form. `mode` is the model;
   * `model` is accepted in its place. Use the alternate address for imgx-image-1.
   *
   * Any parameter of the JSON body may be sent as `null`, which counts as left out. The schemas, and the types made of them,
   * have no null on purpose: it says nothing that leaving the parameter out does not, and is taken for the sake of
   * frameworks that send it for whatever is not set.
   *
   * With the header `Prefer: respond-async` the answer comes at once with a job, as for videos and songs; its
   * pictures are given by address.
   *
   * With `stream: true` imgx-image-1 shows a picture while it is made: the answer is server-sent events, with as many
   * unfinished states of it as `partial_images` asks for, and at the end the finished picture. Until the first event a
   * failure has a status of its own, and another upstream is asked; later on an `error` ends the stream. An upstream that
   * shows nothing on the way is asked all the same: what comes is the last event alone. Under an `Idempotency-Key` a
   * repetition gets the last event again.
   */
  editJob(...input: never[]): unknown;

  /**
   * Edit images.
   *
   * Answers while it is made, event by event.
   *
   * Paints parts of a picture anew, or makes a new picture from several, and answers the result as Base64
   * in the same response. Files come as parts of a form (`image` once or more, or `image[]`;
   * `mask`), inside JSON (`image`, a list of data URIs, bare Base64 or https addresses), or inside JSON as
   * `images` (a list of `{"image_url": …}`). What a file is, its content tells, never its name or
   * declared type. All together may have 64 MiB inside JSON and 256 MiB as a form. `mode` is the model;
   * `model` is accepted in its place. Use the alternate address for imgx-image-1.
   *
   * Any parameter of the JSON body may be sent as `null`, which counts as left out. The schemas, and the types made of them,
   * have no null on purpose: it says nothing that leaving the parameter out does not, and is taken for the sake of
   * frameworks that send it for whatever is not set.
   *
   * With the header `Prefer: respond-async` the answer comes at once with a job, as for videos and songs; its
   * pictures are given by address.
   *
   * With `stream: true` imgx-image-1 shows a picture while it is made: the answer is server-sent events, with as many
   * unfinished states of it as `partial_images` asks for, and at the end the finished picture. Until the first event a
   * failure has a status of its own, and another upstream is asked; later on an `error` ends the stream. An upstream that
   * shows nothing on the way is asked all the same: what comes is the last event alone. Under an `Idempotency-Key` a
   * repetition gets the last event again.
   */
  editStream(...input: never[]): unknown;
}

/** `patchbay.music`. */
export interface MusicGroup {
  /**
   * Upload a sample.
   *
   * Takes a recording, as a file or from an address, measures it and answers the identifier that song
   * creation wants.
   */
  upload(...input: never[]): unknown;

  /**
   * Remove a sample.
   *
   * Removes a recording that the account has uploaded, before its time is over: no song can be asked of it any more, and it
   * counts no more among those that are stored. Songs that are under way are finished: the file itself goes within minutes
   * after the last of them has ended, or at once where there are none.
   */
  remove(...input: never[]): unknown;

  /**
   * Create a song from a sample.
   *
   * Starts a song from an uploaded recording and answers with the job's identifier at once. In custom mode
   * the words and the style are given; in inspiration mode a description is enough. When the job has
   * ended, its record is posted to `hookUrl`; without one, read it with the music lookup. A job gives two
   * songs.
   */
  fromSample(...input: never[]): unknown;

  /**
   * Look up a music job.
   *
   * Answers the state of a music job and, once it has succeeded, its songs. Ask every few seconds, or give
   * a `hookUrl` at creation and do not ask at all.
   */
  get(...input: never[]): unknown;

  /**
   * Get the MIDI data of a song.
   *
   * Answers the notes of a finished song, by instrument, in the same response. An `Idempotency-Key` has no effect here:
   * nothing comes into being that there could be twice, and notes that are asked for again are charged again, where they
   * cost anything.
   */
  midi(...input: never[]): unknown;
}

/** `patchbay.messages`. */
export interface MessagesGroup {
  /**
   * Complete a message.
   *
   * Answers a conversation, in the shape of the messages interface. With `stream: true` the answer comes as
   * server-sent events as it is made. Parameters that are not listed here follow the upstream's messages
   * interface and are passed on untouched.
   *
   * An `Idempotency-Key` has no effect here: what is sent again is answered, and charged, again.
   */
  create(...input: never[]): unknown;

  /**
   * Complete a message.
   *
   * Answers while it is made, event by event.
   *
   * Answers a conversation, in the shape of the messages interface. With `stream: true` the answer comes as
   * server-sent events as it is made. Parameters that are not listed here follow the upstream's messages
   * interface and are passed on untouched.
   *
   * An `Idempotency-Key` has no effect here: what is sent again is answered, and charged, again.
   */
  stream(...input: never[]): unknown;

  /**
   * Count the tokens of a message.
   *
   * Counts the tokens that a conversation has for its model, without answering it. An upstream of the messages interface
   * counts itself, and its answer is passed on; where none of the model's upstreams does, the gateway estimates, and says
   * so by the header `x-patchbay-estimated`.
   *
   * It costs nothing, and asks for no quota. It counts among the requests of a minute, and uses none of its tokens.
   */
  countTokens(...input: never[]): unknown;
}

/** `patchbay.chat.completions`. */
export interface ChatCompletionsGroup {
  /**
   * Complete a chat.
   *
   * Answers a conversation, in the shape of the chat-completions interface. With `stream: true` the answer
   * comes as server-sent events as it is made, ended by `data: [DONE]`. Parameters that are not listed here
   * follow the upstream's chat-completions interface and are passed on untouched.
   *
   * Where the model's upstream speaks the messages interface, the request is put into its words, and its answer into these.
   * The `name` of a user goes before what that user says (`Ada says:`), and what users without a name say beside one is told
   * as `Another user says:`. Files may be PDFs and texts in UTF-8; an empty one is 400. A `verbosity` is told the model in an
   * instruction, and the effort `minimal` is the least that it has. `seed`, `prediction` and `metadata` are left out, and
   * `x-patchbay-ignored` names them.
   * A JSON object without a schema (`response_format: {type: json_object}`) is asked of such a model in words then: what
   * stands around the object is left out of the answer, and an answer without one is 400, which is charged as any answer.
   * A stream of it, which has begun with 200, ends with an error that says the same (`invalid_request_error`, and the
   * parameter in `param`).
   *
   * An `Idempotency-Key` has no effect here: what is sent again is answered, and charged, again.
   */
  create(...input: never[]): unknown;

  /**
   * Complete a chat.
   *
   * Answers while it is made, event by event.
   *
   * Answers a conversation, in the shape of the chat-completions interface. With `stream: true` the answer
   * comes as server-sent events as it is made, ended by `data: [DONE]`. Parameters that are not listed here
   * follow the upstream's chat-completions interface and are passed on untouched.
   *
   * Where the model's upstream speaks the messages interface, the request is put into its words, and its answer into these.
   * The `name` of a user goes before what that user says (`Ada says:`), and what users without a name say beside one is told
   * as `Another user says:`. Files may be PDFs and texts in UTF-8; an empty one is 400. A `verbosity` is told the model in an
   * instruction, and the effort `minimal` is the least that it has. `seed`, `prediction` and `metadata` are left out, and
   * `x-patchbay-ignored` names them.
   * A JSON object without a schema (`response_format: {type: json_object}`) is asked of such a model in words then: what
   * stands around the object is left out of the answer, and an answer without one is 400, which is charged as any answer.
   * A stream of it, which has begun with 200, ends with an error that says the same (`invalid_request_error`, and the
   * parameter in `param`).
   *
   * An `Idempotency-Key` has no effect here: what is sent again is answered, and charged, again.
   */
  stream(...input: never[]): unknown;
}

/** `patchbay.responses`. */
export interface ResponsesGroup {
  /**
   * Create a response.
   *
   * Answers a text or a conversation, in the shape of the responses interface. With `stream: true` the answer comes as
   * server-sent events as it is made; the last is `response.completed`, `response.incomplete` or `response.failed`.
   * Whichever interface the model's upstream speaks, the request is put into its words, and its answer into these. A JSON
   * object without a schema (`text: {format: {type: json_object}}`) is asked of a model of the messages interface in words:
   * what stands around the object is left out of the answer, and an answer without one is 400, which is charged as any
   * answer. A stream of it, which has begun with 200, ends with `error` and `response.failed` that say the same
   * (`invalid_request_error`, and the parameter in `param`).
   * A `verbosity` is told such a model in an instruction, and the effort `minimal` is the least that it has.
   * Where a request is translated, files may be PDFs and texts in UTF-8, which are sent along and not empty;
   * `truncation: auto` drops nothing, so that a conversation which is too long is refused, and `service_tier` says `default`
   * unless the upstream tells otherwise.
   *
   * The gateway keeps what is answered for a while (30 days unless configured), unless `store` is false: a later request goes on
   * from it with `previous_response_id`, also with another model. What a response goes on from is kept as long as it is, so
   * that a conversation which goes on keeps its beginning.
   *
   * An `Idempotency-Key` has no effect here: what is sent again is answered, and charged, again.
   */
  create(...input: never[]): unknown;

  /**
   * Create a response.
   *
   * Answers while it is made, event by event.
   *
   * Answers a text or a conversation, in the shape of the responses interface. With `stream: true` the answer comes as
   * server-sent events as it is made; the last is `response.completed`, `response.incomplete` or `response.failed`.
   * Whichever interface the model's upstream speaks, the request is put into its words, and its answer into these. A JSON
   * object without a schema (`text: {format: {type: json_object}}`) is asked of a model of the messages interface in words:
   * what stands around the object is left out of the answer, and an answer without one is 400, which is charged as any
   * answer. A stream of it, which has begun with 200, ends with `error` and `response.failed` that say the same
   * (`invalid_request_error`, and the parameter in `param`).
   * A `verbosity` is told such a model in an instruction, and the effort `minimal` is the least that it has.
   * Where a request is translated, files may be PDFs and texts in UTF-8, which are sent along and not empty;
   * `truncation: auto` drops nothing, so that a conversation which is too long is refused, and `service_tier` says `default`
   * unless the upstream tells otherwise.
   *
   * The gateway keeps what is answered for a while (30 days unless configured), unless `store` is false: a later request goes on
   * from it with `previous_response_id`, also with another model. What a response goes on from is kept as long as it is, so
   * that a conversation which goes on keeps its beginning.
   *
   * An `Idempotency-Key` has no effect here: what is sent again is answered, and charged, again.
   */
  stream(...input: never[]): unknown;

  /**
   * Count the tokens of a response's input.
   *
   * Counts the tokens that a text or a conversation has for its model, with all that `previous_response_id` and items
   * that are named stand for, without answering it. An upstream that counts for the responses interface is asked as it
   * is, one that counts for the messages interface in that one's words; where none of the model's upstreams counts, the
   * gateway estimates, and says so by the header `x-patchbay-estimated`.
   *
   * It costs nothing, and asks for no quota. It counts among the requests of a minute, and uses none of its tokens.
   */
  countTokens(...input: never[]): unknown;

  /**
   * Look up a response.
   *
   * Answers a response of the account that is kept, as it was answered.
   */
  retrieve(...input: never[]): unknown;

  /**
   * Delete a response.
   *
   * Removes a response that is kept, with its input, before its time is over. What goes on from it can be looked up on, and not
   * be gone on from any more.
   */
  delete(...input: never[]): unknown;

  /**
   * List the input of a response.
   *
   * Lists the items that a response which is kept was asked with, in pages. What it went on from is the input of other responses.
   */
  inputItems(...input: never[]): unknown;
}

/** `patchbay.embeddings`. */
export interface EmbeddingsGroup {
  /**
   * Create embeddings.
   *
   * Makes vectors of texts, in the shape of the public embeddings interface: for search by meaning, for grouping, and to see
   * what is alike. Parameters that are not listed here follow the upstream's interface and are passed on untouched.
   *
   * Vectors of different models have nothing to do with each other. Behind one name they are all of one model, as far as the
   * operator's settings keep to that: whichever upstream answers, the name is the operator's word that its vectors go with
   * those of the others.
   *
   * It is charged by the tokens that are read; nothing is written. An `Idempotency-Key` has no effect here: what is sent again
   * is answered, and charged, again.
   */
  create(...input: never[]): unknown;
}

/** `patchbay.models`. */
export interface ModelsGroup {
  /**
   * List the models.
   *
   * Answers every model that this gateway serves, with the operations that take it and what they cost.
   */
  list(...input: never[]): unknown;

  /**
   * Look up a model.
   *
   * Answers a model that this gateway serves, with the operations that take it and what they cost. Where the settings have a route for
   * every other model, any name is served.
   */
  get(...input: never[]): unknown;
}

/** `patchbay.jobs`. */
export interface JobsGroup {
  /**
   * List jobs.
   *
   * Lists the jobs of the account, the newest first, in pages. Filters may be combined. `next` is the `cursor` of the
   * next page; jobs that are created meanwhile do not shift the pages. A job that the gateway cannot read, such as one
   * that a newer gateway has written, is left out, and `message` tells how many were.
   */
  list(...input: never[]): unknown;

  /**
   * Follow all jobs.
   *
   * Sends the records of the account's jobs as they come into being and change, as server-sent events: `progress` while
   * a job goes on, `end` when it has ended, each the whole record as `GET /jobs/{jobId}` answers it. The event `live`
   * says that all is told up to now, and that changes come as they happen; a new stream begins with it.
   *
   * There is always more to come, so that no event is the last one. A stream ends after 15 minutes at the latest, unless
   * the operator has set another time, and within seconds of the end of its key or session. Whoever is cut off, and may
   * still follow, comes back.
   *
   * A client that comes back with its last `Last-Event-ID` is first sent every job that has changed since, as it is
   * now, and then `live`. Nothing that still matters is lost: what a job was in between is not told, and what changed
   * shortly before the break may be told twice. The changes of a job are told in their order. Changes are told again
   * for a day; whoever was away for longer reads the list.
   */
  watch(...input: never[]): unknown;

  /**
   * Look up a job of any kind.
   *
   * Answers what the lookup of the job's own kind answers. Image jobs are looked up here.
   */
  get(...input: never[]): unknown;

  /**
   * Cancel a job.
   *
   * Ends a job that is wanted no more, and answers its record: `FAILED`, with `data.reason` `cancelled`. It costs
   * nothing, its receiver is told, and its upstream is asked to stop where it can. Only an account that gives up more
   * work than the operator has allowed for, and more than it pays for, after upstreams have begun with it, is charged for
   * what goes beyond that; `data.quota` says so. To cancel a cancelled job again changes nothing; a job that has ended
   * otherwise stays as it is, and the answer is 409.
   */
  cancel(...input: never[]): unknown;

  /**
   * Follow a job.
   *
   * Sends the record of a job as server-sent events: at once, after every change (`progress`), and when it has ended
   * (`end`), which also ends the stream. The `id` of an event counts the changes of the job. A client that comes
   * back with the last `Last-Event-ID` is sent what has changed since then, or nothing new until something does; where
   * that was the `end`, the answer is 204.
   * Each event is the whole record, so that nothing is missed by missing one.
   *
   * A stream ends after 15 minutes at the latest, unless the operator has set another time, and within seconds of the
   * end of its key or session, though the job goes on. Whoever may still follow it comes back with the last `id`.
   */
  events(...input: never[]): unknown;

  /**
   * Look up what happened to a job.
   *
   * Answers what happened to a job and when: its creation, every hand-over and the upstream that took it on, what failed
   * on the way and when it was tried again, and its end with what it cost. Progress is not among it. Each step was noted
   * together with the change that it tells of. Of a job that is older than this record its beginning and its end are
   * told.
   */
  timeline(...input: never[]): unknown;
}

/** `patchbay.callbacks`. */
export interface CallbacksGroup {
  /**
   * Look up the callback of a job.
   *
   * Answers what has become of a job's callback: every try with its time, its status, how long it took, and the
   * beginning of the receiver's answer.
   */
  get(...input: never[]): unknown;

  /**
   * Deliver a callback again.
   *
   * Begins to deliver the callback of a job that has ended anew, under the same `webhook-id`, whatever became of the
   * tries before.
   */
  redeliver(...input: never[]): unknown;

  /**
   * Read the secrets of callbacks.
   *
   * Callbacks are signed as [Standard Webhooks](https://www.standardwebhooks.com/) says: the headers `webhook-id`,
   * `webhook-timestamp` and `webhook-signature`, an HMAC-SHA256 over `id.timestamp.body`. Verify them with any of its
   * libraries and the secret.
   */
  secrets(...input: never[]): unknown;

  /**
   * Replace the secret of callbacks.
   *
   * Makes a new secret. The one before goes on signing beside it for a day, so that receivers can be changed over in
   * the meantime: callbacks carry both signatures. A callback carries four signatures at the most.
   */
  rotateSecret(...input: never[]): unknown;
}

/** `patchbay.account`. */
export interface AccountGroup {
  /**
   * Read the account.
   *
   * Answers the account that asks, with what it has to spend; by a key also what that has spent of its limits. A person who
   * has signed in also learns who they are, and their token against forged requests.
   */
  get(...input: never[]): unknown;

  /**
   * Sign up.
   *
   * Makes a person of an e-mail address, and mails a link that activates it; nothing else can be done before. Whether the
   * address has an account already is told to nobody but its owner, by mail: the answer is the same.
   *
   * With `invitation`, the person joins the account that the invitation is of; without one, an account is made when the
   * address is activated. Whether strangers may sign up is a setting of the gateway.
   */
  signUp(...input: never[]): unknown;

  /**
   * Activate an address.
   *
   * What the link in the mail leads to. It works once, for an hour unless configured.
   *
   * Whoever looks at the link ahead of the person does not use it up: `HEAD` is not taken, and a browser that fetches
   * the page before it is asked for (`Sec-Purpose: prefetch`, or `Purpose`) is answered 403.
   */
  activate(...input: never[]): unknown;

  /**
   * Ask for another activation mail.
   *
   * Mails a new link where the address waits for its activation. The answer is the same for every address.
   */
  sendActivation(...input: never[]): unknown;

  /**
   * Sign in.
   *
   * Begins a session. Its token comes in a cookie that no script can read and that no other site's pages can send;
   * `data.csrfToken` is what requests that change something say beside it.
   */
  signIn(...input: never[]): unknown;

  /**
   * Sign out.
   *
   * Ends the session; its cookie is refused from then on.
   */
  signOut(...input: never[]): unknown;

  /**
   * Ask for a link to set a password.
   *
   * Mails a link that allows to set a new password, where the address has an account. The answer is the same for every
   * address.
   */
  sendPasswordReset(...input: never[]): unknown;

  /**
   * Set a password.
   *
   * Sets a new password with the token of a link that was mailed. The link works once, for an hour unless configured. All sessions of
   * the person end. Who follows the link has shown that the address is theirs, so that it is activated too.
   */
  resetPassword(...input: never[]): unknown;

  /**
   * List what has changed.
   *
   * Lists what has changed of the account, its people, its invitations and its keys, the newest first, in pages: what, when,
   * by whom, about whom or which key, and from what to what. A change is written together with what it tells of, and is
   * kept for as long as the gateway's operator says, a year unless told otherwise; also of people and keys that are gone.
   * What comes about by itself is not there, such as the end of a key or of an invitation; nor is quota, which has the ledger.
   */
  changes(...input: never[]): unknown;

  /**
   * Report usage.
   *
   * Answers what was used from one day to another, at most 366 days, split by day, key, model and operation as asked. What
   * is under way counts when it has ended.
   */
  usage(...input: never[]): unknown;

  /**
   * Report usage as a table.
   *
   * The same report as comma-separated values, for a spreadsheet.
   */
  usageCsv(...input: never[]): unknown;

  /**
   * Read the ledger.
   *
   * Answers the entries of the account's ledger, or those of some days, a key, a job or a kind, the newest first, in pages. Each says why it is there: operation, price
   * rule, quantity and price, request, key and contract. The sums over all entries are the balances.
   */
  ledger(...input: never[]): unknown;

  /**
   * Read the ledger as a table.
   *
   * All entries of the account's ledger, or those of some days, a key, a job or a kind, the newest first, as comma-separated
   * values for a spreadsheet. They are read while they are sent: where that breaks off, so does the answer.
   */
  ledgerCsv(...input: never[]): unknown;
}

/** `patchbay.account.people`. */
export interface AccountPeopleGroup {
  /**
   * List the people of the account.
   *
   * Lists who belongs to the account, and who is invited, by whom. An invitation is listed for as long as somebody can
   * come by it.
   */
  list(...input: never[]): unknown;

  /**
   * Change what a person may do.
   *
   * Makes a person an owner or a member. Only an owner can, and one owner stays. Who is made a member loses the
   * invitations that they sent and nobody has come by.
   */
  change(...input: never[]): unknown;

  /**
   * Remove a person.
   *
   * Takes a person out of the account, with their sessions and the invitations that they sent and nobody has come by.
   * The keys that they made go on. Only an owner can remove others; everybody can leave. One owner stays.
   */
  remove(...input: never[]): unknown;

  /**
   * Invite somebody.
   *
   * Mails a link with which somebody can sign up into this account. Only an owner can. The link works once, for an hour
   * unless configured; a new one to the same address replaces it. Who signs up in that time has a week to activate the
   * address. An invitation ends with its owner: when the person who sent it is removed or made a member.
   */
  invite(...input: never[]): unknown;

  /**
   * Take an invitation back.
   *
   * Ends an invitation that nobody has come by yet: its link opens nothing from then on, not even for who has signed up
   * by it and not activated the address. Only an owner can.
   */
  withdraw(...input: never[]): unknown;
}

/** `patchbay.account.keys`. */
export interface AccountKeysGroup {
  /**
   * List keys.
   *
   * Lists the keys of the account without their secret parts: those that are live, then those that ended last.
   */
  list(...input: never[]): unknown;

  /**
   * Make a key.
   *
   * Makes a key. It is shown in this answer and never again. A key can be limited to operations, models, requests a minute
   * and units a day or a month, and can end by itself.
   */
  create(...input: never[]): unknown;

  /**
   * Revoke a key.
   *
   * Ends a key; within a second it is refused everywhere. To revoke a key that has ended does nothing.
   */
  revoke(...input: never[]): unknown;

  /**
   * Replace a key.
   *
   * Makes a key of the same name and limits. The one before goes on for a while, so that what uses it can be changed over.
   * The limits hold for both together, and for all that further rotations make: what one of them asks and spends counts
   * for the others, and what it gets back is theirs, too.
   */
  rotate(...input: never[]): unknown;
}

/** `patchbay.assets`. */
export interface AssetsGroup {
  /**
   * Fetch a file.
   *
   * Answers a file that a job or an image operation made. Its address is made by the gateway, holds for a
   * limited time and cannot be altered; it needs no key. Ranges of bytes can be asked for, so that players
   * can seek.
   */
  get(...input: never[]): unknown;
}

/** `patchbay.gateway`. */
export interface GatewayGroup {
  /**
   * Get this contract.
   *
   * Answers the contract that the gateway runs, as one OpenAPI document, with the gateway's own addresses
   * as its servers. Needs no key. Of types that are made of it, parameters with a default are to be optional:
   * `npx openapi-typescript openapi.json --default-non-nullable false`.
   */
  contract(...input: never[]): unknown;

  /**
   * Get this contract as YAML.
   *
   * The same document as `GET /openapi.json`, in YAML (RFC 9512). Needs no key.
   */
  contractYaml(...input: never[]): unknown;

  /**
   * How the upstreams are.
   *
   * Answers how each configured upstream is: whether it answers, whether calls are kept from it, how fast it has been in
   * the last minutes, and what went wrong last. It is for operators: whoever asks for the gateway's own account, `local`,
   * by a key or as one of its people. Others are answered 403.
   *
   * Everything is as the one process knows it that answers. Where several processes share the work, each has figures of
   * its own, and `process` says what this one does: calls for jobs are made by those with the role `worker`.
   */
  upstreams(...input: never[]): unknown;

  /**
   * Is the process alive?
   *
   * Answers 200 as soon as the process serves requests. Needs no key.
   */
  health(...input: never[]): unknown;

  /**
   * Is the gateway ready for work?
   *
   * Answers 200 when database, queue and store of assets answer and new work is taken, else 503: also in the moment of
   * the start in which the alternate address is not open yet. A process that only takes requests, or only does the work
   * of jobs, tells whether it is ready for that. Needs no key.
   */
  readiness(...input: never[]): unknown;

  /**
   * Figures for a monitor.
   *
   * Answers counters and histograms in Prometheus' text form. Needs no key; keep it from the public.
   */
  metrics(...input: never[]): unknown;
}
