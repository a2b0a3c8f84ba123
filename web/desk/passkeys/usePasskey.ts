import { graphql } from 'react-relay/hooks';
import type {
  PasskeyPurpose,
  usePasskeyMutation,
} from '../__generated__/usePasskeyMutation.graphql.ts';
import type { TextKey } from '../app/texts.ts';
import { useMutate } from '../app/useMutate.ts';
import type { Problem } from '../signin/useStep.ts';
import { requestPasskey } from './browser.ts';

type PasskeyRequest =
  | { readonly response: string }
  | { readonly problems: readonly Problem[]; readonly response?: undefined };

/** Asks the server for a challenge, and a passkey to answer it. */
export function usePasskey(purpose: Exclude<PasskeyPurpose, '%future added value'>) {
  const send = useMutate<usePasskeyMutation>(graphql`
    mutation usePasskeyMutation($input: PasskeyOptionsInput!) {
      passkeyOptions(input: $input) {
        ... on PasskeyOptions {
          options
        }
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
  return async (): Promise<PasskeyRequest> => {
    const { options, problems } = (await send({ input: { purpose } })).passkeyOptions;
    if (!options) return { problems: problems ?? [] };
    const response = await requestPasskey(options, purpose === 'ADD');
    return response ? { response } : { problems: [{ path: ['response'], code: 'STOPPED' }] };
  };
}

/** The texts of problems by code; a code without a text is reported elsewhere. */
export const passkeyTexts: Readonly<Record<string, TextKey>> = {
  WRONG_LOGIN: 'passkey.wrong',
  UNKNOWN: 'passkey.wrong',
  LINK_ENDED: 'passkey.late',
  STOPPED: 'passkey.stopped',
  TOO_MANY: 'passkey.tooMany',
  REQUIRED: 'passkey.nameNeeded',
  TOO_LONG: 'passkey.nameNeeded',
  TOO_OFTEN: 'signIn.tooOften.text',
};
