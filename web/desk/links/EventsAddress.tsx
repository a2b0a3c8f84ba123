import { graphql, useFragment } from 'react-relay/hooks';
import type { EventsAddress_link$key } from '../__generated__/EventsAddress_link.graphql.ts';
import { useText } from '../app/texts.ts';
import facts from '../ui/Facts.module.css';

/** The address that one gives a CRM, so that it says at once what happens there. */
export function EventsAddress({ link: key }: { link: EventsAddress_link$key }) {
  const say = useText();
  const { eventsAt } = useFragment(
    graphql`
      fragment EventsAddress_link on Link {
        eventsAt
      }
    `,
    key,
  );
  if (!eventsAt) return null;
  return (
    <dl className={facts.facts}>
      <dt>{say('links.events')}</dt>
      <dd>
        <code>{eventsAt}</code>
      </dd>
    </dl>
  );
}
