/** Says the title of a page that was entered without a new document, to those who do not see it change. */
export function Announcer({ title }: { title: string }) {
  return (
    <p className="hidden-text" role="status">
      {title}
    </p>
  );
}
