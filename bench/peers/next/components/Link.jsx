import NextLink from 'next/link';

/** A link within the site: next/link, or a plain one in the lean build. */
export function Link({ children, ...props }) {
  return process.env.LEAN ? (
    <a {...props}>{children}</a>
  ) : (
    <NextLink prefetch={false} {...props}>
      {children}
    </NextLink>
  );
}
