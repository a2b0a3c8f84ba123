import type { Compiled } from '../answer/fragment.ts';
import { sendMutation } from '../answer/request.ts';
import type { Problem } from './posted.ts';
import type { FormInput } from './readInput.ts';

/** The answer to a form that was taken: the path of the page of thanks, and what else the mutation selects. */
export interface Taken extends Readonly<Record<string, unknown>> {
  readonly path: string;
}

export type Answer = { readonly taken: Taken } | { readonly problems: readonly Problem[] };

/** Sends a form. Throws when the graph does not answer. */
export async function sendForm(
  mutation: Compiled,
  { input, files }: Pick<FormInput, 'input' | 'files'>,
): Promise<Answer> {
  const any = Object.keys(files).length > 0;
  const { data } = await sendMutation(mutation, { input }, any ? files : null);
  return answerIn(data);
}

function answerIn(data: object): Answer {
  const [answer] = Object.values(data) as { problems?: readonly Problem[] }[];
  return answer?.problems ? { problems: answer.problems } : { taken: answer as unknown as Taken };
}
