// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
/** A job's life: its states, what each is shown as, and which may follow it. */
export const lifecycle = {
  "initial": "queued",
  "states": {
    "queued": {
      "status": "ON_QUEUE",
      "message": "The job is queued.",
      "next": {
        "submitting": {
          "by": "worker",
          "writes": []
        },
        "failed": {
          "by": "worker",
          "writes": [
            "failure",
            "quota"
          ]
        },
        "cancelled": {
          "by": "caller",
          "writes": [
            "failure",
            "quota"
          ]
        }
      }
    },
    "submitting": {
      "status": "ON_QUEUE",
      "message": "The job is being submitted to the upstream.",
      "next": {
        "queued": {
          "by": "worker",
          "writes": []
        },
        "submitting": {
          "by": "worker",
          "writes": [
            "upstream"
          ]
        },
        "running": {
          "by": "worker",
          "writes": [
            "upstream",
            "upstreamJobId"
          ]
        },
        "succeeded": {
          "by": "worker",
          "writes": [
            "progress",
            "result",
            "quota"
          ]
        },
        "failed": {
          "by": "worker",
          "writes": [
            "failure",
            "quota"
          ]
        },
        "cancelled": {
          "by": "caller",
          "writes": [
            "failure",
            "quota"
          ]
        }
      }
    },
    "running": {
      "status": "ON_QUEUE",
      "message": "The job is running.",
      "next": {
        "running": {
          "by": "worker",
          "writes": [
            "progress"
          ]
        },
        "collecting": {
          "by": "worker",
          "writes": [
            "upstreamResult"
          ]
        },
        "failed": {
          "by": "worker",
          "writes": [
            "failure",
            "quota"
          ]
        },
        "cancelled": {
          "by": "caller",
          "writes": [
            "failure",
            "quota"
          ]
        }
      }
    },
    "collecting": {
      "status": "ON_QUEUE",
      "message": "The result is being stored.",
      "next": {
        "collecting": {
          "by": "worker",
          "writes": []
        },
        "succeeded": {
          "by": "worker",
          "writes": [
            "progress",
            "result",
            "quota"
          ]
        },
        "failed": {
          "by": "worker",
          "writes": [
            "failure",
            "quota"
          ]
        },
        "cancelled": {
          "by": "caller",
          "writes": [
            "failure",
            "quota"
          ]
        }
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
    },
    "cancelled": {
      "status": "FAILED",
      "message": "The job was cancelled.",
      "final": true,
      "next": {}
    }
  }
} as const;

/** A state in a job's life. */
export type JobState = keyof typeof lifecycle.states;

/** The statuses that a job which has ended is shown as; none of them changes again. */
export const finalStatuses = ["SUCCESS","FAILED"] as const;

/** The kinds of jobs, each with the operation that makes jobs of it. */
export const jobKinds = {"video":"createVideo","music":"createMusic","image":"createImage"} as const;

/** Why a job may have failed. */
export const failureReasons = ["moderation","upstream","timeout","cancelled"] as const;
