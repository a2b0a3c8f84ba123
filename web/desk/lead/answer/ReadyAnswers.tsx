import { useText } from '../../app/texts.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import css from './ReadyAnswers.module.css';

interface Props {
  /** The agency's templates, filled in for the lead. */
  list: readonly { readonly name: string; readonly text: string }[];
  /** What is typed already. */
  text: string;
  type: (text: string) => void;
}

/** Puts a template of the agency into an answer, after what is typed already. */
export function ReadyAnswers({ list, text, type }: Props) {
  const say = useText();
  const put = (index: string) => {
    const chosen = list[Number(index)];
    if (!index || !chosen) return;
    type(text.trim() ? `${text.trimEnd()}\n\n${chosen.text}` : chosen.text);
    document.getElementById('answer')?.focus();
  };
  return (
    <div className={css.choice}>
      <SelectField
        label={say('lead.template')}
        value=""
        options={[
          { value: '', text: say('lead.templateChoose') },
          ...list.map(({ name }, index) => ({ value: `${index}`, text: name })),
        ]}
        onChange={put}
      />
    </div>
  );
}
