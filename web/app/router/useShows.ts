import { match } from './match.ts';
import { useRouter } from './useRouter.ts';

/** Tells of an address whether its page is published. What is no page of the table always is. */
export function useShows(): (to: string) => boolean {
  const { drafts, languages, location } = useRouter();
  return (to) =>
    drafts.length === 0 || !drafts.includes(match(to, languages, location.language).page);
}
