/** The text of the energy label; null where the law requires no certificate or there is none yet. */
export function energyShown(
  energy: { readonly text: string; readonly status: string } | null | undefined,
): string | null {
  return energy?.status === 'PRESENT' && energy.text !== '' ? energy.text : null;
}
