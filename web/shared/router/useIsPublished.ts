import { isDraft, match } from './match.ts';
import { useRouter } from './useRouter.ts';

/** Returns a function that says whether the page of an address is published. Addresses outside routes.json always are. */
export function useIsPublished(): (to: string) => boolean {
  const { drafts, languages, location } = useRouter();
  return (to) =>
    drafts.length === 0 || !isDraft(match(to, languages, location.language).page, drafts);
}
