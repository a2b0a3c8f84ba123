import {
  createOperationDescriptor,
  type Environment,
  type GraphQLTaggedNode,
  getRequest,
} from 'relay-runtime';
import type { Problem } from './posted.ts';
import type { Read } from './readInput.ts';

/** A form that was taken: the page that thanks, and what else the mutation asks. */
export interface Taken extends Readonly<Record<string, unknown>> {
  readonly path: string;
}

export type Answer = { readonly taken: Taken } | { readonly problems: readonly Problem[] };

/** Sends a form. It throws when the graph did not answer. */
export async function sendForm(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  { input, files }: Pick<Read, 'input' | 'files'>,
): Promise<Answer> {
  const operation = createOperationDescriptor(getRequest(mutation), { input });
  const uploadables = Object.keys(files).length > 0 ? files : null;
  const response = await environment.executeMutation({ operation, uploadables }).toPromise();
  return answerIn((response as { data: object }).data);
}

function answerIn(data: object): Answer {
  const [answer] = Object.values(data) as { problems?: readonly Problem[] }[];
  return answer?.problems ? { problems: answer.problems } : { taken: answer as unknown as Taken };
}
