import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadAbout_lead$key } from '../__generated__/LeadAbout_lead.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { Block } from '../ui/Block.tsx';
import { buttonClass } from '../ui/DeskButton.tsx';
import { LeadProperty } from './LeadProperty.tsx';

/** The property or project that a lead is about. */
export function LeadAbout({ lead: key }: { lead: LeadAbout_lead$key }) {
  const say = useText();
  const { property, propertyReference, project } = useFragment(
    graphql`
      fragment LeadAbout_lead on Lead {
        property
        propertyReference
        project
      }
    `,
    key,
  );
  if (property != null && propertyReference)
    return (
      <Block title={say('lead.property')}>
        <LeadProperty number={property} reference={propertyReference} />
        <p>
          <Link className={buttonClass('plain')} to={{ screen: 'property', number: property }}>
            {say('lead.propertyHere')}
          </Link>
        </p>
      </Block>
    );
  if (project == null) return null;
  return (
    <Block title={say('lead.project')}>
      <p>{say('lead.number', { number: String(project) })}</p>
    </Block>
  );
}
