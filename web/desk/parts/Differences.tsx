import { useText } from '../app/texts.ts';
import css from './Differences.module.css';
import { differences, shortened } from './differences.ts';
import { type Differing, type NamedPage, useDifferenceTexts } from './useDifferenceTexts.ts';

interface Props {
  parts: readonly Differing[];
  /** The pages by which lists of the menu are named. */
  pages: readonly NamedPage[];
}

/** What parts say before a change and after it: what is gone is struck, what is new is underlined. */
export function Differences({ parts, pages }: Props) {
  const texts = useDifferenceTexts(pages);
  return (
    <dl className={css.list}>
      {parts.map((part) => (
        <div key={`${part.field} ${part.language}`}>
          <dt>{texts.label(part)}</dt>
          <dd lang={part.language?.toLowerCase()}>
            <Marked before={texts.value(part, part.before)} after={texts.value(part, part.after)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Marked({ before, after }: { before: string; after: string }) {
  const say = useText();
  if (before === after) return <span className="soft">{say('diff.detail')}</span>;
  return shortened(differences(before, after)).map(({ kind, text }, at) => {
    const key = `${at} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Mark = kind === 'gone' ? 'del' : 'ins';
    return (
      <Mark key={key}>
        <span className="hidden-text" lang={document.documentElement.lang}>
          {say(`diff.${kind}`)}
        </span>
        {text}
      </Mark>
    );
  });
}
