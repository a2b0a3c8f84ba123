import type { Outcome, PageLocation } from '../../app/router/page.ts';

/** What the address of a form about a home or a project leads to: a wrong city or name goes to the right one. */
export function recordOutcome(
  record: { readonly path: string } | null | undefined,
  { pathname }: Pick<PageLocation, 'pathname'>,
): Outcome {
  if (record == null) return { status: 404 };
  return pathname === record.path ? { status: 200 } : { status: 308, to: record.path };
}
