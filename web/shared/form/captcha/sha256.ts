/** The fractional parts of the square or cube roots of the first primes, as FIPS 180-4 takes its constants. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (isPrime(n)) found.push(((n ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

const start = roots(8, 1 / 2);
const constants = new Int32Array(roots(64, 1 / 3));
const rotated = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/**
 * SHA-256 of a short ASCII text, in hex: at most 55 characters, which fit one block. The browser's own is absent on
 * addresses without TLS, and slower for fifty thousand short texts.
 */
export function sha256(text: string): string {
  schedule(text);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start;
  for (let i = 0; i < 64; i++) {
    const big = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + big + ((e & f) ^ (~e & g)) + at(constants, i) + at(words, i)) | 0;
    const second =
      (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  return [a, b, c, d, e, f, g, h].map((x, i) => hex(x + (start[i] ?? 0))).join('');
}

const words = new Int32Array(64);
const at = (list: Int32Array, i: number) => list[i] ?? 0;

/** Writes the text as sixteen words with its end and its length, and the forty-eight that follow from them. */
function schedule(text: string): void {
  words.fill(0);
  for (let i = 0; i < text.length; i++) put(i, text.charCodeAt(i));
  put(text.length, 0x80);
  words[15] = text.length * 8;
  for (let i = 16; i < 64; i++) {
    const [x, y] = [at(words, i - 15), at(words, i - 2)];
    const low = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const high = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    words[i] = at(words, i - 16) + low + at(words, i - 7) + high;
  }
}

function put(index: number, byte: number): void {
  words[index >> 2] = at(words, index >> 2) | (byte << (24 - 8 * (index & 3)));
}

const hex = (x: number) => (x >>> 0).toString(16).padStart(8, '0');
