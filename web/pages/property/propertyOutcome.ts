import type { Outcome, PageLocation } from '../../app/router/page.ts';

interface Found {
  readonly status: string;
  readonly path: string;
  readonly pathInProject: string | null | undefined;
}

/**
 * What the address of a property leads to. A wrong city or name goes to the right one, under the project when it
 * was asked there; sold and rented are gone; a number that never was is not found. Source: decisions, "Languages and
 * routes".
 */
export function propertyOutcome(
  data: { readonly property: Found | null | undefined },
  { pathname }: Pick<PageLocation, 'pathname'>,
): Outcome {
  const { property } = data;
  if (property == null) return { status: 404 };
  const { path, pathInProject, status } = property;
  if (pathname !== path && pathname !== pathInProject) {
    return { status: 308, to: pathInProject && isNested(pathname) ? pathInProject : path };
  }
  return { status: status === 'SOLD' || status === 'RENTED' ? 410 : 200 };
}

/** /nl/projecten/{city}/{project}/{number}/{name}/{number}/ is two steps longer than a property's own address. */
function isNested(pathname: string): boolean {
  return pathname.split('/').filter(Boolean).length === 7;
}
