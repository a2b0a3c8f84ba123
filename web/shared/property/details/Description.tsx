import css from './Description.module.css';

/** The agency's description; its first paragraph is the lead. */
export function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <div className={`prose ${css.text}`}>
      {paragraphs.map((paragraph, i) => (
        <p key={paragraph} className={i === 0 ? 'lead' : undefined}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
