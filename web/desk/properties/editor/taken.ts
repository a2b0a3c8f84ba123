/** How much of a file is read for the time of a photo: its EXIF stands before the picture and has 64 KB at most. */
const headBytes = 128 * 1024;

/**
 * When the camera took a photo, in milliseconds as Date has them: what the EXIF of a JPEG says, with parts of a second and the zone where
 * it says them, else in the zone of this browser. Null where it says no time.
 */
export async function takenAt(file: Blob): Promise<number | null> {
  try {
    const head = new DataView(await file.slice(0, headBytes).arrayBuffer());
    const tiff = exifOf(head);
    return tiff && timeOf(tiff);
  } catch {
    return null; // it is cut off, or no longer there
  }
}

/** The EXIF of a JPEG, in the format of TIFF; reading beyond its end throws. */
function exifOf(data: DataView): DataView | null {
  if (data.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; data.getUint8(at) === 0xff; ) {
    const [marker, length] = [data.getUint8(at + 1), data.getUint16(at + 2)];
    if (marker === 0xda) return null; // the picture begins
    const isExif = marker === 0xe1 && ascii(data, at + 4, 6) === 'Exif\0\0';
    if (isExif) return new DataView(data.buffer, at + 10, length - 8);
    at += 2 + length;
  }
  return null;
}

/** The tags of EXIF that say when: DateTimeOriginal, OffsetTimeOriginal, SubSecTimeOriginal; and where these stand. */
const tag = { exif: 0x8769, time: 0x9003, zone: 0x9011, part: 0x9291 };

function timeOf(tiff: DataView): number | null {
  const little = tiff.getUint16(0) === 0x4949;
  const first = directory(tiff, tiff.getUint32(4, little), little);
  const at = first.get(tag.exif);
  if (at === undefined) return null;
  const said = directory(tiff, tiff.getUint32(at + 8, little), little);
  const text = (name: number) => {
    const entry = said.get(name);
    if (entry === undefined) return '';
    const count = tiff.getUint32(entry + 4, little);
    const from = count > 4 ? tiff.getUint32(entry + 8, little) : entry + 8;
    return ascii(tiff, from, Math.min(count, 40)).replace(/\0.*$/s, '').trim();
  };
  const clock = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(text(tag.time));
  if (!clock) return null;
  const [, year, month, day, second] = clock;
  const part = /^\d+$/.exec(text(tag.part))?.[0].slice(0, 3) ?? '0';
  const zone = /^[+-]\d\d:\d\d$/.exec(text(tag.zone))?.[0] ?? '';
  const time = Date.parse(`${year}-${month}-${day}T${second}.${part}${zone}`);
  return Number.isNaN(time) ? null : time;
}

/** Where the entry of each tag of a directory stands. */
function directory(tiff: DataView, at: number, little: boolean): Map<number, number> {
  const entries = Array.from(
    { length: tiff.getUint16(at, little) },
    (_, index) => at + 2 + 12 * index,
  );
  return new Map(entries.map((entry) => [tiff.getUint16(entry, little), entry]));
}

function ascii(data: DataView, at: number, length: number): string {
  const codes = Array.from({ length }, (_, index) => data.getUint8(at + index));
  return String.fromCharCode(...codes);
}
