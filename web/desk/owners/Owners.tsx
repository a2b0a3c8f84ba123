import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { OwnersQuery } from '../__generated__/OwnersQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { go } from '../app/usePlace.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { buttonClass, DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { FindForm } from '../ui/FindForm.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { ChosenOwners } from './ChosenOwners.tsx';
import type { OwnerSearch } from './lists.ts';
import css from './Owners.module.css';
import { OwnerTable } from './OwnerTable.tsx';
import { OwnerTabs } from './OwnerTabs.tsx';
import { WaitingReports } from './WaitingReports.tsx';

/** The owners by name: what they own and whether they may sign in. Cursors are in no address. */
export function Owners({ list, words }: OwnerSearch) {
  const say = useText();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { answer, failure, again } = useQuery<OwnersQuery>(
    graphql`
      query OwnersQuery($list: OwnerList!, $words: String, $after: String) {
        desk {
          ownerCounts {
            list
            count
          }
          owners(list: $list, words: $words, after: $after) {
            nodes {
              id
              version
              ...OwnerRow_owner
            }
            endCursor
            hasNextPage
          }
        }
      }
    `,
    { list, words: words || null, after: cursors.at(-1) ?? null },
    ['owners'],
  );
  useEnd(answer);
  const page = answer?.desk?.owners;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = page?.nodes.filter(({ id }) => ids.has(id)) ?? [];
  const choose = (id: string) => {
    const more = new Set(chosen.map((owner) => owner.id));
    if (!more.delete(id)) more.add(id);
    setIds(more);
  };
  const next = () => page?.endCursor && setCursors([...cursors, page.endCursor]);
  return (
    <Screen title={say('owners.title')}>
      <Head title={say('owners.title')} text={say('owners.text')}>
        <Link className={buttonClass('primary')} to={{ screen: 'newOwner', lead: '' }}>
          <Icon name="plus" />
          {say('owners.new')}
        </Link>
      </Head>
      <WaitingReports />
      <OwnerTabs list={list} counts={answer?.desk?.ownerCounts ?? []} />
      <FindForm
        label={say('owners.find')}
        words={words}
        find={(typed) => go({ screen: 'owners', list, words: typed })}
      />
      {!page && (failure ? <Failed failure={failure} again={again} /> : <Waiting />)}
      {page?.nodes.length === 0 && (
        <Empty
          title={say('owners.none.title')}
          text={say(words ? 'owners.none.text' : `owners.none.${list}`)}
        />
      )}
      {page && page.nodes.length > 0 && (
        <OwnerTable list={list} owners={page.nodes} chosen={ids} choose={choose} />
      )}
      {page && (cursors.length > 0 || page.hasNextPage) && (
        <p className={`row ${css.turn}`}>
          <DeskButton
            disabled={cursors.length === 0}
            onClick={() => setCursors(cursors.slice(0, -1))}
          >
            {say('owners.before')}
          </DeskButton>
          <DeskButton disabled={!page.hasNextPage} onClick={next}>
            {say('owners.next')}
          </DeskButton>
        </p>
      )}
      <ChosenOwners owners={chosen} clear={() => setIds(new Set())} changed={again} />
    </Screen>
  );
}
