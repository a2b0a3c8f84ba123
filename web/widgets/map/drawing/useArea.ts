import { useState } from 'react';
import type { Area } from '../../../shared/map/area.ts';
import type { MapMessage } from '../../../shared/map/message.ts';

/** The area of the list. What the visitor draws is shown at once, until the page's next message replaces it. */
export function useArea(data: MapMessage) {
  const [own, setOwn] = useState<{ area: Area | null; during: MapMessage } | null>(null);
  return {
    area: own?.during === data ? own.area : data.area,
    setArea: (area: Area | null) => setOwn({ area, during: data }),
  };
}
