/** Where the map of a property will stand. */
export function PropertyMap() {
  return null;
}
