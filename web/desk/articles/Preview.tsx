import { useEffect, useId, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { GraphLanguage } from '../../shared/i18n/languages.ts';
import type { PreviewQuery } from '../__generated__/PreviewQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import css from './ArticleForm.module.css';
import { elementsOf } from './html.ts';

/** How long nothing is typed before the preview follows, in milliseconds. */
const pause = 400;

/** The text as the site shows it. */
export function Preview({ markdown, language }: { markdown: string; language: GraphLanguage }) {
  const say = useText();
  const id = useId();
  const shown = useSettled(markdown);
  const { answer } = useQuery<PreviewQuery>(
    graphql`
      query PreviewQuery($markdown: String!) {
        desk {
          preview(markdown: $markdown)
        }
      }
    `,
    { markdown: shown },
  );
  const [html, setHtml] = useState<string | null>('');
  const made = answer?.desk?.preview;
  useEffect(() => {
    if (made !== undefined) setHtml(made);
  }, [made]);
  return (
    <section className={css.preview} aria-labelledby={id}>
      <h2 id={id}>{say('articles.preview')}</h2>
      {html === null ? (
        <p role="alert">{say('articles.previewTooLong')}</p>
      ) : (
        <div lang={language.toLowerCase()}>{elementsOf(html)}</div>
      )}
    </section>
  );
}

/** A text once it has not changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
