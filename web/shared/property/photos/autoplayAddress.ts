/** The address of a player that starts at once: the click on the photo was enough. Other players are left as they are. */
export function autoplayAddress(kind: string, embed: string): string {
  const address = new URL(embed, location.href);
  const { searchParams, hostname } = address;
  if (kind === 'YOUTUBE' || kind === 'VIMEO') searchParams.set('autoplay', '1');
  else if (kind === 'FACEBOOK') searchParams.set('autoplay', 'true');
  else if (kind === 'VIRTUAL_TOUR' && /(^|\.)matterport\.com$/.test(hostname))
    searchParams.set('play', '1');
  else return embed;
  return address.href;
}
