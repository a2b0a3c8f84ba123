interface Said {
  /** The time as EXIF has it, in the zone, with the digits after the second. */
  time?: string;
  zone?: string;
  part?: string;
  /** The bytes of numbers have the low one first. */
  little?: boolean;
}

/** A JPEG without a picture whose EXIF says when it was taken. */
export function jpegTaken({ time, zone, part, little = false }: Said): Blob {
  const texts = [
    [0x9003, time],
    [0x9011, zone],
    [0x9291, part],
  ].flatMap(([tag, text]) => (text === undefined ? [] : [{ tag: Number(tag), text: `${text}\0` }]));
  const tiff = new DataView(new ArrayBuffer(300));
  const [exif, rest] = [26, 26 + 2 + 12 * 3 + 4];
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, little);
  tiff.setUint32(4, 8, little);
  const entry = (at: number, tag: number, type: number, count: number) => {
    tiff.setUint16(at, tag, little);
    tiff.setUint16(at + 2, type, little);
    tiff.setUint32(at + 4, count, little);
  };
  tiff.setUint16(8, 1, little);
  entry(10, 0x8769, 4, 1);
  tiff.setUint32(18, exif, little);
  tiff.setUint16(exif, texts.length, little);
  texts.forEach(({ tag, text }, index) => {
    const at = exif + 2 + 12 * index;
    entry(at, tag, 2, text.length);
    const to = text.length > 4 ? rest + 40 * index : at + 8;
    if (text.length > 4) tiff.setUint32(at + 8, to, little);
    [...text].forEach((letter, by) => {
      tiff.setUint8(to + by, letter.charCodeAt(0));
    });
  });
  const length = 2 + 6 + tiff.byteLength;
  const head = [0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255];
  return new Blob([new Uint8Array(head), 'Exif\0\0', tiff, new Uint8Array([0xff, 0xda, 0, 2])]);
}
