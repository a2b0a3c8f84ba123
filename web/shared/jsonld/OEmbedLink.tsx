import { useRouter } from '../router/useRouter.ts';

/** Tells programs where the oEmbed answer for this page is. On the server only, as the JSON-LD beside it. */
export function OEmbedLink({ path }: { path: string }) {
  const { origin } = useRouter();
  const href = `${origin}/oembed?url=${encodeURIComponent(origin + path)}`;
  return <link rel="alternate" type="application/json+oembed" href={href} />;
}
