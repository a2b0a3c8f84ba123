/** Who called, as far as it is known. */
interface Caller {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

const address = /\S+@\S+\.[^\s,;]+/;
const number = /\+?\d[\d ()./-]{6,}\d/;

/** Reads a phone number, an email address and a name from what was typed in one line. */
export function callerOf(words: string): Caller {
  const email = address.exec(words)?.[0] ?? '';
  const rest = words.replace(email, ' ');
  const phone = number.exec(rest)?.[0] ?? '';
  const name = rest
    .replace(phone, ' ')
    .replace(/[,;\s]+/g, ' ')
    .trim();
  return { name, phone, email };
}
