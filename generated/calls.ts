// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
import type { CallOptions, ContractClient } from './client.ts';
import type { OperationId } from './operations.ts';

/** What an operation is asked with, once it has been checked. */
export interface CallInput {
  /** The parameters of the address. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Asks for an operation. */
export type Call = (
  client: ContractClient,
  input: CallInput,
  options: CallOptions,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;

/** How each operation is asked for: usually, for its price, as a job, and as a stream. */
export const calls: Readonly<
  Record<OperationId, { readonly usual: Call; readonly quote?: Call; readonly job?: Call; readonly stream?: Call }>
> = {
  createVideo: {
    usual: (client, input, options) => client.createVideo(input.body as never, options),
    quote: (client, input, options) => client.quoteVideo(input.body as never, options),
  },
  getVideoJob: {
    usual: (client, input, options) => client.getVideoJob(input.parameters as never, options),
  },
  createImage: {
    usual: (client, input, options) => client.createImage(input.body as never, options),
    stream: (client, input, options) => client.streamImage(input.body as never, options),
    job: (client, input, options) => client.createImageJob(input.body as never, options),
    quote: (client, input, options) => client.quoteImage(input.body as never, options),
  },
  editImage: {
    usual: (client, input, options) => client.editImage(input.body as never, options),
    stream: (client, input, options) => client.streamEditImage(input.body as never, options),
    job: (client, input, options) => client.editImageJob(input.body as never, options),
    quote: (client, input, options) => client.quoteEditImage(input.body as never, options),
  },
  uploadSample: {
    usual: (client, input, options) => client.uploadSample(input.body as never, options),
    quote: (client, input, options) => client.quoteUploadSample(input.body as never, options),
  },
  removeSample: {
    usual: (client, input, options) => client.removeSample(input.parameters as never, options),
  },
  createMusic: {
    usual: (client, input, options) => client.createMusic(input.body as never, options),
    quote: (client, input, options) => client.quoteMusic(input.body as never, options),
  },
  getMusicJob: {
    usual: (client, input, options) => client.getMusicJob(input.parameters as never, options),
  },
  getMusicJobV1: {
    usual: (client, input, options) => client.getMusicJobV1(input.parameters as never, options),
  },
  extractMidi: {
    usual: (client, input, options) => client.extractMidi(input.body as never, options),
    quote: (client, input, options) => client.quoteExtractMidi(input.body as never, options),
  },
  createMessage: {
    usual: (client, input, options) => client.createMessage(input.body as never, options),
    stream: (client, input, options) => client.streamMessage(input.body as never, options),
    quote: (client, input, options) => client.quoteMessage(input.body as never, options),
  },
  countMessageTokens: {
    usual: (client, input, options) => client.countMessageTokens(input.body as never, options),
  },
  createChatCompletion: {
    usual: (client, input, options) => client.createChatCompletion(input.body as never, options),
    stream: (client, input, options) => client.streamChatCompletion(input.body as never, options),
    quote: (client, input, options) => client.quoteChatCompletion(input.body as never, options),
  },
  createResponse: {
    usual: (client, input, options) => client.createResponse(input.body as never, options),
    stream: (client, input, options) => client.streamResponse(input.body as never, options),
    quote: (client, input, options) => client.quoteResponse(input.body as never, options),
  },
  countResponseTokens: {
    usual: (client, input, options) => client.countResponseTokens(input.body as never, options),
  },
  getResponse: {
    usual: (client, input, options) => client.getResponse(input.parameters as never, options),
  },
  deleteResponse: {
    usual: (client, input, options) => client.deleteResponse(input.parameters as never, options),
  },
  listResponseInputItems: {
    usual: (client, input, options) => client.listResponseInputItems(input.parameters as never, options),
  },
  createEmbedding: {
    usual: (client, input, options) => client.createEmbedding(input.body as never, options),
    quote: (client, input, options) => client.quoteEmbedding(input.body as never, options),
  },
  listModels: {
    usual: (client, _input, options) => client.listModels(options),
  },
  getModel: {
    usual: (client, input, options) => client.getModel(input.parameters as never, options),
  },
  listJobs: {
    usual: (client, input, options) => client.listJobs(input.parameters as never, options),
  },
  streamJobs: {
    usual: (client, _input, options) => client.streamJobs(options),
  },
  getJob: {
    usual: (client, input, options) => client.getJob(input.parameters as never, options),
  },
  cancelJob: {
    usual: (client, input, options) => client.cancelJob(input.parameters as never, options),
  },
  streamJobEvents: {
    usual: (client, input, options) => client.streamJobEvents(input.parameters as never, options),
  },
  getJobTimeline: {
    usual: (client, input, options) => client.getJobTimeline(input.parameters as never, options),
  },
  getCallback: {
    usual: (client, input, options) => client.getCallback(input.parameters as never, options),
  },
  redeliverCallback: {
    usual: (client, input, options) => client.redeliverCallback(input.parameters as never, options),
  },
  getCallbackSecrets: {
    usual: (client, _input, options) => client.getCallbackSecrets(options),
  },
  rotateCallbackSecret: {
    usual: (client, _input, options) => client.rotateCallbackSecret(options),
  },
  getAccount: {
    usual: (client, _input, options) => client.getAccount(options),
  },
  signUp: {
    usual: (client, input, options) => client.signUp(input.body as never, options),
  },
  activateAccount: {
    usual: (client, input, options) => client.activateAccount(input.parameters as never, options),
  },
  sendActivation: {
    usual: (client, input, options) => client.sendActivation(input.body as never, options),
  },
  signIn: {
    usual: (client, input, options) => client.signIn(input.body as never, options),
  },
  signOut: {
    usual: (client, _input, options) => client.signOut(options),
  },
  sendPasswordReset: {
    usual: (client, input, options) => client.sendPasswordReset(input.body as never, options),
  },
  resetPassword: {
    usual: (client, input, options) => client.resetPassword(input.body as never, options),
  },
  listPeople: {
    usual: (client, _input, options) => client.listPeople(options),
  },
  changePerson: {
    usual: (client, input, options) => client.changePerson(input.parameters as never, input.body as never, options),
  },
  removePerson: {
    usual: (client, input, options) => client.removePerson(input.parameters as never, options),
  },
  invitePerson: {
    usual: (client, input, options) => client.invitePerson(input.body as never, options),
  },
  withdrawInvitation: {
    usual: (client, input, options) => client.withdrawInvitation(input.parameters as never, options),
  },
  listKeys: {
    usual: (client, _input, options) => client.listKeys(options),
  },
  createKey: {
    usual: (client, input, options) => client.createKey(input.body as never, options),
  },
  revokeKey: {
    usual: (client, input, options) => client.revokeKey(input.parameters as never, options),
  },
  rotateKey: {
    usual: (client, input, options) => client.rotateKey(input.parameters as never, input.body as never, options),
  },
  listChanges: {
    usual: (client, input, options) => client.listChanges(input.parameters as never, options),
  },
  getUsage: {
    usual: (client, input, options) => client.getUsage(input.parameters as never, options),
  },
  exportUsage: {
    usual: (client, input, options) => client.exportUsage(input.parameters as never, options),
  },
  getLedger: {
    usual: (client, input, options) => client.getLedger(input.parameters as never, options),
  },
  exportLedger: {
    usual: (client, input, options) => client.exportLedger(input.parameters as never, options),
  },
  getAsset: {
    usual: (client, input, options) => client.getAsset(input.parameters as never, options),
  },
  getContract: {
    usual: (client, _input, options) => client.getContract(options),
  },
  getContractYaml: {
    usual: (client, _input, options) => client.getContractYaml(options),
  },
  listUpstreams: {
    usual: (client, _input, options) => client.listUpstreams(options),
  },
  getHealth: {
    usual: (client, _input, options) => client.getHealth(options),
  },
  getReadiness: {
    usual: (client, _input, options) => client.getReadiness(options),
  },
  getMetrics: {
    usual: (client, _input, options) => client.getMetrics(options),
  },
};
