import { Link } from '../../app/Link.tsx';
import { useText } from '../../app/texts.ts';
import { buttonClass } from '../../ui/DeskButton.tsx';
import css from './Editor.module.css';
import type { EditorSection } from './sections.ts';

interface Props {
  number: number;
  /** The section below; nothing below the last. */
  section: EditorSection | undefined;
}

/** On a phone, where one section is open, the way to the next without going back to the list. */
export function NextSection({ number, section }: Props) {
  const say = useText();
  if (!section) return null;
  return (
    <p className={css.next}>
      <Link className={buttonClass()} to={{ screen: 'editor', number, section }}>
        {say('editor.next', { section: say(`editor.section.${section}`) })}
      </Link>
    </p>
  );
}
