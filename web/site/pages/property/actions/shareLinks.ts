interface ShareLink {
  name: string;
  href: string;
}

/** Plain links that share an address on social networks; nothing of the networks is loaded. */
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

/** The `mailto:` link of an email with the address in it. */
export function shareEmail(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
}
