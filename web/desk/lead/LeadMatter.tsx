import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadMatter_lead$key } from '../__generated__/LeadMatter_lead.graphql.ts';
import { LeadAppointment } from './LeadAppointment.tsx';
import { LeadCallBack } from './LeadCallBack.tsx';
import { LeadDocuments } from './LeadDocuments.tsx';
import { LeadEmails } from './LeadEmails.tsx';
import { LeadFiles } from './LeadFiles.tsx';
import { LeadTestimonial } from './LeadTestimonial.tsx';
import { LeadValuation } from './LeadValuation.tsx';
import { ProposeAppointment } from './ProposeAppointment.tsx';

/** What the form of a lead offers beside answers: each part shows itself for its own form alone. */
export function LeadMatter({ lead: key, again }: { lead: LeadMatter_lead$key; again: () => void }) {
  const lead = useFragment(
    graphql`
      fragment LeadMatter_lead on Lead {
        ...LeadCallBack_lead
        ...LeadAppointment_lead
        ...ProposeAppointment_lead
        ...LeadFiles_lead
        ...LeadDocuments_lead
        ...LeadEmails_lead
        ...LeadValuation_lead
        ...LeadTestimonial_lead
      }
    `,
    key,
  );
  return (
    <>
      <LeadCallBack lead={lead} again={again} />
      <LeadAppointment lead={lead} again={again} />
      <ProposeAppointment lead={lead} />
      <LeadFiles lead={lead} />
      <LeadDocuments lead={lead} />
      <LeadEmails lead={lead} />
      <LeadValuation lead={lead} again={again} />
      <LeadTestimonial lead={lead} />
    </>
  );
}
