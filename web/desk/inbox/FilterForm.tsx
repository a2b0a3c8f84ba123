import { useRef } from 'react';
import { useKeys } from '../app/keys.ts';
import { deskWordsCharacters } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import { useMedia } from '../app/useMedia.ts';
import folding from '../ui/Fold.module.css';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './FilterForm.module.css';
import {
  narrowing,
  newestFirst,
  nobody,
  type Selection,
  statesOf,
  tooManyWords,
} from './filter.ts';
import { setPart } from './setPart.ts';
import { TypedPart } from './TypedPart.tsx';

interface Option {
  readonly value: string;
  readonly text: string;
}

interface Props extends Selection {
  forms: readonly Option[];
  agents: readonly Option[];
  /** Whether leads go to a CRM. */
  linked: boolean;
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 9);

/** The filter of the inbox, which the address has. On a phone it is folded. */
export function FilterForm({ list, filter, forms, agents, linked }: Props) {
  const say = useText();
  const wide = useMedia('(min-width: 48rem)');
  const fold = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useKeys({
    f: () => {
      if (fold.current) fold.current.open = true;
      form.current?.querySelector('input')?.focus();
    },
  });
  const all = { value: '', text: say('filter.all') };
  const states = statesOf(list).map((state) => ({
    value: state,
    text: say(`lead.state.${state}`),
  }));
  const count = narrowing(filter).length;
  const order = newestFirst({ list, filter }) ? 'newest' : 'oldest';
  return (
    <details className={folding.fold} ref={fold} open={wide}>
      <summary>{say('filter.summary', { count })}</summary>
      <form
        ref={form}
        className={css.filter}
        role="search"
        aria-label={say('filter.title')}
        onSubmit={(event) => {
          event.preventDefault();
          document.getElementById('content')?.focus(); // so that J leads to the first lead
        }}
      >
        <TypedPart
          part="words"
          type="search"
          enterKeyHint="search"
          label={say('filter.words')}
          maxLength={deskWordsCharacters}
          value={filter.words ?? ''}
          wrong={(text) => (tooManyWords(text) ? say('filter.tooManyWords') : undefined)}
        />
        <SelectField
          label={say('inbox.form')}
          value={filter.form ?? ''}
          options={[all, ...forms]}
          onChange={(form) => setPart('form', form)}
        />
        <TypedPart
          part="property"
          inputMode="numeric"
          label={say('filter.property')}
          value={`${filter.property ?? ''}`}
          normalize={digits}
        />
        <SelectField
          label={say('lead.for')}
          value={filter.agent ?? ''}
          options={[all, { value: nobody, text: say('lead.nobody') }, ...agents]}
          onChange={(agent) => setPart('agent', agent)}
        />
        {states.length > 1 && (
          <SelectField
            label={say('lead.state')}
            value={filter.state ?? ''}
            options={[all, ...states]}
            onChange={(state) => setPart('state', state)}
          />
        )}
        {linked && (
          <SelectField
            label={say('inbox.crm')}
            value={filter.undelivered ?? ''}
            options={[all, { value: 'yes', text: say('filter.undelivered') }]}
            onChange={(undelivered) => setPart('undelivered', undelivered)}
          />
        )}
        {(['from', 'until'] as const).map((part) => (
          <TextField
            key={part}
            type="date"
            label={say(`filter.${part}`)}
            value={filter[part] ?? ''}
            onChange={({ target }) => setPart(part, target.value)}
          />
        ))}
        <SelectField
          label={say('filter.order')}
          value={order}
          options={(['oldest', 'newest'] as const).map((value) => ({
            value,
            text: say(`filter.${value}`),
          }))}
          onChange={(chosen) => setPart('order', chosen)}
        />
        <button type="submit" hidden>
          {say('filter.title')}
        </button>
      </form>
    </details>
  );
}
