import { graphql, useFragment } from 'react-relay/hooks';
import type { StepEvent_step$key } from '../../__generated__/StepEvent_step.graphql.ts';
import { useText } from '../../app/texts.ts';

/** Who changed the state of a lead, or handed it over to whom. */
export function StepEvent({ step: key }: { step: StepEvent_step$key }) {
  const say = useText();
  const { by, undone, state, from, to } = useFragment(
    graphql`
      fragment StepEvent_step on LeadStep {
        by
        undone
        state
        from
        to
      }
    `,
    key,
  );
  const done = () => {
    if (state) return say('lead.step.state', { state });
    if (!to) return say('lead.step.toNobody');
    if (to === by) return from ? say('lead.step.took', { from }) : say('lead.step.tookFree');
    return from && from !== by
      ? say('lead.step.fromTo', { from, to })
      : say('lead.step.to', { to });
  };
  return (
    <>
      <span className="strong">{by || say('lead.somebody')}</span> {done()}{' '}
      {undone && <span className="soft">{say('lead.step.undone')}</span>}
    </>
  );
}
