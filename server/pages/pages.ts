import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '../../generated/pages.ts';
import { contentSecurityPolicy, type PageSources, type StyleRule } from './content-security.ts';

/** Options for serving the pages. */
export interface PagesParts {
  /** The folder of the built console. */
  readonly folder: string;
  /** Called for every page, because the addresses are known only once the gateway listens. */
  readonly sources: () => PageSources;
}

/** The output folder of `npm run build:console`, next to the console's sources and also in the package. */
export const BUILT_CONSOLE = fileURLToPath(new URL('../../client/console/built', import.meta.url));

const NOT_BUILT = `<!doctype html><title>Patchbay</title><p>The console is not built. Build it with: npm run build:console\n`;
/** The names of these files contain a content hash, so their contents never change. */
const HASHED_FILES = 'assets/';
const A_YEAR_MS = 31_536_000_000;

/** Serves the console, whose paths all return the same page, and the reference. */
export async function servePages(app: FastifyInstance, parts: PagesParts): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: parts.folder, serve: false, preCompressed: true });
    const show = (file: string, styles: StyleRule) => {
      return (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
        sendPage(reply, { ...parts, file, styles });
    };
    scope.get('/', (_request, reply) => reply.redirect(pages.console));
    scope.get(pages.console, show('index.html', 'files'));
    scope.get(pages.reference, show('reference.html', 'written'));
    // Its name stays the same when its content changes.
    scope.get(pages.licences, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .sendFile(basename(pages.licences), { cacheControl: false }),
    );
    scope.get<{ Params: { '*': string } }>(`${pages.console}/*`, (request, reply) => {
      const path = request.params['*'];
      if (path.startsWith(HASHED_FILES)) return sendHashed(reply, path);
      return show('index.html', 'files')(request, reply);
    });
  });
}

function sendHashed(reply: FastifyReply, path: string): FastifyReply {
  // Applies if the file is missing: another process, which may get the next request, may have it.
  reply.header('cache-control', 'no-store');
  return reply.sendFile(path, { maxAge: A_YEAR_MS, immutable: true });
}

interface Page extends PagesParts {
  readonly file: string;
  readonly styles: StyleRule;
}

function sendPage(reply: FastifyReply, { file, styles, folder, sources }: Page): FastifyReply {
  reply.headers({
    'content-security-policy': contentSecurityPolicy(sources(), styles),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  });
  if (existsSync(join(folder, file))) return reply.sendFile(file, { cacheControl: false });
  return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
}
