import { graphql, useFragment } from 'react-relay/hooks';
import type { Handling_lead$key } from '../../__generated__/Handling_lead.graphql.ts';
import { useSession } from '../../app/session.ts';
import { useText } from '../../app/texts.ts';
import { useDialog } from '../../app/useDialog.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Sign } from '../../ui/Sign.tsx';
import css from './Handling.module.css';
import { HandOverDialog } from './HandOverDialog.tsx';
import { NextLeadToggle } from './NextLeadToggle.tsx';
import { type State, states } from './states.ts';
import type { LeadChanges } from './useLeadChanges.ts';

/** Somebody who may have leads. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

interface Props {
  lead: Handling_lead$key;
  colleagues: readonly Colleague[];
  changes: LeadChanges;
}

/**
 * The state of a lead and the member of staff who has it. Both change as soon as they are chosen; a colleague gets a lead after a dialog
 * that asks for a message.
 */
export function Handling({ lead: key, colleagues, changes }: Props) {
  const say = useText();
  const lead = useFragment(
    graphql`
      fragment Handling_lead on Lead {
        state
        stateBy
        agent {
          id
          name
        }
        agentBy
      }
    `,
    key,
  );
  const options = states.map((value) => ({ value, text: say(`lead.state.${value}`) }));
  const { agent } = lead;
  const { me } = useSession().desk;
  const handOver = useDialog('handOver');
  const to = colleagues.find(({ id }) => id === handOver.about && id !== me.id);
  const choose = (id: string) => {
    const colleague = colleagues.find((one) => one.id === id && id !== me.id);
    if (colleague) handOver.show(colleague.id);
    else changes.want({ agent: id || null });
  };
  const known = !agent || colleagues.some(({ id }) => id === agent.id);
  const by = (who: string) => who && <p className="small soft">{say('lead.by', { who })}</p>;
  return (
    <section className={css.handling} aria-label={say('lead.handling')}>
      <Choice
        label={say('lead.state')}
        options={options}
        value={changes.waits ?? (lead.state as State)}
        onChange={changes.setState}
        columns="two"
      />
      {changes.waits ? (
        <p>
          <Sign variant="soft" icon="clock">
            {say('waiting.one')}
          </Sign>
        </p>
      ) : (
        by(lead.stateBy)
      )}
      <div className={css.agent}>
        <label htmlFor="agent">{say('lead.for')}</label>
        <select id="agent" value={agent?.id ?? ''} onChange={(event) => choose(event.target.value)}>
          {!known && <option value={agent.id}>{agent.name}</option>}
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{say('lead.nobody')}</option>
        </select>
      </div>
      {by(lead.agentBy)}
      <div className={css.next}>
        <NextLeadToggle />
      </div>
      {to && (
        <HandOverDialog
          name={to.name}
          send={(note) => {
            handOver.close();
            changes.want({ agent: to.id, ...(note && { note }) });
          }}
          close={handOver.close}
        />
      )}
    </section>
  );
}
