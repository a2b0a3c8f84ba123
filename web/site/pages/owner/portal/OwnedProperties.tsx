import { graphql } from 'react-relay/hooks';
import type { OwnedPropertiesQuery } from '../../../../__generated__/OwnedPropertiesQuery.graphql.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { graphLanguage } from '../../../../shared/i18n/languages.ts';
import { useRouter } from '../../../../shared/router/useRouter.ts';
import { Access } from './Access.tsx';
import { Chooser } from './Chooser.tsx';
import { chosenIn } from './chosenProperty.ts';
import { NoProperty } from './NoProperty.tsx';
import { PortalProperty } from './PortalProperty.tsx';
import { PortalSkeleton } from './PortalSkeleton.tsx';
import { SignedOut } from './SignedOut.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useOwnerQuery } from './useOwnerQuery.ts';

const query = graphql`
  query OwnedPropertiesQuery($language: Language!) {
    viewer(language: $language) {
      properties {
        id
        number
      }
      ...Chooser_owner
      ...NoProperty_owner
      ...Access_owner
    }
  }
`;

/** The properties of the owner who is signed in. */
export function OwnedProperties({ retry }: { retry: () => void }) {
  const language = graphLanguage(useLanguage());
  const { location } = useRouter();
  const { answer, failed } = useOwnerQuery<OwnedPropertiesQuery>(query, { language });
  if (failed) return <Unavailable retry={retry} />;
  if (answer === null) return <PortalSkeleton />;
  const { viewer } = answer;
  if (viewer == null) return <SignedOut />;
  const chosen = chosenIn(location.search, viewer.properties);
  if (chosen === undefined) return <NoProperty owner={viewer} />;
  return (
    <>
      <Chooser owner={viewer} chosen={chosen.number} />
      <PortalProperty key={chosen.id} id={chosen.id} retry={retry} />
      <Access owner={viewer} />
    </>
  );
}
