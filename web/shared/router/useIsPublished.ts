import { isUnpublished, match } from './match.ts';
import { useRouter } from './useRouter.ts';

/** Returns a function that says whether the page of an address is published. Addresses outside routes.json always are. */
export function useIsPublished(): (to: string) => boolean {
  const { unpublished, languages, location } = useRouter();
  return (to) =>
    unpublished.length === 0 ||
    !isUnpublished(match(to, languages, location.language).page, unpublished);
}
