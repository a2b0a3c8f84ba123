import { type TextKey, useText } from '../app/texts.ts';
import { Sign } from '../ui/Sign.tsx';
import type { WaitingDraft } from './useDrafts.ts';

/** The texts of a draft that visitors get in another language, and those that are older than their original: a line for each language. */
export function Untranslated({ draft }: { draft: WaitingDraft }) {
  const say = useText();
  const { untranslated } = draft;
  const lines = new Map<string, { language: string; older: boolean; fields: string[] }>();
  for (const { field, language, older } of untranslated) {
    const line = lines.get(`${language} ${older}`) ?? { language, older, fields: [] };
    lines.set(`${language} ${older}`, line);
    line.fields.push(say(`part.${field}` as TextKey));
  }
  return [...lines].map(([key, { language, older, fields }]) => (
    <div key={key}>
      <Sign variant={older ? 'soft' : 'bad'} icon="warning">
        {say(older ? 'draft.older' : 'draft.untranslated', {
          language: say(`language.${language}` as TextKey),
          fields: fields.join(', '),
        })}
      </Sign>
    </div>
  ));
}
