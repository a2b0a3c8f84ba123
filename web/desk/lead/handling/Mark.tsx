import type { LeadState } from '../../__generated__/LeadRow_lead.graphql.ts';
import { useText } from '../../app/texts.ts';
import css from './Mark.module.css';
import { states } from './states.ts';

/** The state of a lead as a brick with its word: full is new, half is in hand, open is done, struck is spam. */
export function Mark({ state }: { state: LeadState }) {
  const say = useText();
  const known = states.find((one) => one === state);
  return (
    <span className={css.mark} data-state={state}>
      {known && say(`lead.state.${known}`)}
    </span>
  );
}
