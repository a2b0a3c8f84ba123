import { useEffect, useState } from 'react';
import { useRouter } from '../router/useRouter.ts';
import { backAge } from './answers.ts';
import type { Compiled } from './fragment.ts';
import type { Operation } from './request.ts';

/** Debounce before the query is sent, in milliseconds. */
const debounce = 150;

export interface QueryState<Q extends Operation> {
  /** Null before the first answer. The last one stays until the next arrives. */
  readonly answer: Q['response'] | null;
  readonly failed: boolean;
  /** The current variables have no answer yet. */
  readonly waiting: boolean;
}

/**
 * The graph's answer to variables that change while a visitor types or chooses. The query is sent after `delay` milliseconds; an answer
 * to earlier variables is dropped. With null for variables nothing is sent.
 */
export function useAnswer<Q extends Operation>(
  query: Compiled,
  variables: Q['variables'] | null,
  delay = debounce,
): QueryState<Q> {
  const { answers } = useRouter();
  const key = JSON.stringify(variables);
  const [state, setState] = useState({
    answer: null as Q['response'] | null,
    failed: false,
    key: '',
  });
  useEffect(() => {
    if (key === 'null') return;
    let stop = () => {};
    const start = () => {
      stop = answers.follow(query, JSON.parse(key), backAge, {
        next: ({ data }) => setState({ answer: data, failed: false, key }),
        error: () => setState({ answer: null, failed: true, key }),
      });
    };
    const timer = setTimeout(start, delay);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [answers, query, key, delay]);
  return { answer: state.answer, failed: state.failed, waiting: state.key !== key };
}
