import { useText } from '../app/texts.ts';

/** Keys that are pressed together, such as Ctrl S, as keyboards of the desk's language call them. */
export function Combination({ of }: { of: string }) {
  const say = useText();
  const names = of.split(' ').map((key) => say('keys.name', { key }) || key);
  return <kbd>{names.join(' ')}</kbd>;
}
