import './hooksAreThere.js';
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
import { type Answers, backAge } from './answers.ts';
import { type FirstEnvironment, isFirst } from './firstEnvironment.ts';
import { type Answer, sendMutation } from './request.ts';

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
  environment: Environment | FirstEnvironment,
  mutation: GraphQLTaggedNode,
  variables: Variables,
  uploadables: UploadableMap | null,
): Promise<object> {
  const own = isFirst(environment) ? await environment.relay() : environment;
  const operation = createOperationDescriptor(getRequest(mutation), variables);
  const response = await own.executeMutation({ operation, uploadables }).toPromise();
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
  return Observable.create((sink) => {
    answers.request(id, variables).then(
      (answer) => {
        sink.next(answer);
        sink.complete();
      },
      (error) => sink.closed || sink.error(error),
    );
    return () => answers.drop(id, variables);
  });
}
