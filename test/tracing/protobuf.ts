/** The fields of a Protocol Buffers message, by number. The reader must know their types. */
export type Fields = ReadonlyMap<number, readonly FieldValue[]>;

/** The bytes of a string, a bytes field or a message; or an integer. */
export type FieldValue = Buffer | bigint;

const WIRE_TYPES = { varint: 0, eightBytes: 1, lengthAndBytes: 2, fourBytes: 5 } as const;

/** Parses a message (https://protobuf.dev/programming-guides/encoding), as far as the tests need. */
export function readMessage(bytes: Buffer): Fields {
  const fields = new Map<number, FieldValue[]>();
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number): Buffer => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const fieldOf = (wireType: number): FieldValue => {
    switch (wireType) {
      case WIRE_TYPES.varint:
        return varint();
      case WIRE_TYPES.eightBytes:
        return take(8).readBigUInt64LE();
      case WIRE_TYPES.fourBytes:
        return BigInt(take(4).readUInt32LE());
      case WIRE_TYPES.lengthAndBytes:
        return take(Number(varint()));
      default:
        throw new Error(`There is no wire type ${wireType}.`);
    }
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const number = tag >> 3;
    fields.set(number, [...(fields.get(number) ?? []), fieldOf(tag & 7)]);
  }
  return fields;
}

/** The messages in a field. */
export function messagesIn(fields: Fields, number: number): readonly Fields[] {
  return buffersIn(fields, number).map(readMessage);
}

/** The string in a field; empty if absent. */
export function textIn(fields: Fields, number: number): string {
  return buffersIn(fields, number)[0]?.toString('utf8') ?? '';
}

/** The bytes in a field, in hexadecimal; empty if absent. */
export function hexIn(fields: Fields, number: number): string {
  return buffersIn(fields, number)[0]?.toString('hex') ?? '';
}

/** The integer in a field; 0 if absent. */
export function numberIn(fields: Fields, number: number): number {
  const [value] = fields.get(number) ?? [];
  return typeof value === 'bigint' ? Number(value) : 0;
}

function buffersIn(fields: Fields, number: number): readonly Buffer[] {
  return (fields.get(number) ?? []).filter((value) => Buffer.isBuffer(value));
}
