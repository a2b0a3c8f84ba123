import { use, useEffect } from 'react';
import { SiteMemory } from '../../components/layout/siteMemory.ts';
import { useRouter } from '../router/useRouter.ts';
import { type Choice, keepChoice, nothing, onChoice, readChoice } from './stored.ts';
import { tellView, withdraw } from './tags.ts';
import { useConsentQuestion } from './useConsentQuestion.ts';
import { useDialog } from './useDialog.ts';

/**
 * Shows the consent dialog until it is answered and whenever the footer's link is followed, and loads the tags that were
 * allowed: they get a page view for every page from then on.
 */
export function Consent() {
  const { location: place, trail } = useRouter();
  const { asking, setAsking } = useConsentQuestion(place);
  const memory = use(SiteMemory);
  const Dialog = useDialog(asking !== null);
  useEffect(() => {
    const choice = readChoice();
    if (choice && memory.tags) tellView(memory.tags, choice, place);
  }, [memory, place]);
  useEffect(
    () =>
      onChoice(
        () =>
          withdraw(readChoice() ?? nothing) &&
          // The question closes first: its step back through the history would stop the loading.
          setTimeout(async () => {
            await trail.layers?.settled();
            location.reload();
          }),
      ),
    [trail],
  );
  if (asking === null || !Dialog) return null;
  const choose = (choice: Choice) => {
    setAsking(null);
    const kept = keepChoice(choice);
    if (memory.tags) tellView(memory.tags, kept, place);
  };
  const close = () => setAsking(null);
  return <Dialog key={asking} again={asking === 'again'} onChoose={choose} onClose={close} />;
}
