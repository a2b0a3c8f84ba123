import { PlainForm, type PlainFormProps } from '../../components/form/PlainForm.tsx';

interface Props extends Omit<PlainFormProps, 'hidden' | 'then' | 'wide'> {
  /** That of the letter's link. */
  token: string;
}

/**
 * One thing that the link of a letter can do. A button does it, never the link: programs that look after mail follow
 * links.
 */
export function LinkForm({ token, ...rest }: Props) {
  return <PlainForm {...rest} hidden={{ token }} />;
}
