import { CriteriaFields } from './CriteriaFields.tsx';
import { criteria, lines } from './criteria.ts';
import { askedOf, type Draft } from './filterDraft.ts';
import type { Counts } from './useCounts.ts';
import css from './WithoutScripts.module.css';

/** What the filter form has in place of the drawer and the map for who has no scripts. Only the server writes it. */
export function WithoutScripts({ draft, counts }: { draft: Draft; counts: Counts }) {
  const kept = lines(criteria).filter(([name]) => name === 'bounds' || name === 'area');
  return (
    <div className={css.fields}>
      {kept.map(([name]) =>
        askedOf(draft, name).texts.map((text) => (
          <input key={name} type="hidden" name={name} value={text} />
        )),
      )}
      <CriteriaFields draft={draft} counts={counts} />
    </div>
  );
}
