import { useText } from '../app/texts.ts';
import { Sign } from '../ui/Sign.tsx';

interface Props {
  demands: number;
  newsletter: boolean;
  owner: string | null | undefined;
}

/** What somebody agreed to hear of, and whether the person is an owner. */
export function Agreed({ demands, newsletter, owner }: Props) {
  const say = useText();
  return (
    <>
      {demands > 0 && (
        <Sign variant="good" icon="search">
          {say('people.searches', { count: demands })}
        </Sign>
      )}
      {newsletter && (
        <Sign variant="good" icon="check">
          {say('people.consent.NEWSLETTER')}
        </Sign>
      )}
      {owner && (
        <Sign variant="soft" icon="key">
          {say('people.owner')}
        </Sign>
      )}
      {demands === 0 && !newsletter && !owner && <span className="soft">–</span>}
    </>
  );
}
