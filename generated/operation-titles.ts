// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
import type { OperationTitle } from './shapes.ts';

/** Every operation in a few words, in the contract's order. */
export const operationTitles: readonly OperationTitle[] = [
 {
  "operationId": "createVideo",
  "summary": "Create a video",
  "group": "Video",
  "method": "POST",
  "path": "/vidx/generations",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ],
  "lookups": [
   "getVideoJob",
   "getJob"
  ]
 },
 {
  "operationId": "getVideoJob",
  "summary": "Get a video job",
  "group": "Video",
  "method": "GET",
  "path": "/vidx/fetch",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "createImage",
  "summary": "Create images",
  "group": "Images",
  "method": "POST",
  "path": "/v1/images/generations",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "editImage",
  "summary": "Edit images",
  "group": "Images",
  "method": "POST",
  "path": "/v1/images/edits",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "uploadSample",
  "summary": "Upload a sample",
  "group": "Music",
  "method": "POST",
  "path": "/musx/v1/upload",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "removeSample",
  "summary": "Remove a sample",
  "group": "Music",
  "method": "DELETE",
  "path": "/musx/v1/samples/{musicId}",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "createMusic",
  "summary": "Create a song from a sample",
  "group": "Music",
  "method": "POST",
  "path": "/musx/v1/sample",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ],
  "lookups": [
   "getMusicJob",
   "getJob"
  ]
 },
 {
  "operationId": "getMusicJob",
  "summary": "Get a music job",
  "group": "Music",
  "method": "GET",
  "path": "/musx/v2/fetch",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "getMusicJobV1",
  "summary": "Get a music job (deprecated)",
  "group": "Music",
  "method": "GET",
  "path": "/musx/v1/fetch",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "extractMidi",
  "summary": "Extract MIDI from a song",
  "group": "Music",
  "method": "POST",
  "path": "/musx/v1/gen-midi",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "createMessage",
  "summary": "Create a message",
  "group": "Text",
  "method": "POST",
  "path": "/v1/messages",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "countMessageTokens",
  "summary": "Count the input tokens of a message",
  "group": "Text",
  "method": "POST",
  "path": "/v1/messages/count_tokens",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "createChatCompletion",
  "summary": "Create a chat completion",
  "group": "Text",
  "method": "POST",
  "path": "/v1/chat/completions",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "createResponse",
  "summary": "Create a response",
  "group": "Text",
  "method": "POST",
  "path": "/v1/responses",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "countResponseTokens",
  "summary": "Count the input tokens of a response",
  "group": "Text",
  "method": "POST",
  "path": "/v1/responses/input_tokens",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "getResponse",
  "summary": "Get a response",
  "group": "Text",
  "method": "GET",
  "path": "/v1/responses/{responseId}",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "deleteResponse",
  "summary": "Delete a response",
  "group": "Text",
  "method": "DELETE",
  "path": "/v1/responses/{responseId}",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "listResponseInputItems",
  "summary": "List the input items of a response",
  "group": "Text",
  "method": "GET",
  "path": "/v1/responses/{responseId}/input_items",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "createEmbedding",
  "summary": "Create embeddings",
  "group": "Text",
  "method": "POST",
  "path": "/v1/embeddings",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "listModels",
  "summary": "List models",
  "group": "Models",
  "method": "GET",
  "path": "/v1/models",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "getModel",
  "summary": "Get a model",
  "group": "Models",
  "method": "GET",
  "path": "/v1/models/{modelId}",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "listJobs",
  "summary": "List jobs",
  "group": "Jobs",
  "method": "GET",
  "path": "/jobs",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "streamJobs",
  "summary": "Stream the events of all jobs",
  "group": "Jobs",
  "method": "GET",
  "path": "/jobs/events",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "getJob",
  "summary": "Get a job",
  "group": "Jobs",
  "method": "GET",
  "path": "/jobs/{jobId}",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "cancelJob",
  "summary": "Cancel a job",
  "group": "Jobs",
  "method": "POST",
  "path": "/jobs/{jobId}/cancel",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "streamJobEvents",
  "summary": "Stream the events of a job",
  "group": "Jobs",
  "method": "GET",
  "path": "/jobs/{jobId}/events",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "getJobTimeline",
  "summary": "Get the timeline of a job",
  "group": "Jobs",
  "method": "GET",
  "path": "/jobs/{jobId}/timeline",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "getCallback",
  "summary": "Get the callback of a job",
  "group": "Jobs",
  "method": "GET",
  "path": "/jobs/{jobId}/callbacks",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "redeliverCallback",
  "summary": "Redeliver a callback",
  "group": "Jobs",
  "method": "POST",
  "path": "/jobs/{jobId}/callbacks/redeliver",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   },
   {
    "header": "Authorization",
    "prefix": "Bearer "
   },
   {
    "header": "x-api-key",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "getCallbackSecrets",
  "summary": "List callback secrets",
  "group": "Jobs",
  "method": "GET",
  "path": "/callback-secrets",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "rotateCallbackSecret",
  "summary": "Rotate the callback secret",
  "group": "Jobs",
  "method": "POST",
  "path": "/callback-secrets/rotate",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "getAccount",
  "summary": "Get the account",
  "group": "Accounts",
  "method": "GET",
  "path": "/account",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "signUp",
  "summary": "Sign up",
  "group": "Accounts",
  "method": "POST",
  "path": "/account/sign-up",
  "keys": []
 },
 {
  "operationId": "activateAccount",
  "summary": "Activate an account",
  "group": "Accounts",
  "method": "GET",
  "path": "/account/activate",
  "keys": []
 },
 {
  "operationId": "sendActivation",
  "summary": "Resend the activation e-mail",
  "group": "Accounts",
  "method": "POST",
  "path": "/account/activation-mail",
  "keys": []
 },
 {
  "operationId": "signIn",
  "summary": "Sign in",
  "group": "Accounts",
  "method": "POST",
  "path": "/account/sign-in",
  "keys": []
 },
 {
  "operationId": "signOut",
  "summary": "Sign out",
  "group": "Accounts",
  "method": "POST",
  "path": "/account/sign-out",
  "keys": []
 },
 {
  "operationId": "sendPasswordReset",
  "summary": "Send a password reset e-mail",
  "group": "Accounts",
  "method": "POST",
  "path": "/account/password-mail",
  "keys": []
 },
 {
  "operationId": "resetPassword",
  "summary": "Reset a password",
  "group": "Accounts",
  "method": "POST",
  "path": "/account/password",
  "keys": []
 },
 {
  "operationId": "listPeople",
  "summary": "List people",
  "group": "Accounts",
  "method": "GET",
  "path": "/account/people",
  "keys": []
 },
 {
  "operationId": "changePerson",
  "summary": "Change a person's role",
  "group": "Accounts",
  "method": "PATCH",
  "path": "/account/people/{personId}",
  "keys": []
 },
 {
  "operationId": "removePerson",
  "summary": "Remove a person",
  "group": "Accounts",
  "method": "DELETE",
  "path": "/account/people/{personId}",
  "keys": []
 },
 {
  "operationId": "invitePerson",
  "summary": "Invite a person",
  "group": "Accounts",
  "method": "POST",
  "path": "/account/invitations",
  "keys": []
 },
 {
  "operationId": "withdrawInvitation",
  "summary": "Withdraw an invitation",
  "group": "Accounts",
  "method": "DELETE",
  "path": "/account/invitations/{invitationId}",
  "keys": []
 },
 {
  "operationId": "listKeys",
  "summary": "List API keys",
  "group": "Accounts",
  "method": "GET",
  "path": "/account/keys",
  "keys": []
 },
 {
  "operationId": "createKey",
  "summary": "Create an API key",
  "group": "Accounts",
  "method": "POST",
  "path": "/account/keys",
  "keys": []
 },
 {
  "operationId": "revokeKey",
  "summary": "Revoke an API key",
  "group": "Accounts",
  "method": "DELETE",
  "path": "/account/keys/{keyId}",
  "keys": []
 },
 {
  "operationId": "rotateKey",
  "summary": "Rotate an API key",
  "group": "Accounts",
  "method": "POST",
  "path": "/account/keys/{keyId}/rotate",
  "keys": []
 },
 {
  "operationId": "listChanges",
  "summary": "List account changes",
  "group": "Accounts",
  "method": "GET",
  "path": "/account/changes",
  "keys": []
 },
 {
  "operationId": "getUsage",
  "summary": "Get usage",
  "group": "Accounts",
  "method": "GET",
  "path": "/account/usage",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "exportUsage",
  "summary": "Export usage as CSV",
  "group": "Accounts",
  "method": "GET",
  "path": "/account/usage.csv",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "getLedger",
  "summary": "List ledger entries",
  "group": "Accounts",
  "method": "GET",
  "path": "/account/ledger",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "exportLedger",
  "summary": "Export ledger entries as CSV",
  "group": "Accounts",
  "method": "GET",
  "path": "/account/ledger.csv",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "getAsset",
  "summary": "Download a file",
  "group": "Assets",
  "method": "GET",
  "path": "/assets/{assetId}",
  "keys": []
 },
 {
  "operationId": "getContract",
  "summary": "Get the OpenAPI document",
  "group": "Gateway",
  "method": "GET",
  "path": "/openapi.json",
  "keys": []
 },
 {
  "operationId": "getContractYaml",
  "summary": "Get the OpenAPI document as YAML",
  "group": "Gateway",
  "method": "GET",
  "path": "/openapi.yaml",
  "keys": []
 },
 {
  "operationId": "listUpstreams",
  "summary": "List upstreams",
  "group": "Gateway",
  "method": "GET",
  "path": "/upstreams",
  "keys": [
   {
    "header": "SVC-API-KEY",
    "prefix": ""
   }
  ]
 },
 {
  "operationId": "getHealth",
  "summary": "Check health",
  "group": "Gateway",
  "method": "GET",
  "path": "/healthz",
  "keys": []
 },
 {
  "operationId": "getReadiness",
  "summary": "Check readiness",
  "group": "Gateway",
  "method": "GET",
  "path": "/readyz",
  "keys": []
 },
 {
  "operationId": "getMetrics",
  "summary": "Get Prometheus metrics",
  "group": "Gateway",
  "method": "GET",
  "path": "/metrics",
  "keys": []
 }
];
