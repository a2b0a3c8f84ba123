import type { Environment, GraphQLTaggedNode } from 'relay-runtime';
import { resource } from '../router/resource.ts';
import type { Problem } from './posted.ts';
import type { FormInput } from './readInput.ts';

/** The answer to a form that was taken: the path of the page of thanks, and what else the mutation selects. */
export interface Taken extends Readonly<Record<string, unknown>> {
  readonly path: string;
}

export type Answer = { readonly taken: Taken } | { readonly problems: readonly Problem[] };

const loadRelay = resource(() => import('../relay/environment.ts'));

/** Sends a form. Throws when the graph does not answer. */
export async function sendForm(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  { input, files }: Pick<FormInput, 'input' | 'files'>,
): Promise<Answer> {
  const uploadables = Object.keys(files).length > 0 ? files : null;
  const { mutate } = await loadRelay();
  return answerIn(await mutate(environment, mutation, { input }, uploadables));
}

function answerIn(data: object): Answer {
  const [answer] = Object.values(data) as { problems?: readonly Problem[] }[];
  return answer?.problems ? { problems: answer.problems } : { taken: answer as unknown as Taken };
}
