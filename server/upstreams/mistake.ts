/** The settings of an upstream are wrong: its kind is not known, or it lacks what its kind needs. */
export class UpstreamMistake extends Error {
  override readonly name = 'UpstreamMistake';
}
