/** The address that words of a search field are sent to; `list` is what is for sale. */
export function searchPath(list: string, text: string): string {
  const words = text.trim();
  return words ? `${list}?q=${encodeURIComponent(words)}` : list;
}
