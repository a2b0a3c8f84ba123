import { graphql } from 'react-relay/hooks';
import type { useLinkChangePauseMutation } from '../__generated__/useLinkChangePauseMutation.graphql.ts';
import type { useLinkChangeResumeMutation } from '../__generated__/useLinkChangeResumeMutation.graphql.ts';
import type { useLinkChangeRunMutation } from '../__generated__/useLinkChangeRunMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Lets a link run now. */
export const useRun = () =>
  useMutate<useLinkChangeRunMutation>(graphql`
    mutation useLinkChangeRunMutation($input: RunLinkInput!) {
      runLink(input: $input) {
        ... on LinkChanged {
          link {
            ...LinkView_link
          }
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Pauses a link. */
export const usePause = () =>
  useMutate<useLinkChangePauseMutation>(graphql`
    mutation useLinkChangePauseMutation($input: PauseLinkInput!) {
      pauseLink(input: $input) {
        ... on LinkChanged {
          link {
            ...LinkView_link
          }
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Ends the pause of a link. */
export const useResume = () =>
  useMutate<useLinkChangeResumeMutation>(graphql`
    mutation useLinkChangeResumeMutation($input: ResumeLinkInput!) {
      resumeLink(input: $input) {
        ... on LinkChanged {
          link {
            ...LinkView_link
          }
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
