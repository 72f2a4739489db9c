/** What an operator's command cannot do; the message says why, and what to put right. */
export class OperatorMistake extends Error {
  override readonly name = 'OperatorMistake';
}
