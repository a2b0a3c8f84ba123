import { useEffect } from 'react';
import { graphql } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import { useLanguage } from '../../../app/i18n/language.tsx';
import { graphLanguage } from '../../../app/i18n/languages.ts';
import { sendQuery } from '../../../app/relay/request.ts';
import { useRouter } from '../../../app/router/useRouter.ts';
import { pathAfterSignIn } from './next.ts';

const query = graphql`
  query useSignedInQuery($language: Language!) {
    viewer(language: $language) {
      id
    }
  }
`;

/** Leads who is signed in already on to the owner's page. The answer is kept nowhere. */
export function useSignedIn(): void {
  const language = useLanguage();
  const { navigate, languages, location } = useRouter();
  const next = pathAfterSignIn(location.search, language, languages);
  useEffect(() => {
    let over = false;
    const { id } = getRequest(query).params;
    sendQuery(id ?? '', { language: graphLanguage(language) }).then(
      ({ data }) => over || (data.viewer && navigate(next, { replace: true })),
      () => undefined, // the form is there for who is not
    );
    return () => {
      over = true;
    };
  }, [language, navigate, next]);
}
