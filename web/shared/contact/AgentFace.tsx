import type { AgentFace_agent$key } from '../../__generated__/AgentFace_agent.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { classes } from '../ui/classes.ts';
import { type PhotoData, Picture } from '../ui/photo/Photo.tsx';
import css from './AgentFace.module.css';

interface Appearance {
  /** Its width in the layout, as the attribute sizes takes it. */
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
}

/** The portrait of an agent on a public page, as `Face` shows it. */
export function AgentFace({
  agent: key,
  ...appearance
}: Appearance & { agent: AgentFace_agent$key }) {
  const agent = useFragment(
    graphql`
      fragment AgentFace_agent on Agent {
        initials
        photo {
          url
          width
          height
          alt
        }
      }
    `,
    key,
  );
  return <Face agent={agent} {...appearance} />;
}

/** What a portrait needs of an agent. */
export interface FaceData {
  readonly initials: string;
  readonly photo: PhotoData | null | undefined;
}

/** The portrait of an agent, or the initials. The name stands beside it, so screen readers skip it. */
export function Face({
  agent: { initials, photo },
  sizes,
  priority = false,
  className,
}: Appearance & { agent: FaceData }) {
  return (
    <span className={classes(css.face, className)} aria-hidden="true">
      {photo ? <Picture photo={photo} sizes={sizes} priority={priority} decorative /> : initials}
    </span>
  );
}
