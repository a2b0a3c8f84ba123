import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { KeyOperations_key$key } from '../../__generated__/KeyOperations_key.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { useDialog } from '../../app/useDialog.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import css from '../Links.module.css';
import { RemoveOperationDialog } from './RemoveOperationDialog.tsx';

/** The operations that a program registered with its key: when, when each was last used, and a way to end one. */
export function KeyOperations({
  programKey,
  changed,
}: {
  programKey: KeyOperations_key$key;
  changed: () => void;
}) {
  const say = useText();
  const { full } = useTime();
  const { id, name, operations } = useFragment(
    graphql`
      fragment KeyOperations_key on Key {
        id
        name
        operations {
          name
          registeredAt
          usedAt
        }
      }
    `,
    programKey,
  );
  const { about, show, close } = useDialog('removeOperation');
  const removed = operations.find((operation) => about === `${id}/${operation.name}`);
  const own = useFocusOfRest(operations.length);
  return (
    <div ref={own} tabIndex={-1}>
      {operations.length === 0 && <span className={css.under}>{say('operations.none')}</span>}
      {operations.length > 0 && (
        <details className={css.sent}>
          <summary aria-label={say('operations.countOf', { count: operations.length, name })}>
            {say('operations.count', { count: operations.length })}
          </summary>
          <ul className={css.rows}>
            {operations.map(({ name: operation, registeredAt, usedAt }) => (
              <li key={operation} className={css.key}>
                <span>
                  <b>{operation}</b>
                  <span className={css.under}>
                    {say('operations.registered', { at: full(registeredAt) })}{' '}
                    {usedAt
                      ? say('programKeys.used', { at: full(usedAt) })
                      : say('programKeys.unused')}
                  </span>
                </span>
                <DeskButton
                  variant="plain"
                  aria-haspopup="dialog"
                  aria-label={say('operations.removeOf', { name: operation })}
                  onClick={() => show(`${id}/${operation}`)}
                >
                  {say('operations.remove')}
                </DeskButton>
              </li>
            ))}
          </ul>
        </details>
      )}
      {removed && (
        <RemoveOperationDialog
          programKey={id}
          name={removed.name}
          close={close}
          changed={() => {
            close();
            changed();
          }}
        />
      )}
    </div>
  );
}

/** Keeps the focus here when an operation goes, and the button that had it with it. */
function useFocusOfRest(count: number) {
  const own = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) own.current?.focus();
    before.current = count;
  }, [count]);
  return own;
}
