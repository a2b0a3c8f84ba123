import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';

/** In the lean build the texts of the view travel with the page. */
export async function Texts({ of, children }) {
  if (!process.env.LEAN) return children;
  const messages = await getMessages();
  return (
    <NextIntlClientProvider messages={Object.fromEntries(of.map((name) => [name, messages[name]]))}>
      {children}
    </NextIntlClientProvider>
  );
}
