import { PlainForm, type PlainFormProps } from '../../shared/form/PlainForm.tsx';

interface Props extends Omit<PlainFormProps, 'hidden' | 'then' | 'wide'> {
  /** The token of the email's link. */
  token: string;
}

/**
 * An action of an email's link. A button sends it, never the link itself: mail scanners follow links.
 */
export function LinkForm({ token, ...rest }: Props) {
  return <PlainForm {...rest} hidden={{ token }} />;
}
