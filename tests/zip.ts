import { crc32 } from 'node:zlib';

/** A ZIP archive of texts by their names, not compressed. */
export function zipOf(files: Record<string, string>): Buffer {
  const [parts, index]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [called, content] = [Buffer.from(name), Buffer.from(text)];
    const head = Buffer.alloc(26); // from "version needed" on; method, time and date stay 0
    head.writeUInt16LE(20, 0);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(content.length, 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt16LE(called.length, 22);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), head, called, content);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    index.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, called);
    at += 4 + head.length + called.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(Buffer.concat(index).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...index, end]);
}
