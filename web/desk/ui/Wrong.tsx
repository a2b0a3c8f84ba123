import type { ReactNode } from 'react';
import type { Failure } from '../app/failure.ts';
import { DeskNotice } from './DeskNotice.tsx';
import { NotSent } from './NotSent.tsx';

/** Why something did not succeed, read out when it appears. */
export function Wrong({ text, failed }: { text: ReactNode; failed: Failure | null }) {
  const shown = failed ? <NotSent failure={failed} /> : text;
  if (!shown) return null;
  return (
    <DeskNotice variant="bad" alert>
      {shown}
    </DeskNotice>
  );
}
