import { commitMutation } from 'react-relay/hooks';
import type { Environment, GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { Problem } from './posted.ts';
import type { Read } from './readInput.ts';

/** A form that was taken: the page that thanks, and what else the mutation asks. */
export interface Taken extends Readonly<Record<string, unknown>> {
  readonly path: string;
}

export type Answer = { readonly taken: Taken } | { readonly problems: readonly Problem[] };

/** Sends a form. It throws when the graph did not answer. */
export function sendForm(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  { input, files }: Pick<Read, 'input' | 'files'>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    commitMutation<MutationParameters>(environment, {
      mutation,
      variables: { input },
      uploadables: Object.keys(files).length > 0 ? files : undefined,
      onCompleted: (response) => resolve(answerIn(response)),
      onError: reject,
    });
  });
}

function answerIn(response: object): Answer {
  const [answer] = Object.values(response) as { problems?: readonly Problem[] }[];
  return answer?.problems ? { problems: answer.problems } : { taken: answer as unknown as Taken };
}
