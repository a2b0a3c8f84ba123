export interface ShareLink {
  name: string;
  href: string;
}

/** Links that pass an address on: networks as plain links, without anything of theirs on the page. */
export function shareLinks(title: string, address: string): ShareLink[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
  ];
}

/** A letter to someone with the address in it. */
export function shareLetter(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}
