import { posix } from 'node:path';

/** Where the files of the repository that are packed lie in the package. */
export type Places = ReadonlyMap<string, string>;

/** A link or a picture of Markdown that leads to a file: the mark of a picture, words, path and fragment. */
const TO_FILE = /(!?)\[([^\]]*)\]\((?![a-z]+:)([^)\s#]+)(#[^)\s]*)?\)/g;

/**
 * A guide of the repository as it is packed: its links lead to where files lie in the package. What leads to a file
 * that is not packed is only its words.
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

/** The files that a guide leads to, by their paths from the root of where it lies. */
export function filesLinkedIn(text: string, path: string): readonly string[] {
  return [...text.matchAll(TO_FILE)].map(([, , , target = '']) =>
    posix.join(posix.dirname(path), target),
  );
}
