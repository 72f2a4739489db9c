/**
 * All that a stream of events may have: a mark of byte order, comments, each end of a line, characters of two to four
 * bytes.
 */
export const ODD_STREAM = [
  '\ufeffevent: a\ndata: {"text":"Grüße 👋🏽 語"}\n\n',
  ': still here\r\n\r\n',
  'data: x\rdata: ÿ\r\r',
  'id: 7\r\nevent: b\ndata\ndata:  two\r\n\n',
  'data: one\n\r\n',
  'retry: 10\n\n\n\ndata: [DONE]\n\n',
].join('');
