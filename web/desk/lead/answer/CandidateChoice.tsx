import { Link } from '../../app/Link.tsx';
import { useText } from '../../app/texts.ts';
import { Choice } from '../../ui/Choice.tsx';
import css from './CandidateChoice.module.css';

/** What an answer tells a candidate. */
export type Outcome = 'CHOSEN' | 'DECLINED';

interface Props {
  /** The number of the property that the candidate wants to rent. */
  property: number | null;
  /** What the candidate is told unless somebody writes something else. */
  texts: Readonly<Record<Outcome, string>>;
  text: string;
  type: (text: string) => void;
  outcome: Outcome | null;
  setOutcome: (outcome: Outcome | null) => void;
}

/** What an answer tells a candidate for a rental. A choice proposes the email, unless one was written already. */
export function CandidateChoice({ property, texts, text, type, outcome, setOutcome }: Props) {
  const say = useText();
  const proposed = ['', ...Object.values(texts)].includes(text.trim());
  const choose = (value: Outcome | 'NONE') => {
    setOutcome(value === 'NONE' ? null : value);
    if (proposed) type(value === 'NONE' ? '' : texts[value]);
  };
  return (
    <div className={css.candidate}>
      <Choice
        label={say('candidate.title')}
        options={(['NONE', 'CHOSEN', 'DECLINED'] as const).map((value) => ({
          value,
          text: say(`candidate.${value}`),
        }))}
        value={outcome ?? 'NONE'}
        onChange={choose}
        columns="many"
      />
      {property != null && (
        <Link
          className="small"
          to={{ screen: 'inbox', list: 'ALL', filter: { form: 'applyForRent', property } }}
        >
          {say('candidate.all')}
        </Link>
      )}
    </div>
  );
}
