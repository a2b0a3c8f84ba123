import { stepOf, withStep } from './dialogStep.ts';
import { type Dialog, entries, push, replace, useDialog } from './useDialog.ts';

export interface DialogSteps<S extends string> extends Dialog {
  /** The step that is open; null for the dialog itself. */
  readonly step: S | null;
  readonly enter: (step: S) => void;
  /** Goes from a step back to the dialog. */
  readonly leave: () => void;
}

/** A dialog with steps. Each has an address of its own, and Back goes from it to the dialog. */
export function useDialogSteps<S extends string>(
  name: string,
  steps: readonly S[],
): DialogSteps<S> {
  const dialog = useDialog(name);
  const { of, step } = stepOf(dialog.about ?? '', steps);
  return {
    ...dialog,
    about: dialog.about === null ? null : of,
    step,
    enter: (next) => push({ dialog: entries() + 1, step: true }, name, withStep(of, next)),
    leave: () => (history.state?.step ? history.back() : replace(name, of)),
  };
}
