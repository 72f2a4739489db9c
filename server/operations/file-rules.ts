import type { FileRule } from '../../generated/shapes.ts';
import type { ReceivedFile } from '../assets/received.ts';
import type { Violation } from '../foundation/problems.ts';

/** A file with the name that its violations carry: `image[0]` in a list, `mask`. */
export interface NamedFile {
  readonly name: string;
  readonly file: ReceivedFile;
}

/** The first file of each parameter, for rules that compare two. */
export type FirstFiles = Readonly<Record<string, ReceivedFile | undefined>>;

/**
 * Checks a file's content against the contract. Only the first broken rule is reported, as later ones would repeat it.
 */
export function checkFile(
  { name, file }: NamedFile,
  rules: readonly FileRule[],
  first: FirstFiles,
): Violation | undefined {
  for (const rule of rules) {
    const finding = findingOf(rule, file, first);
    if (finding === undefined) continue;
    const sentence = rule.sentence.replaceAll('{parameter}', name);
    return { parameter: name, rule: rule.rule, message: `${sentence}; ${finding}.` };
  }
  return undefined;
}

/** How a file breaks a rule, as the second half of a sentence; `undefined` where it does not. */
type Finding = string | undefined;

function findingOf(rule: FileRule, file: ReceivedFile, first: FirstFiles): Finding {
  return (
    kindFinding(rule, file) ??
    sizeFinding(rule, file) ??
    pictureFinding(rule, file, first) ??
    durationFinding(rule, file)
  );
}

function kindFinding({ mediaTypes }: FileRule, { facts, bytes }: ReceivedFile): Finding {
  const { mediaType, isFollowed = false } = facts;
  if (mediaTypes === undefined) return undefined;
  if (mediaType === undefined)
    return bytes === 0 ? 'it is empty' : 'its content is of no known kind';
  if (!mediaTypes.includes(mediaType)) return `it is ${mediaType}`;
  return isFollowed
    ? 'something follows its end, so that it may be of another kind too'
    : undefined;
}

function sizeFinding({ bytesBelow }: FileRule, { bytes, isCut }: ReceivedFile): Finding {
  if (bytesBelow === undefined || bytes < bytesBelow) return undefined;
  return `it has ${isCut ? 'more than ' : ''}${bytes} bytes`;
}

function pictureFinding(rule: FileRule, { facts }: ReceivedFile, first: FirstFiles): Finding {
  const { width = 0, height = 0, alpha = false } = facts;
  const dimensions = `it is ${width} x ${height}`;
  if (rule.pixelsUpTo !== undefined && width * height > rule.pixelsUpTo) return dimensions;
  if (rule.square === true && width !== height) return dimensions;
  if (rule.alpha === true && !alpha) return 'it has none';
  if (rule.sameSizeAs === undefined) return undefined;
  const other = first[rule.sameSizeAs]?.facts;
  if (other === undefined) return undefined;
  const isSame = other.width === width && other.height === height;
  return isSame ? undefined : `${dimensions}, and the image ${other.width} x ${other.height}`;
}

function durationFinding(
  { secondsFrom, secondsUpTo }: FileRule,
  { facts: { seconds = 0 } }: ReceivedFile,
): Finding {
  const isTooShort = secondsFrom !== undefined && seconds < secondsFrom;
  const isTooLong = secondsUpTo !== undefined && seconds > secondsUpTo;
  return isTooShort || isTooLong ? `it is ${seconds.toFixed(3)} seconds long` : undefined;
}
