import { getAccount } from './accounts/account.ts';
import { listChanges } from './accounts/changes.ts';
import { createKey, listKeys, revokeKey, rotateKey } from './accounts/keys.ts';
import { getLedger } from './accounts/ledger.ts';
import { exportLedger } from './accounts/ledger-table.ts';
import { resetPassword, sendPasswordReset } from './accounts/passwords.ts';
import {
  changePerson,
  invitePerson,
  listPeople,
  removePerson,
  withdrawInvitation,
} from './accounts/people.ts';
import { signIn, signOut } from './accounts/sessions.ts';
import { activateAccount, sendActivation, signUp } from './accounts/sign-up.ts';
import { exportUsage, getUsage } from './accounts/usage.ts';
import type { Handlers } from './call.ts';
import { getCallbackSecrets, rotateCallbackSecret } from './callback-secrets.ts';
import { cancelJob } from './cancel-job.ts';
import { countMessageTokens } from './count-message-tokens.ts';
import { countResponseTokens } from './count-response-tokens.ts';
import { createChatCompletion } from './create-chat-completion.ts';
import { createEmbedding } from './create-embedding.ts';
import { createImage } from './create-image.ts';
import { createMessage } from './create-message.ts';
import { createMusic } from './create-music.ts';
import { createResponse } from './create-response.ts';
import { createVideo } from './create-video.ts';
import { editImage } from './edit-image.ts';
import { extractMidi } from './extract-midi.ts';
import {
  getContract,
  getContractYaml,
  getHealth,
  getMetrics,
  getReadiness,
} from './gateway-state.ts';
import { getAsset } from './get-asset.ts';
import { getJob } from './get-job.ts';
import { getJobTimeline } from './get-job-timeline.ts';
import { getModel } from './get-model.ts';
import { getMusicJob, getMusicJobV1 } from './get-music-job.ts';
import { getVideoJob } from './get-video-job.ts';
import { getCallback, redeliverCallback } from './job-callbacks.ts';
import { deleteResponse, getResponse } from './kept-responses.ts';
import { listJobs } from './list-jobs.ts';
import { listModels } from './list-models.ts';
import { listResponseInputItems } from './list-response-input-items.ts';
import { listUpstreams } from './list-upstreams.ts';
import { removeSample } from './remove-sample.ts';
import type { Services } from './services.ts';
import { streamJobEvents } from './stream-job-events.ts';
import { streamJobs } from './stream-jobs.ts';
import { uploadSample } from './upload-sample.ts';

/** Creates the handlers of all operations of the contract. */
export function makeHandlers(services: Services): Handlers {
  return {
    createVideo: createVideo(services),
    getVideoJob: getVideoJob(services),
    createImage: createImage(services),
    editImage: editImage(services),
    uploadSample: uploadSample(services),
    removeSample: removeSample(services),
    createMusic: createMusic(services),
    getMusicJob: getMusicJob(services),
    getMusicJobV1: getMusicJobV1(services),
    extractMidi: extractMidi(services),
    createMessage: createMessage(services),
    countMessageTokens: countMessageTokens(services),
    createChatCompletion: createChatCompletion(services),
    createResponse: createResponse(services),
    countResponseTokens: countResponseTokens(services),
    getResponse: getResponse(services),
    deleteResponse: deleteResponse(services),
    listResponseInputItems: listResponseInputItems(services),
    createEmbedding: createEmbedding(services),
    listModels: listModels(services),
    getModel: getModel(services),
    listJobs: listJobs(services),
    getJob: getJob(services),
    cancelJob: cancelJob(services),
    streamJobEvents: streamJobEvents(services),
    streamJobs: streamJobs(services),
    getJobTimeline: getJobTimeline(services),
    getCallback: getCallback(services),
    redeliverCallback: redeliverCallback(services),
    getCallbackSecrets: getCallbackSecrets(services),
    rotateCallbackSecret: rotateCallbackSecret(services),
    getAccount: getAccount(services),
    signUp: signUp(services),
    activateAccount: activateAccount(services),
    sendActivation: sendActivation(services),
    signIn: signIn(services),
    signOut: signOut(services),
    sendPasswordReset: sendPasswordReset(services),
    resetPassword: resetPassword(services),
    listPeople: listPeople(services),
    invitePerson: invitePerson(services),
    withdrawInvitation: withdrawInvitation(services),
    changePerson: changePerson(services),
    removePerson: removePerson(services),
    listKeys: listKeys(services),
    createKey: createKey(services),
    revokeKey: revokeKey(services),
    rotateKey: rotateKey(services),
    listChanges: listChanges(services),
    getUsage: getUsage(services),
    exportUsage: exportUsage(services),
    getLedger: getLedger(services),
    exportLedger: exportLedger(services),
    getAsset: getAsset(services),
    getContract: getContract(services),
    getContractYaml: getContractYaml(services),
    listUpstreams: listUpstreams(services),
    getHealth: getHealth(services),
    getReadiness: getReadiness(services),
    getMetrics: getMetrics(services),
  };
}
