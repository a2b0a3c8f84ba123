import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { PeopleQuery } from '../__generated__/PeopleQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { everybody, type PeopleSearch, peopleAt } from './lists.ts';
import css from './People.module.css';
import { PeopleFilter } from './PeopleFilter.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PeopleTabs } from './PeopleTabs.tsx';

/** Everybody whom the desk knows, narrowed by what the address says. */
export function People({ search }: { search: PeopleSearch }) {
  return <PeopleFound key={peopleAt(search)} search={search} />; // from the first page on
}

function PeopleFound({ search }: { search: PeopleSearch }) {
  const say = useText();
  const { locale } = useIntl();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { list, words, ...filter } = search;
  const { answer, failure, again } = useQuery<PeopleQuery>(
    graphql`
      query PeopleQuery($list: PeopleList!, $filter: PeopleFilter!, $after: String) {
        desk {
          colleagues {
            id
            name
          }
          people(list: $list, filter: $filter, after: $after) {
            nodes {
              who
              ...PersonLine_person
            }
            endCursor
            hasNextPage
            totalCount
          }
        }
      }
    `,
    { list, filter: { ...filter, words: words || null }, after: cursors.at(-1) ?? null },
    ['leads', 'appointments', 'owners'],
  );
  useEnd(answer);
  const page = answer?.desk?.people;
  const narrowed = peopleAt({ ...search, list: 'ALL' }) !== peopleAt(everybody);
  return (
    <Screen title={say('people.title')}>
      <Head title={say('people.title')} text={say('people.text')} />
      <PeopleTabs search={search} />
      <PeopleFilter search={search} colleagues={answer?.desk?.colleagues ?? []} />
      <p role="status" className={css.total}>
        {page &&
          say('people.total', {
            count: page.totalCount,
            shown: page.totalCount.toLocaleString(locale),
          })}
      </p>
      {!page && (failure ? <Failed failure={failure} again={again} /> : <Waiting />)}
      {page?.nodes.length === 0 && (
        <Empty
          title={say('people.none.title')}
          text={say(narrowed ? 'people.none.filter' : `people.none.${list}`)}
        />
      )}
      {page && page.nodes.length > 0 && <PeopleTable list={list} people={page.nodes} />}
      {page && (cursors.length > 0 || page.hasNextPage) && (
        <p className={`row ${css.turn}`}>
          <DeskButton
            disabled={cursors.length === 0}
            onClick={() => setCursors(cursors.slice(0, -1))}
          >
            {say('owners.before')}
          </DeskButton>
          <DeskButton
            disabled={!page.hasNextPage}
            onClick={() => page.endCursor && setCursors([...cursors, page.endCursor])}
          >
            {say('owners.next')}
          </DeskButton>
        </p>
      )}
    </Screen>
  );
}
