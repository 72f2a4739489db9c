/** The external sources that the gateway's pages may use: the gateway itself, under its other origins. */
export interface PageSources {
  /** The origins of the main and the alternate address, which files are served from. */
  readonly origins: readonly string[];
}

/** The rule for styles: only from files, or also inline, for pages whose packages write style elements. */
export type StyleRule = 'files' | 'written';

/**
 * The content security policy of a page (W3C Content Security Policy Level 3): scripts only from the gateway's files,
 * nothing from other hosts, and no embedding in frames.
 */
export function contentSecurityPolicy({ origins }: PageSources, styles: StyleRule): string {
  const own = ["'self'", ...origins].join(' ');
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': styles === 'files' ? "'self'" : "'self' 'unsafe-inline'",
    'font-src': "'self'",
    'img-src': `${own} data: blob:`,
    'media-src': `${own} blob:`,
    'connect-src': own,
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
