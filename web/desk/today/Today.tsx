import { useState } from 'react';
import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { today, useTime } from '../app/time.ts';
import { useDialog } from '../app/useDialog.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { buttonClass, DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { Appointments } from './Appointments.tsx';
import { CallBacks } from './CallBacks.tsx';
import { DoubtfulPrices } from './DoubtfulPrices.tsx';
import { Drafts } from './Drafts.tsx';
import { Expiring } from './Expiring.tsx';
import { FailedEmails } from './FailedEmails.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { HeldProperties, LackingProperties } from './LackingProperties.tsx';
import { Late } from './Late.tsx';
import { LinkLines } from './LinkLines.tsx';
import { NewLeads } from './NewLeads.tsx';
import { Questions } from './Questions.tsx';
import { RefusedLeads } from './RefusedLeads.tsx';
import { Testimonials } from './Testimonials.tsx';
import css from './Today.module.css';
import { Valuations } from './Valuations.tsx';
import { WordlessPictures } from './WordlessPictures.tsx';
import { Yesterday } from './Yesterday.tsx';

/** The first screen: what needs an answer now. Each part is read by itself. */
export function Today() {
  const say = useText();
  const { dayAndMonth } = useTime();
  const { desk } = useSession();
  const call = useDialog('call');
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const report = (part: string, count: number) =>
    setCounts((before) => ({ ...before, [part]: count }));
  const leads = desk.rights.includes('READ_LEADS');
  const content = desk.rights.includes('READ_CONTENT');
  const links = desk.rights.includes('MANAGE_LINKS');
  // what is planned for the day waits for nobody
  const parts = [
    ...(leads ? ['callBacks', 'late', 'new', 'emails', 'refused', 'expiring', 'testimonials'] : []),
    ...(content ? ['drafts', 'questions', 'wordless'] : []),
    'held',
    'lacking',
    'prices',
    ...(links ? ['links'] : []),
  ];
  const quiet = parts.every((part) => counts[part] === 0);
  const date = dayAndMonth(today());
  return (
    <Screen title={say('today.title')}>
      <Head title={date.charAt(0).toLocaleUpperCase() + date.slice(1)}>
        {leads && (
          <>
            <DeskButton onClick={() => call.show()} aria-haspopup="dialog">
              <Icon name="phone" />
              {say('call.title')} <kbd>C</kbd>
            </DeskButton>
            <Link className={buttonClass('primary')} to={{ screen: 'inbox', list: 'OPEN' }}>
              {say('today.toInbox')}
            </Link>
          </>
        )}
      </Head>
      <p role="status" className={quiet ? css.quiet : 'hidden-text'}>
        {quiet && say('today.nothing')}
      </p>
      <div className={css.columns}>
        <div>
          {desk.rights.includes('EDIT_SETTINGS') && <FirstSteps />}
          {leads && (
            <>
              <CallBacks report={report} />
              <Late report={report} />
              <NewLeads report={report} />
              <FailedEmails report={report} />
              <RefusedLeads report={report} />
              <Expiring report={report} />
              <Testimonials report={report} />
            </>
          )}
          {content && (
            <>
              <Drafts report={report} />
              <Questions report={report} />
              <WordlessPictures report={report} />
            </>
          )}
        </div>
        <div>
          <Appointments report={report} />
          {leads && <Valuations report={report} />}
          <DoubtfulPrices report={report} />
          <HeldProperties report={report} />
          <LackingProperties report={report} />
          {links && <LinkLines report={report} />}
          <Yesterday />
        </div>
      </div>
    </Screen>
  );
}
