import { graphql, useFragment } from 'react-relay/hooks';
import type { AgentFace_agent$key } from '../../__generated__/AgentFace_agent.graphql.ts';
import { classes } from '../ui/classes.ts';
import { Photo } from '../ui/Photo.tsx';
import css from './AgentFace.module.css';

interface Props {
  agent: AgentFace_agent$key;
  /** Its width in the layout, as the attribute sizes takes it. */
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
}

/** The portrait of an agent, or the initials. The name stands beside it, so screen readers skip it. */
export function AgentFace({ sizes, priority = false, className, ...props }: Props) {
  const { initials, photo } = useFragment(
    graphql`
      fragment AgentFace_agent on Agent {
        initials
        photo {
          ...Photo_photo
        }
      }
    `,
    props.agent,
  );
  return (
    <span className={classes(css.face, className)} aria-hidden="true">
      {photo ? <Photo photo={photo} sizes={sizes} priority={priority} decorative /> : initials}
    </span>
  );
}
