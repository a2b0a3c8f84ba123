import { isGone } from '../../../shared/property/offered.ts';
import type { Outcome, PageLocation } from '../../../shared/router/page.ts';

interface Found {
  readonly status: string;
  readonly path: string;
  readonly pathInProject: string | null | undefined;
}

/**
 * The status of a property's address. 308 for a wrong city or name, to the address under the project when it was requested
 * there; 410 for sold and rented; 404 for a number that never existed. Source: decisions, "Languages and routes".
 */
export function propertyOutcome(
  data: { readonly property: Found | null | undefined },
  { pathname }: Pick<PageLocation, 'pathname'>,
): Outcome {
  const { property } = data;
  if (property == null) return { status: 404 };
  const { path, pathInProject } = property;
  if (pathname !== path && pathname !== pathInProject) {
    return { status: 308, to: pathInProject && isNested(pathname) ? pathInProject : path };
  }
  return { status: isGone(property) ? 410 : 200 };
}

/** Whether an address has the form /nl/projecten/{city}/{project}/{number}/{name}/{number}/. */
function isNested(pathname: string): boolean {
  return pathname.split('/').filter(Boolean).length === 7;
}
