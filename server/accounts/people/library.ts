import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { isUnavailable } from '../../database/availability.ts';
import type { Queries } from '../../database/database.ts';
import { newIdentifier } from '../../foundation/identifiers.ts';
import type { Log } from '../../foundation/log.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import type { PasswordHashing } from './password-hashing.ts';

/** Dependencies and callbacks of the library. */
export interface LibraryParts {
  readonly queries: Queries;
  readonly log: Log;
  /** The secret that signs cookies. */
  readonly secret: string;
  /** Whether cookies are sent over HTTPS only. */
  readonly isSecure: boolean;
  readonly sessionSeconds: number;
  readonly linkSeconds: number;
  /** Replaces the library's own, which is deliberately slow. */
  readonly passwordHashing?: PasswordHashing | undefined;
  /** Sends a link to set a password. `reason` is passed on from the request for it. */
  sendReset(reset: {
    readonly email: string;
    readonly token: string;
    readonly reason: string;
  }): void;
  /** Called when a person has set a password with such a link. */
  onReset(personId: string): void;
}

/** The library for people, passwords and sessions, configured for the gateway. */
export type Library = ReturnType<typeof openLibrary>;

/** A session in use is renewed after a seventh of its lifetime. */
const RENEWALS_IN_A_LIFE = 7;

/** Configures the library. Only its functions are used; its endpoints are not served. */
export function openLibrary(parts: LibraryParts) {
  const { queries, log, secret, isSecure, sessionSeconds, linkSeconds, passwordHashing } = parts;
  return betterAuth({
    ...tables(),
    // Required by the library, but never shown.
    baseURL: 'https://gateway.invalid',
    // Its transactions would block the built-in database while a password is hashed.
    database: { db: queries, type: 'postgres', transaction: false },
    // `secrets`, as the environment would override `secret`.
    secrets: [{ version: 1, value: secret }],
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: 'warn',
      log(level, message, ...errors: readonly unknown[]) {
        said.getStore()?.push(...errors);
        write(log, level, message);
      },
    },
    emailAndPassword: {
      enabled: true,
      ...(passwordHashing === undefined ? {} : { password: passwordHashing }),
      requireEmailVerification: true,
      autoSignIn: false,
      // The contract's bounds are checked before, in characters; the library counts UTF-16 units.
      minPasswordLength: 1,
      maxPasswordLength: Number.MAX_SAFE_INTEGER,
      resetPasswordTokenExpiresIn: linkSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token, url }) => {
        const reason = new URL(url).searchParams.get('callbackURL') ?? '';
        parts.sendReset({ email: user.email, token, reason });
      },
      onPasswordReset: async ({ user }) => parts.onReset(user.id),
    },
    advanced: {
      cookiePrefix: isSecure ? '__Host-patchbay' : 'patchbay',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => newIdentifier(), joins: true, validateSchema: false },
    },
    session: {
      ...SESSION_TABLE,
      expiresIn: sessionSeconds,
      updateAge: sessionSeconds / RENEWALS_IN_A_LIFE,
    },
  });
}

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' };

const SESSION_TABLE = {
  modelName: 'session',
  fields: {
    ...TIMES,
    userId: 'person_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
};

/** The library's tables under the gateway's names. */
function tables() {
  return {
    user: {
      modelName: 'person',
      fields: { ...TIMES, emailVerified: 'email_verified' },
      additionalFields: {
        organisation: { type: 'string', required: false },
        invitationId: { type: 'string', required: false, fieldName: 'invitation_id' },
      },
    },
    account: {
      modelName: 'credential',
      fields: {
        ...TIMES,
        userId: 'person_id',
        providerId: 'provider_id',
        accountId: 'provider_account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: {
      modelName: 'verification',
      fields: { ...TIMES, expiresAt: 'expires_at' },
      storeIdentifier: 'hashed',
      disableCleanup: true,
    },
  } as const;
}

/**
 * Logs a message of the library: errors as errors, warnings such as wrong passwords at debug level only. Details are
 * omitted, as they may contain addresses.
 */
function write(log: Log, level: string, message: string): void {
  const text = message.replace(/\S+@\S+/g, '(hidden)');
  if (level === 'error') log.error({ library: 'better-auth' }, text);
  else log.debug({ library: 'better-auth' }, text);
}

/** The errors that the library logged during a call. */
const said = new AsyncLocalStorage<unknown[]>();

/** Calls the library; if the database is unavailable, throws its error, which the library would hide. */
export async function unhidden<T>(call: () => Promise<T>): Promise<T> {
  const errors: unknown[] = [];
  try {
    return await said.run(errors, call);
  } catch (error) {
    throw errors.find(isUnavailable) ?? error;
  }
}

/** The code of an expected failure of the library; rethrows any other error. */
export function refusalCodeOrThrow(error: unknown): string {
  if (!isAPIError(error)) throw error;
  if (error.statusCode >= 500) throw causeOf(error);
  return error.body?.code ?? String(error.status);
}

/** The library wraps errors of the database in an HTTP error. */
function causeOf(error: Error): unknown {
  return error.cause ?? error;
}
