import { useId, useState } from 'react';
import type { GraphLanguage } from '../../shared/i18n/languages.ts';
import { useText } from '../app/texts.ts';
import { Choice } from '../ui/Choice.tsx';
import css from './PagePreview.module.css';

interface Props {
  title: string;
  /** Where the site is shown with its drafts; the address of a page follows. */
  address: string;
  paths: readonly { readonly language: string; readonly path: string }[];
  /** The draft that is shown: another one is read anew. */
  version: number;
}

const widths = ['390', '834', '1440'] as const;

/**
 * The page itself in a frame, as its draft shows it, in the width of a phone, a tablet or a computer. Colleagues open its link without a
 * session, for a day.
 */
export function PagePreview({ title, address, paths, version }: Props) {
  const say = useText();
  const id = useId();
  const [width, setWidth] = useState<(typeof widths)[number]>('1440');
  const [chosen, setLanguage] = useState(paths[0]?.language ?? '');
  const shown = paths.find(({ language }) => language === chosen) ?? paths[0];
  if (!shown) return null;
  const url = `${address}${shown.path}`;
  return (
    <section className={css.preview} aria-labelledby={id}>
      <header>
        <h2 id={id}>{say('preview.title')}</h2>
        <Choice
          label={say('preview.width')}
          options={widths.map((value) => ({ value, text: value }))}
          value={width}
          onChange={setWidth}
        />
        <Choice
          label={say('articles.language')}
          options={paths.map(({ language }) => ({ value: language, text: language.toLowerCase() }))}
          value={shown.language as GraphLanguage}
          onChange={setLanguage}
        />
        <a href={url} target="_blank" rel="noopener noreferrer">
          {say('preview.link')}
        </a>
      </header>
      <div className={css.window} data-width={width}>
        <iframe key={`${version} ${url}`} src={url} title={say('preview.of', { page: title })} />
      </div>
      <p className="small soft">{say('preview.text')}</p>
    </section>
  );
}
