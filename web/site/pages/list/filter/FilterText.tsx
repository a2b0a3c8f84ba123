import { useId } from 'react';
import { useIntl } from 'react-intl';
import { longestText } from '../../../../shared/list/kinds.ts';
import { classes } from '../../../../shared/ui/classes.ts';
import css from './FilterCell.module.css';
import type { Draft } from './filterDraft.ts';

/** A reference number, a city or a type in words; applied when the form is sent. */
export function FilterText({ draft, className }: { draft: Draft; className?: string | undefined }) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={classes(css.cell, className)}>
      <label htmlFor={id}>{intl.formatMessage({ id: 'list.text' })}</label>
      <input
        id={id}
        name="text"
        maxLength={longestText}
        placeholder={intl.formatMessage({ id: 'list.textExample' })}
        value={draft.filter.text}
        onChange={(event) => draft.edit({ text: event.target.value })}
      />
    </div>
  );
}
