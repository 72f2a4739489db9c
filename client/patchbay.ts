import { OwnAccount } from './account.ts';
import { Connection } from './connection.ts';
import { Assets, Gateway, Models } from './gateway.ts';
import type { PatchbayOptions } from './gateway-options.ts';
import { Images } from './images.ts';
import { Callbacks, Jobs } from './jobs.ts';
import { Music } from './music.ts';
import { Quotes } from './quotes.ts';
import { Chat, Embeddings, Messages, Responses } from './text.ts';
import { Videos } from './videos.ts';

/**
 * A client of a gateway. Its methods return the requested result, and throw a `PatchbayError` on failure.
 *
 * @example
 * const patchbay = new Patchbay({ apiKey: 'pb_…' });
 * const job = await patchbay.videos.create({ prompt: 'A lighthouse at dusk' });
 * await job.download('lighthouse');
 */
export class Patchbay {
  /** Videos from a prompt, as jobs. */
  readonly videos: Videos;
  /** Images from a prompt, and edits of images: whole, as a stream or as a job. */
  readonly images: Images;
  /** Songs from a recording, as jobs, and their notes. */
  readonly music: Music;
  /** Text in the format of the messages interface. */
  readonly messages: Messages;
  /** Text in the format of the chat-completions interface. */
  readonly chat: Chat;
  /** Text in the format of the responses interface. */
  readonly responses: Responses;
  /** Vectors of texts. */
  readonly embeddings: Embeddings;
  /** The available models, with their prices. */
  readonly models: Models;
  /** Jobs of every kind. */
  readonly jobs: Jobs;
  /** The deliveries of callbacks, and the secrets that sign them. */
  readonly callbacks: Callbacks;
  /** The account: its people, keys, usage and ledger. */
  readonly account: OwnAccount;
  /** What a request would cost; nothing is done or charged. */
  readonly quotes: Quotes;
  /** The files of results. */
  readonly assets: Assets;
  /** The gateway itself: its contract and its state. */
  readonly gateway: Gateway;

  /** @throws TypeError if a URL has no scheme, a limit is not possible, or the key is empty or cannot be sent as a header */
  constructor(options: PatchbayOptions = {}) {
    const connection = new Connection(options);
    this.videos = new Videos(connection);
    this.images = new Images(connection);
    this.music = new Music(connection);
    this.messages = new Messages(connection);
    this.chat = new Chat(connection);
    this.responses = new Responses(connection);
    this.embeddings = new Embeddings(connection);
    this.models = new Models(connection);
    this.jobs = new Jobs(connection);
    this.callbacks = new Callbacks(connection);
    this.account = new OwnAccount(connection);
    this.quotes = new Quotes(connection);
    this.assets = new Assets(connection);
    this.gateway = new Gateway(connection);
  }
}
