import { useText } from '../app/texts.ts';
import { Wrong } from '../ui/Wrong.tsx';

/** Says that what was typed is the reference of no property, or of several. */
export function WrongReference({ several, typed }: { several: boolean; typed: string }) {
  const say = useText();
  const text = say(several ? 'properties.severalReferred' : 'properties.noneReferred', { typed });
  return <Wrong text={text} failed={null} />;
}
