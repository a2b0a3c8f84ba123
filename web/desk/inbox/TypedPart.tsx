import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { TextField } from '../ui/TextField.tsx';
import { setPart } from './setPart.ts';

/** How long after the last key the typed text is searched, in milliseconds. */
const pause = 300;

interface Props extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  part: 'words' | 'property';
  /** The text in the address. */
  value: string;
  /** Leaves out characters that the field does not take. */
  normalize?: (text: string) => string;
  /** What is wrong with the text, which is then not searched. */
  wrong?: (text: string) => string | undefined;
}

/** A part of the filter with a text field. It follows the address, and the address follows it when the typing pauses. */
export function TypedPart({ part, value, normalize, wrong, ...rest }: Props) {
  const [typed, setTyped] = useState(value);
  const applied = useRef(value);
  const error = wrong?.(typed);
  useEffect(() => {
    if (value === applied.current.trim()) return;
    applied.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === applied.current || error) return;
    const timer = setTimeout(() => {
      applied.current = typed;
      setPart(part, typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, part, error]);
  return (
    <TextField
      {...rest}
      error={error}
      value={typed}
      onChange={({ target }) => setTyped(normalize ? normalize(target.value) : target.value)}
    />
  );
}
