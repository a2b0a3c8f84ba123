import { use, useEffect } from 'react';
import {
  type Choice,
  nothing,
  onChoice,
  readChoice,
  storeChoice,
} from '../../shared/consent/stored.ts';
import { useRouter } from '../../shared/router/useRouter.ts';
import { SiteMemory } from '../layout/siteMemory.ts';
import { sendPageView, withdraw } from './tags.ts';
import { useConsentQuestion } from './useConsentQuestion.ts';
import { useDialog } from './useDialog.ts';

/**
 * Shows the consent dialog until it is answered and whenever the footer's link is followed, and loads the tags that were
 * allowed: they get a page view for every page from then on.
 */
export function Consent() {
  const { location, trail } = useRouter();
  const { reason, setReason } = useConsentQuestion(location);
  const memory = use(SiteMemory);
  const Dialog = useDialog(reason !== null);
  useEffect(() => {
    const choice = readChoice();
    if (choice && memory.tags) sendPageView(memory.tags, choice, location);
  }, [memory, location]);
  useEffect(
    () =>
      onChoice(
        () =>
          withdraw(readChoice() ?? nothing) &&
          // The dialog closes first: its step back through the history would cancel the reload.
          setTimeout(async () => {
            await trail.layers?.settled();
            window.location.reload();
          }),
      ),
    [trail],
  );
  if (reason === null || !Dialog) return null;
  const choose = (choice: Choice) => {
    setReason(null);
    const stored = storeChoice(choice);
    if (memory.tags) sendPageView(memory.tags, stored, location);
  };
  const close = () => setReason(null);
  return <Dialog key={reason} again={reason === 'again'} onChoose={choose} onClose={close} />;
}
