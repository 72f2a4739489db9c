// Generated from openapi/ (contract 8190da73d062) by `npm run generate`. Do not edit.
/** A job's life: its states, what each is shown as, and which may follow it. */
export const lifecycle = {
  "initial": "queued",
  "states": {
    "queued": {
      "status": "ON_QUEUE",
      "message": "The job waits for its turn.",
      "next": {
        "submitting": "worker",
        "failed": "worker"
      }
    },
    "submitting": {
      "status": "ON_QUEUE",
      "message": "The job is being handed to the upstream.",
      "next": {
        "queued": "worker",
        "running": "worker",
        "failed": "worker"
      }
    },
    "running": {
      "status": "ON_QUEUE",
      "message": "The job is running.",
      "next": {
        "running": "worker",
        "collecting": "worker",
        "failed": "worker"
      }
    },
    "collecting": {
      "status": "ON_QUEUE",
      "message": "The result is being stored.",
      "next": {
        "collecting": "worker",
        "succeeded": "worker",
        "failed": "worker"
      }
    },
    "succeeded": {
      "status": "SUCCESS",
      "message": "The job is done.",
      "final": true,
      "next": {}
    },
    "failed": {
      "status": "FAILED",
      "message": "The job failed.",
      "final": true,
      "next": {}
    }
  }
} as const;

/** A state in a job's life. */
export type JobState = keyof typeof lifecycle.states;
