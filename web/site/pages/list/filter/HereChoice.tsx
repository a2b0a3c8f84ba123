import { useState } from 'react';
import { writeArea } from '../../../../shared/map/area.ts';
import { HereButton } from '../../../../shared/map/host/HereButton.tsx';
import type { Draft } from './filterDraft.ts';
import css from './HereChoice.module.css';

/** What lies around the visitor, in place of towns; another press leaves it. */
export function HereChoice({ draft: { filter, apply } }: { draft: Draft }) {
  const [found, setFound] = useState('');
  return (
    <div className={css.here}>
      <HereButton
        chosen={filter.area !== null && writeArea(filter.area) === found}
        onFound={(area) => {
          setFound(writeArea(area));
          apply({ area, cities: [], radius: null, bounds: null });
        }}
        onLeave={() => apply({ area: null })}
      />
    </div>
  );
}
