import { Link } from '../../app/Link.tsx';
import { useSession } from '../../app/session.ts';
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

/** Puts a template of the agency into an answer, after what is typed already. While there is none, whoever may make one reads where. */
export function ReadyAnswers({ list, text, type }: Props) {
  const say = useText();
  const { rights } = useSession().desk;
  const put = (index: string) => {
    const chosen = list[Number(index)];
    if (!index || !chosen) return;
    type(text.trim() ? `${text.trimEnd()}\n\n${chosen.text}` : chosen.text);
    document.getElementById('answer')?.focus();
  };
  if (list.length === 0)
    return rights.includes('EDIT_SETTINGS') ? (
      <p className={`small ${css.choice}`}>
        <Link to={{ screen: 'settings', section: 'FORMS' }}>{say('lead.templateNone')}</Link>
      </p>
    ) : null;
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
