import { posix } from 'node:path';

/** Maps packed repository files to their places in the package. */
export type Places = ReadonlyMap<string, string>;

/** A Markdown link or image that refers to a file: image mark, text, path and fragment. */
const TO_FILE = /(!?)\[([^\]]*)\]\((?![a-z]+:)([^)\s#]+)(#[^)\s]*)?\)/g;

/**
 * Rewrites a repository guide for the package: links point to the packed files. A link to a file that is not packed is
 * reduced to its text.
 *
 * @param source - the path of the guide in the repository
 */
export function packedGuide(text: string, source: string, places: Places): string {
  const folder = posix.dirname(places.get(source) ?? source);
  return text.replace(TO_FILE, (_, mark: string, words: string, path: string, fragment = '') => {
    const place = places.get(posix.join(posix.dirname(source), path));
    return place === undefined
      ? words
      : `${mark}[${words}](${posix.relative(folder, place)}${fragment})`;
  });
}

/** The files that a guide links to, by their paths from the root. */
export function filesLinkedIn(text: string, path: string): readonly string[] {
  return [...text.matchAll(TO_FILE)].map(([, , , target = '']) =>
    posix.join(posix.dirname(path), target),
  );
}
