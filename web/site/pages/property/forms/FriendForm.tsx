import { useIntl } from 'react-intl';
import type { FriendForm_property$key } from '../../../../__generated__/FriendForm_property.graphql.ts';
import type { FriendForm_site$key } from '../../../../__generated__/FriendForm_site.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { Form } from '../../../../shared/form/Form.tsx';
import { Field } from '../../../../shared/form/fields/Field.tsx';
import { PersonFields } from '../../../../shared/form/fields/PersonFields.tsx';
import { TextArea } from '../../../../shared/form/fields/TextArea.tsx';

const mutation = graphql`
  mutation FriendFormMutation($input: FriendInput!) {
    sendToFriend(input: $input) {
      ... on SentToFriend {
        path
      }
      ... on InvalidInput {
        problems {
          path
          code
        }
      }
    }
  }
`;

interface Props {
  site: FriendForm_site$key;
  property: FriendForm_property$key;
}

/** Sends a property to a friend, whose address is used once and not stored. */
export function FriendForm(props: Props) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment FriendForm_site on Site {
        ...PersonFields_site
      }
    `,
    props.site,
  );
  const { number } = useFragment(
    graphql`
      fragment FriendForm_property on Property {
        number
      }
    `,
    props.property,
  );
  return (
    <Form
      name="sendToFriend"
      mutation={mutation}
      hidden={{ property: number }}
      submit={intl.formatMessage({ id: 'form.friend.send' })}
    >
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.friend.friend' })}</legend>
        <Field name="friendName" width="half" autoComplete="off" required />
        <Field name="friendEmail" width="half" type="email" autoComplete="off" required />
        <TextArea
          name="message"
          rows={3}
          help={intl.formatMessage({ id: 'form.friend.greeting' })}
        />
      </fieldset>
      <PersonFields site={site} />
    </Form>
  );
}
