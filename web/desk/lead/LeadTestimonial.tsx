import { graphql, useFragment } from 'react-relay/hooks';
import type {
  LeadTestimonial_lead$data,
  LeadTestimonial_lead$key,
} from '../__generated__/LeadTestimonial_lead.graphql.ts';
import type { LeadTestimonialQuery } from '../__generated__/LeadTestimonialQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { go } from '../app/usePlace.ts';
import { useQuery } from '../app/useQuery.ts';
import type { Change } from '../parts/parts.ts';
import { useSaveParts } from '../parts/useSaveParts.ts';
import { Block } from '../ui/Block.tsx';
import { buttonClass, DeskButton } from '../ui/DeskButton.tsx';
import { Sign } from '../ui/Sign.tsx';
import { quoted } from './answer/quoted.ts';
import css from './LeadMatter.module.css';

/** Whether an article was made of a testimonial, and the way to make one. */
export function LeadTestimonial({ lead: key }: { lead: LeadTestimonial_lead$key }) {
  const lead = useFragment(
    graphql`
      fragment LeadTestimonial_lead on Lead {
        createdAt
        language
        testimonial {
          article
          signedAs
          about
          comment
        }
      }
    `,
    key,
  );
  return lead.testimonial && <Testimonial lead={lead} testimonial={lead.testimonial} />;
}

interface Props {
  lead: LeadTestimonial_lead$data;
  testimonial: NonNullable<LeadTestimonial_lead$data['testimonial']>;
}

/** The article is a draft at first: it is corrected there, with its history, and published or not. */
function Testimonial({ lead, testimonial }: Props) {
  const say = useText();
  const { desk } = useSession();
  const { article } = testimonial;
  const { answer } = useQuery<LeadTestimonialQuery>(
    graphql`
      query LeadTestimonialQuery($key: String!) {
        desk {
          article(key: $key) {
            key
            draft {
              record
            }
          }
        }
      }
    `,
    { key: article },
    ['content'],
  );
  const save = useSaveParts({ record: `article:${article}`, article });
  const change = useChange(() => go({ screen: 'article', key: article }));
  const make = () => change.run(() => save(articleOf(lead, testimonial), true));
  if (!answer?.desk) return null;
  const made = answer.desk.article;
  return (
    <Block title={say('matter.testimonial')}>
      {made ? (
        <>
          <p>
            <Sign variant={made.draft ? 'soft' : 'good'} icon={made.draft ? 'pen' : 'check'}>
              {say(made.draft ? 'matter.testimonialDraft' : 'matter.testimonialPublished')}
            </Sign>
          </p>
          <p>
            <Link className={buttonClass()} to={{ screen: 'article', key: article }}>
              {say('matter.testimonialOpen')}
            </Link>
          </p>
        </>
      ) : (
        <p className="soft">{say('matter.testimonialText')}</p>
      )}
      {!made && desk.rights.includes('EDIT_CONTENT') && (
        <p className={css.text}>
          <DeskButton busy={change.busy} onClick={make}>
            {say('matter.testimonialMake')}
          </DeskButton>
        </p>
      )}
      {(change.wrong || change.failed) && (
        <p role="alert">
          <Sign variant="bad" icon="warning">
            {say(change.failed === 'offline' ? 'state.notSentOffline' : 'state.notSent')}
          </Sign>
        </p>
      )}
    </Block>
  );
}

/** The parts of an article in the language of the testimonial, whose text is the quotation that a list of testimonials shows. */
function articleOf({ language, createdAt }: Props['lead'], said: Props['testimonial']): Change[] {
  const part = (field: string, value: string, own: Change['language'] = null) => ({
    field,
    value,
    language: own,
    version: 0,
  });
  return [
    part('made', 'true'),
    part('title', said.signedAs, language),
    part('intro', said.about, language),
    part('body', quoted(said.comment), language),
    part('author', said.signedAs),
    part('date', createdAt.slice(0, 10)),
  ].filter(({ value }) => value !== '');
}
