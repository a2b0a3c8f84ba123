import { graphql } from 'react-relay/hooks';
import type { LinksQuery } from '../__generated__/LinksQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { buttonClass } from '../ui/DeskButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { ProgramKeys } from './keys/ProgramKeys.tsx';
import css from './Links.module.css';
import { LinkView } from './LinkView.tsx';
import { MailRecords } from './mail/MailRecords.tsx';
import { Outbox } from './mail/Outbox.tsx';
import { TestMail } from './mail/TestMail.tsx';
import { Webhooks } from './webhooks/Webhooks.tsx';

/** What the site speaks to: CRMs, the mail server, and programs with their keys and webhooks. */
export function Links() {
  const say = useText();
  const { answer, failure, again } = useQuery<LinksQuery>(
    graphql`
      query LinksQuery {
        desk {
          links {
            id
            ...LinkView_link
          }
          outbox {
            ...Outbox_outbox
          }
          ...ProgramKeys_desk
          ...Webhooks_desk
        }
      }
    `,
    {},
    ['links'],
  );
  useEnd(answer);
  const links = answer?.desk?.links;
  return (
    <Screen title={say('links.title')}>
      <Head title={say('links.title')} text={say('links.text')}>
        <Link className={buttonClass()} to={{ screen: 'newLink' }}>
          {say('links.new')}
        </Link>
      </Head>
      {!links && (failure ? <Failed failure={failure} again={again} /> : <Waiting />)}
      {links?.length === 0 && (
        <Empty title={say('links.none.title')} text={say('links.none.text')} />
      )}
      <div className={css.links}>
        {links?.map((link) => (
          <LinkView key={link.id} link={link} changed={again} />
        ))}
        {links && (
          <div className={css.link}>
            <TestMail />
            {answer?.desk?.outbox && <Outbox outbox={answer.desk.outbox} changed={again} />}
            <MailRecords />
            {answer?.desk && <ProgramKeys desk={answer.desk} changed={again} />}
            {answer?.desk && <Webhooks desk={answer.desk} changed={again} />}
          </div>
        )}
      </div>
    </Screen>
  );
}
