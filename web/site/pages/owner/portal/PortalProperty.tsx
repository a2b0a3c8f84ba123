import { graphql } from 'react-relay/hooks';
import type { PortalPropertyQuery } from '../../../../__generated__/PortalPropertyQuery.graphql.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { graphLanguage } from '../../../../shared/i18n/languages.ts';
import { PropertyParts } from './PropertyParts.tsx';
import { PropertySkeleton } from './PropertySkeleton.tsx';
import { SignedOut } from './SignedOut.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useOwnerQuery } from './useOwnerQuery.ts';

const query = graphql`
  query PortalPropertyQuery($language: Language!, $id: ID!) {
    viewer(language: $language) {
      id
    }
    node(id: $id) {
      ...PropertyParts_property @alias(as: "property")
    }
  }
`;

/** One property. Since the list was loaded the session may have ended, or the property may have left the owner. */
export function PortalProperty({ id, retry }: { id: string; retry: () => void }) {
  const language = graphLanguage(useLanguage());
  const { answer, failed } = useOwnerQuery<PortalPropertyQuery>(query, { language, id });
  if (failed) return <Unavailable retry={retry} />;
  if (answer === null) return <PropertySkeleton />;
  if (answer.viewer == null) return <SignedOut ended />;
  const property = answer.node?.property;
  return property ? <PropertyParts property={property} /> : <Unavailable retry={retry} />;
}
