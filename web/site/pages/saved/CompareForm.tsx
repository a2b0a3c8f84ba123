import { type ChangeEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { path } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { mostCompared, savedSearch } from '../../../shared/saved/savedAddress.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import css from './CompareForm.module.css';

interface Props {
  numbers: readonly number[];
  choices: readonly { number: number; name: string }[];
  chosen: readonly number[];
}

/** Which properties stand side by side, at most four. Without scripts the browser requests the page with those that are ticked. */
export function CompareForm({ numbers, choices, ...props }: Props) {
  const intl = useIntl();
  const { navigate } = useRouter();
  const action = path('saved', useLanguage());
  const most = { most: mostCompared };
  const [chosen, setChosen] = useState(props.chosen);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const number = Number(target.value);
    setChosen(target.checked ? [...chosen, number] : chosen.filter((one) => one !== number));
  };
  return (
    <form
      className={css.form}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(action + savedSearch(numbers, chosen));
      }}
    >
      <input type="hidden" name="n" value={numbers.join(',')} />
      <fieldset>
        <legend>{intl.formatMessage({ id: 'saved.compareLegend' }, most)}</legend>
        {choices.map(({ number, name }) => (
          <label key={number}>
            <input
              type="checkbox"
              name="c"
              value={number}
              checked={chosen.includes(number)}
              disabled={chosen.length >= mostCompared && !chosen.includes(number)}
              onChange={choose}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit">{intl.formatMessage({ id: 'saved.compare' })}</Button>
    </form>
  );
}
