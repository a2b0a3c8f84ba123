import { graphql } from 'react-relay/hooks';
import type { PortalPropertyQuery } from '../../../__generated__/PortalPropertyQuery.graphql.ts';
import { useLanguage } from '../../../app/i18n/language.tsx';
import { graphLanguage } from '../../../app/i18n/languages.ts';
import { useAnswer } from '../../../app/relay/useAnswer.ts';
import { PropertyParts } from './PropertyParts.tsx';
import { PropertySkeleton } from './PropertySkeleton.tsx';
import { SignedOut } from './SignedOut.tsx';
import { Unavailable } from './Unavailable.tsx';

const document = graphql`
  query PortalPropertyQuery($language: Language!, $id: ID!) {
    viewer(language: $language) {
      id
    }
    node(id: $id) {
      ...PropertyParts_property @alias(as: "home")
    }
  }
`;

/** One home. The session may have ended since the homes were listed, or the home may have been taken from the owner. */
export function PortalProperty({ id, again }: { id: string; again: () => void }) {
  const language = graphLanguage(useLanguage());
  const { answer, failed } = useAnswer<PortalPropertyQuery>(document, { language, id }, 0);
  if (failed) return <Unavailable again={again} />;
  if (answer === null) return <PropertySkeleton />;
  if (answer.viewer == null) return <SignedOut ended />;
  const home = answer.node?.home;
  return home ? <PropertyParts property={home} /> : <Unavailable again={again} />;
}
