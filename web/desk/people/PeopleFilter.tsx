import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { useMedia } from '../app/useMedia.ts';
import { go } from '../app/usePlace.ts';
import { type PickedProperty, PropertyPicker } from '../picker/PropertyPicker.tsx';
import { FindForm } from '../ui/FindForm.tsx';
import folding from '../ui/Fold.module.css';
import { SelectField } from '../ui/SelectField.tsx';
import { consents, isComplete, type PeopleSearch, peopleLanguages } from './lists.ts';
import css from './PeopleFilter.module.css';

interface Props {
  search: PeopleSearch;
  colleagues: readonly { readonly id: string; readonly name: string }[];
}

/** Narrows the list of people. The whole of an address or a number opens the person; all else stands in the list's address. */
export function PeopleFilter({ search, colleagues }: Props) {
  const say = useText();
  const wide = useMedia('(min-width: 48rem)');
  const narrow = (part: Partial<PeopleSearch>) =>
    go({ screen: 'people', who: '', search: { ...search, ...part } });
  const all = { value: '', text: say('filter.all') };
  const { words: _, list: __, ...parts } = search;
  const count = Object.values(parts).filter(Boolean).length;
  return (
    <>
      <FindForm
        label={say('people.who')}
        words={search.words}
        find={(words) =>
          isComplete(words) ? go({ screen: 'people', who: words }) : narrow({ words })
        }
      />
      <details className={folding.fold} open={wide || count > 0}>
        <summary>{say('filter.summary', { count })}</summary>
        <div className={css.filter}>
          <SelectField
            label={say('people.language')}
            value={search.language ?? ''}
            options={[
              all,
              ...peopleLanguages.map((value) => ({ value, text: say(`language.${value}`) })),
            ]}
            onChange={(chosen) =>
              narrow({ language: peopleLanguages.find((one) => one === chosen) ?? null })
            }
          />
          <SelectField
            label={say('people.consent')}
            value={search.consent ?? ''}
            options={[
              all,
              ...consents.map((value) => ({ value, text: say(`people.consent.${value}`) })),
            ]}
            onChange={(chosen) =>
              narrow({ consent: consents.find((one) => one === chosen) ?? null })
            }
          />
          <SelectField
            label={say('people.agent')}
            value={search.agent ?? ''}
            options={[all, ...colleagues.map(({ id, name }) => ({ value: id, text: name }))]}
            onChange={(agent) => narrow({ agent: agent || null })}
          />
          <PropertyPart
            label={say('people.matches')}
            number={search.matches}
            choose={(matches) => narrow({ matches })}
          />
          <PropertyPart
            label={say('people.saw')}
            number={search.saw}
            choose={(saw) => narrow({ saw })}
          />
        </div>
      </details>
    </>
  );
}

interface PartProps {
  label: string;
  number: number | null;
  choose: (number: number | null) => void;
}

/** A property by which the list is narrowed. */
function PropertyPart({ label, number, choose }: PartProps) {
  const [words, setWords] = useState('');
  const picked: PickedProperty | null =
    number === null ? null : { number, reference: `${number}`, place: '' };
  return (
    <PropertyPicker
      label={label}
      picked={picked}
      pick={(property) => choose(property?.number ?? null)}
      words={words}
      type={setWords}
    />
  );
}
