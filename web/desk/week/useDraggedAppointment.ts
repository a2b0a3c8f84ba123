import { type DragEvent, useState } from 'react';
import { withStep } from '../app/dialogStep.ts';
import { today } from '../app/time.ts';
import { useDialog } from '../app/useDialog.ts';

/** An appointment that is being dragged. */
export interface Dragged {
  readonly id: string;
  readonly day: string;
  /** The number of its agent, whose days it can be moved to. */
  readonly agent: number;
}

/**
 * Moves an appointment by dragging it to another day of its agent: there its free times open, of which one is chosen. Nothing is moved
 * before, because the visitor gets an email of it.
 */
export function useDraggedAppointment() {
  const { show } = useDialog('appointment');
  const [dragged, setDragged] = useState<Dragged | null>(null);
  return {
    lift: setDragged,
    drop: () => setDragged(null),
    /** What makes a day of an agent a place to drop it. */
    target: (agent: number, day: string) =>
      dragged?.agent === agent && day !== dragged.day && day >= today()
        ? {
            'data-target': true,
            onDragOver: (event: DragEvent) => event.preventDefault(), // it may be dropped here
            onDrop: (event: DragEvent) => {
              event.preventDefault();
              setDragged(null);
              show(withStep(dragged.id, 'move'), day);
            },
          }
        : {},
  };
}
