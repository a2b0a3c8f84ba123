import { useCallback, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { PropertiesQuery } from '../__generated__/PropertiesQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { buttonClass } from '../ui/DeskButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import type { PropertySearch } from './lists.ts';
import { NewProperty } from './NewProperty.tsx';
import css from './Properties.module.css';
import { PropertyDialogs } from './PropertyDialogs.tsx';
import { PropertyFilter } from './PropertyFilter.tsx';
import { PropertyTable } from './PropertyTable.tsx';
import { PropertyTabs } from './PropertyTabs.tsx';
import { SeveralBar } from './several/SeveralBar.tsx';

/** What nobody does on a phone: the printer and the screen in the window are at the office. */
const office = `${buttonClass()} ${css.office}`;

/** The properties of the agency: what they lack by law, photos without descriptions, page views and leads. */
export function Properties(search: PropertySearch) {
  const { list, words, goal, agent, order, after } = search;
  const say = useText();
  const { answer, failure, again } = useQuery<PropertiesQuery>(
    graphql`
      query PropertiesQuery(
        $list: PropertyList!
        $words: String
        $goal: Goal
        $agent: Int
        $order: PropertyOrder!
        $after: String
      ) {
        site {
          agents {
            number
            name
          }
        }
        desk {
          ...NewProperty_desk
          propertyCounts {
            list
            count
          }
          properties(
            list: $list
            words: $words
            goal: $goal
            agent: $agent
            order: $order
            after: $after
          ) {
            nodes {
              number
              ...PropertyRow_property
            }
            endCursor
            hasNextPage
          }
        }
      }
    `,
    { list, words: words || null, goal, agent, order, after: after || null },
    ['properties'],
  );
  useEnd(answer);
  const desk = answer?.desk;
  const page = desk?.properties;
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const shown = page?.nodes.map(({ number }) => number) ?? [];
  const numbers = shown.filter((number) => chosen.has(number));
  const clear = useCallback(() => choose(new Set()), []);
  return (
    <Screen title={say('properties.title')}>
      <Head title={say('properties.title')} text={say('properties.text')}>
        <Link className={buttonClass()} to={{ screen: 'projects' }}>
          {say('projects.title')}
        </Link>
        <a className={office} href="/print/cards/" target="_blank" rel="noreferrer">
          {say('properties.cards')}
        </a>
        <a className={office} href="/window/" target="_blank" rel="noreferrer">
          {say('properties.window')}
        </a>
        {desk && <NewProperty desk={desk} />}
      </Head>
      <PropertyTabs list={list} counts={desk?.propertyCounts ?? []} />
      <PropertyFilter search={search} agents={answer?.site.agents ?? []} />
      {!page && (failure ? <Failed failure={failure} again={again} /> : <Waiting />)}
      {page?.nodes.length === 0 && <NoProperties search={search} />}
      {page && page.nodes.length > 0 && (
        <PropertyTable
          list={list}
          properties={page.nodes}
          chosen={new Set(numbers)}
          choose={choose}
        />
      )}
      <SeveralBar
        numbers={numbers}
        agents={answer?.site.agents ?? []}
        clear={clear}
        changed={again}
      />
      <PropertyDialogs changed={again} />
      {page?.hasNextPage && page.endCursor && (
        <p className={css.end}>
          <Link to={{ screen: 'properties', ...search, after: page.endCursor }}>
            {say('properties.next')}
          </Link>
        </p>
      )}
    </Screen>
  );
}

/** Why a list of properties is empty: nothing fits, nothing is in that list, or the site has none yet. */
function NoProperties({ search: { list, words, goal, agent } }: { search: PropertySearch }) {
  const say = useText();
  if (words || goal || agent !== null)
    return <Empty title={say('properties.none.title')} text={say('properties.none.text')} />;
  if (list !== 'ALL')
    return <Empty title={say('properties.none.title')} text={say(`properties.none.${list}`)} />;
  return <Empty title={say('properties.first.title')} text={say('properties.first.text')} />;
}
