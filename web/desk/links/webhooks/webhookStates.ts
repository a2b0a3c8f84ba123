import type { TextKey } from '../../app/texts.ts';
import type { DeskIcon } from '../../ui/DeskIcon.tsx';

interface State {
  readonly variant: 'good' | 'bad' | 'soft';
  readonly icon: DeskIcon;
  readonly text: TextKey;
}

const states: Readonly<Record<string, State>> = {
  WELL: { variant: 'good', icon: 'check', text: 'webhooks.state.WELL' },
  FAILING: { variant: 'bad', icon: 'warning', text: 'webhooks.state.FAILING' },
  STOPPED: { variant: 'bad', icon: 'warning', text: 'webhooks.state.STOPPED' },
};
const paused: State = { variant: 'soft', icon: 'clock', text: 'webhooks.state.PAUSED' };

/** How the state of a webhook looks, and its text. */
export const stateOfWebhook = (state: string): State => states[state] ?? paused;
