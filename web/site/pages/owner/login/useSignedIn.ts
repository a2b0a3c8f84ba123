import { useEffect } from 'react';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { sendQuery } from '../../../../shared/answer/request.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { graphLanguage } from '../../../../shared/i18n/languages.ts';
import { useRouter } from '../../../../shared/router/useRouter.ts';
import { pathAfterSignIn } from './signInPaths.ts';

const query = graphql`
  query useSignedInQuery($language: Language!) {
    viewer(language: $language) {
      id
    }
  }
`;

/** Navigates an owner who is signed in already to the owner's page. The answer is not stored. */
export function useSignedIn(): void {
  const language = useLanguage();
  const { navigate, languages, location } = useRouter();
  const next = pathAfterSignIn(location.search, language, languages);
  useEffect(() => {
    let over = false;
    sendQuery(query, { language: graphLanguage(language) }).then(
      ({ data }) => over || (data.viewer && navigate(next, { replace: true })),
      () => undefined, // the form stays
    );
    return () => {
      over = true;
    };
  }, [language, navigate, next]);
}
