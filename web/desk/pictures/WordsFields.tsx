import { pictureWords } from '../app/limits.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { TextArea } from '../ui/TextArea.tsx';

interface Props {
  words: readonly {
    readonly language: string;
    readonly text: string;
    readonly origin?: string;
  }[];
  typed: Readonly<Record<string, string>>;
  readOnly: boolean;
  /** A text is longer than it may be. */
  wrong: boolean;
  type: (language: string, text: string) => void;
}

/** What a picture shows, a field for each language of the site. */
export function WordsFields({ words, typed, readOnly, wrong, type }: Props) {
  const say = useText();
  return words.map(({ language, text, origin }) => {
    const value = typed[language] ?? text;
    return (
      <div key={language}>
        <TextArea
          label={say(`language.${language}` as TextKey)}
          rows={2}
          lang={language.toLowerCase()}
          value={value}
          readOnly={readOnly}
          error={wrong && value.length > pictureWords ? say('pictures.tooLong') : undefined}
          onChange={(event) => type(language, event.target.value.replaceAll('\n', ' '))}
        />
        {origin === 'DESK' && <p className="small soft">{say('pictures.ofDesk')}</p>}
      </div>
    );
  });
}
