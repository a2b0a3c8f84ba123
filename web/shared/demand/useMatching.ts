import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { useMatchingQuery } from '../../__generated__/useMatchingQuery.graphql.ts';
import { backAge } from '../answer/answers.ts';
import { graphql } from '../answer/fragment.ts';
import { readInput } from '../form/readInput.ts';
import { useLanguage } from '../i18n/language.tsx';
import { graphLanguage } from '../i18n/languages.ts';
import { useRouter } from '../router/useRouter.ts';
import type { DemandFilter } from './demandFilter.ts';

/** The criteria that were counted, and how many properties match them now. */
export interface Found {
  readonly selection: DemandFilter;
  readonly total: number;
}

/** Debounce before the query is sent, in milliseconds. */
const pause = 250;

const query = graphql`
  query useMatchingQuery($language: Language!, $filter: PropertyFilter) {
    properties(language: $language, filter: $filter, first: 1) {
      totalCount
    }
  }
`;

/** How many properties match the form: counted after each change, unchanged when the query fails. */
export function useMatching(first: Found | null) {
  const { answers } = useRouter();
  const language = graphLanguage(useLanguage());
  const [found, setFound] = useState(first);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const request = (selection: DemandFilter) => {
    stop.current = answers.follow(query, { language, filter: selection }, backAge, {
      next: ({ data }) => {
        const { properties } = data as useMatchingQuery['response'];
        setFound({ selection, total: properties.totalCount });
      },
      error: () => undefined,
    });
  };
  const count = (event: FormEvent) => {
    const { form, name } = event.target as HTMLInputElement;
    if (!form || !name.startsWith('filter.')) return;
    stop.current();
    const timer = setTimeout(() => request(readInput(form).input.filter as DemandFilter), pause);
    stop.current = () => clearTimeout(timer);
  };
  return { found, count };
}
