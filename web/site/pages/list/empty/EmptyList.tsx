import { useIntl } from 'react-intl';
import type { EmptyTown_town$key } from '../../../../__generated__/EmptyTown_town.graphql.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { Empty } from '../../../../shared/list/Empty.tsx';
import { cleared, conditions, type Filter, filterSearch } from '../../../../shared/list/filter.ts';
import { type Chip, valueWords } from '../../../../shared/list/filterChips.ts';
import type { ListKind } from '../../../../shared/list/filterVariables.ts';
import { path } from '../../../../shared/router/paths.ts';
import { ButtonLink } from '../../../../shared/ui/Button.tsx';
import { EmptyTown } from './EmptyTown.tsx';
import { emptyRange } from './emptyRange.ts';

interface Props {
  kind: ListKind;
  filter: Filter;
  chips: readonly Chip[];
  /** How many properties the list has, on other pages than this one. */
  total: number;
  /** The page that registers this filter as a demand. */
  register: string | null;
  /** The only town of the filter, where it has nothing on offer. */
  town: EmptyTown_town$key | null | undefined;
  /** What the filter names as cities and is no town. */
  unknown: readonly string[];
}

/** Why this page of the list is empty: beyond the last page, limits that exclude each other, too narrow a filter, or nothing on offer. */
export function EmptyList({ kind, filter, chips, total, register, town, unknown }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const list = path(kind, language);
  const other = kind === 'sale' ? 'rent' : 'sale';
  const title = intl.formatMessage({ id: 'list.empty' });
  if (total > 0) {
    return (
      <Empty title={title} text={intl.formatMessage({ id: 'list.emptyPage' })}>
        <ButtonLink primary to={list + filterSearch({ ...filter, page: 1 })}>
          {intl.formatMessage({ id: 'list.toFirst' })}
        </ButtonLink>
      </Empty>
    );
  }
  const limits = emptyRange(filter);
  if (limits) {
    const { least, most, swapped } = limits;
    const values = {
      least: valueWords(intl, least.name, String(least.value)),
      most: valueWords(intl, most.name, String(most.value)),
    };
    return (
      <Empty title={title} text={intl.formatMessage({ id: 'list.emptyRange' }, values)}>
        <ButtonLink primary to={list + filterSearch(swapped)}>
          {intl.formatMessage({ id: 'list.swap' }, values)}
        </ButtonLink>
      </Empty>
    );
  }
  if (town && conditions({ ...filter, radius: null }) === 1)
    return <EmptyTown {...{ kind, filter, register, town }} />;
  const narrow = conditions(filter) > 0;
  const texts = unknown.map((town) => intl.formatMessage({ id: 'list.unknownTown' }, { town }));
  texts.push(intl.formatMessage({ id: narrow ? 'list.emptyText' : 'list.emptyAll' }));
  if (register && unknown.length === 0) texts.push(intl.formatMessage({ id: 'list.registerText' }));
  return (
    <Empty title={title} text={texts.join(' ')}>
      {register && unknown.length === 0 && (
        <ButtonLink primary to={register}>
          {intl.formatMessage({ id: 'list.register' })}
        </ButtonLink>
      )}
      {narrow && (
        <ButtonLink to={list + filterSearch(cleared(filter))}>
          {intl.formatMessage({ id: 'list.clearFilters' })}
        </ButtonLink>
      )}
      {filter.text && (
        <ButtonLink
          to={list + filterSearch({ ...filter, text: '', description: filter.text, page: 1 })}
        >
          {intl.formatMessage({ id: 'list.inDescriptions' }, { text: filter.text })}
        </ButtonLink>
      )}
      {chips.length > 1 &&
        chips
          .filter(({ alone }) => alone)
          .map(({ words, without }) => (
            <ButtonLink key={words} to={list + filterSearch(without)}>
              {intl.formatMessage({ id: 'list.without' }, { filter: words })}
            </ButtonLink>
          ))}
      <ButtonLink to={path(other, language) + filterSearch({ ...filter, page: 1 })}>
        {intl.formatMessage({ id: other === 'rent' ? 'list.inRent' : 'list.inSale' })}
      </ButtonLink>
    </Empty>
  );
}
