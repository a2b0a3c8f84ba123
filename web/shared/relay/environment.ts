import {
  createOperationDescriptor,
  Environment,
  type GraphQLTaggedNode,
  getRequest,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  Store,
  type UploadableMap,
  type Variables,
} from 'relay-runtime';
import { type Answers, backAge } from '../answer/answers.ts';
import { type Answer, sendMutation } from '../answer/request.ts';

/**
 * Relay's store and network. Queries are answered from `answers`, at once when they are there: a page that was
 * prepared renders without waiting.
 */
export function createEnvironment(answers: Answers): Environment {
  return new Environment({
    network: Network.create((params, variables, _, files) =>
      answer(answers, params, variables, files),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
}

/** Sends a mutation; the answer's data. Throws when the graph does not answer. */
export async function mutate(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Variables,
  uploadables: UploadableMap | null,
): Promise<object> {
  const operation = createOperationDescriptor(getRequest(mutation), variables);
  const response = await environment.executeMutation({ operation, uploadables }).toPromise();
  return (response as { data: object }).data;
}

function answer(
  answers: Answers,
  params: RequestParameters,
  variables: Variables,
  files: UploadableMap | null | undefined,
): Answer | Promise<Answer> | Observable<Answer> {
  if (params.id === null) throw new Error(`${params.name} has no id: run the relay compiler`);
  if (params.operationKind === 'mutation') return sendMutation(params.id, variables, files);
  return answers.here(params.id, variables, backAge) ?? requested(answers, params.id, variables);
}

/** The answer of a request that is aborted when the last who waits for it unsubscribes. */
function requested(answers: Answers, id: string, variables: Variables): Observable<Answer> {
  return Observable.create((sink) =>
    answers.follow(id, variables, backAge, {
      next: (answer) => {
        sink.next(answer);
        sink.complete();
      },
      error: (failure) => sink.error(failure as Error),
    }),
  );
}
