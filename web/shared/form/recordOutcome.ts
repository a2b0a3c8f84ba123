import type { Outcome, PageLocation } from '../router/page.ts';

/** The outcome of a form about a property or project: an address with a wrong city or name redirects to the right one. */
export function recordOutcome(
  record: { readonly path: string } | null | undefined,
  { pathname }: Pick<PageLocation, 'pathname'>,
): Outcome {
  if (record == null) return { status: 404 };
  return pathname === record.path ? { status: 200 } : { status: 308, to: record.path };
}
