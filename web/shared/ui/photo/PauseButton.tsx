import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton.tsx';

/** Pauses and resumes motion. */
export function PauseButton({ stopped, onClick }: { stopped: boolean; onClick: () => void }) {
  const intl = useIntl();
  return (
    <IconButton
      icon={stopped ? 'play' : 'pause'}
      label={intl.formatMessage({ id: stopped ? 'motion.play' : 'motion.pause' })}
      onClick={onClick}
    />
  );
}
