import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { useMedia } from '../app/useMedia.ts';
import { go } from '../app/usePlace.ts';
import { FindForm } from '../ui/FindForm.tsx';
import folding from '../ui/Fold.module.css';
import { SelectField } from '../ui/SelectField.tsx';
import { type PropertySearch, propertyOrders } from './lists.ts';
import css from './PropertyFilter.module.css';

interface Props {
  search: PropertySearch;
  agents: readonly { readonly number: number; readonly name: string }[];
}

/** Narrows a list of properties and puts it in order, on a phone once one opens that. What is chosen stands in the address. */
export function PropertyFilter({ search, agents }: Props) {
  const say = useText();
  const narrow = (part: Partial<PropertySearch>) =>
    go({ screen: 'properties', ...search, after: '', ...part });
  const isPhone = useMedia('(max-width: 47.99rem)');
  const count = [search.goal, search.agent].filter((one) => one !== null).length;
  const [isOpen, setIsOpen] = useState(count > 0);
  const choices = (
    <>
      <SelectField
        label={say('properties.goal')}
        value={search.goal ?? ''}
        options={[
          { value: '', text: say('properties.only.ALL') },
          { value: 'SALE', text: say('properties.only.SALE') },
          { value: 'RENT', text: say('properties.only.RENT') },
        ]}
        onChange={(goal) => narrow({ goal: goal === 'SALE' || goal === 'RENT' ? goal : null })}
      />
      <SelectField
        label={say('properties.agent')}
        value={search.agent ?? ''}
        options={[
          { value: '', text: say('properties.agent.all') },
          ...agents.map(({ number, name }) => ({ value: `${number}`, text: name })),
        ]}
        onChange={(agent) => narrow({ agent: agent ? Number(agent) : null })}
      />
      <SelectField
        label={say('filter.order')}
        value={search.order}
        options={propertyOrders.map((order) => ({
          value: order,
          text: say(`properties.order.${order}`),
        }))}
        onChange={(order) =>
          narrow({ order: propertyOrders.find((one) => one === order) ?? 'NEWEST' })
        }
      />
    </>
  );
  return (
    <div className={css.filter}>
      <FindForm
        label={say('properties.find')}
        words={search.words}
        find={(words) => narrow({ words })}
      />
      {isPhone ? (
        <details
          className={folding.fold}
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>{say('filter.summary', { count })}</summary>
          <div className={css.choices}>{choices}</div>
        </details>
      ) : (
        choices
      )}
    </div>
  );
}
