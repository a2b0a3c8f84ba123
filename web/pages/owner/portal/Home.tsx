import { graphql } from 'react-relay/hooks';
import type { HomeQuery } from '../../../__generated__/HomeQuery.graphql.ts';
import { useLanguage } from '../../../app/i18n/language.tsx';
import { graphLanguage } from '../../../app/i18n/languages.ts';
import { useAnswer } from '../../../app/relay/useAnswer.ts';
import { HomeParts } from './HomeParts.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { SignedOut } from './SignedOut.tsx';
import { Unavailable } from './Unavailable.tsx';

const document = graphql`
  query HomeQuery($language: Language!, $id: ID!) {
    viewer(language: $language) {
      id
    }
    node(id: $id) {
      ...HomeParts_property @alias(as: "home")
    }
  }
`;

/** One home. The session may have ended since the homes were listed, or the home may have been taken from the owner. */
export function Home({ id, again }: { id: string; again: () => void }) {
  const language = graphLanguage(useLanguage());
  const { answer, failed } = useAnswer<HomeQuery>(document, { language, id }, 0);
  if (failed) return <Unavailable again={again} />;
  if (answer === null) return <HomeSkeleton />;
  if (answer.viewer == null) return <SignedOut ended />;
  const home = answer.node?.home;
  return home ? <HomeParts property={home} /> : <Unavailable again={again} />;
}
