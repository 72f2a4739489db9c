/** What the pages of the gateway may fetch from elsewhere: the gateway itself, under its other names. */
export interface PageSources {
  /** The origins of the main and the alternate address, which files are handed out from. */
  readonly origins: readonly string[];
}

/** A page that writes its own style elements, as the packages of some pages do, has a rule of its own. */
export type StyleRule = 'files' | 'written';

/**
 * The content security policy of a page (the W3C's Content Security Policy Level 3): scripts come from files of the
 * gateway alone, nothing from another host, and no page shows it in a frame.
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
