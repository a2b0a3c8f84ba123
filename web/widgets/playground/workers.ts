import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

/** The editor checks and completes what is typed in workers, which are files of this site. */
const workers: Record<string, new () => Worker> = { json: JsonWorker, graphql: GraphWorker };

Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker: (_: string, label: string) => new (workers[label] ?? EditorWorker)(),
  },
});
