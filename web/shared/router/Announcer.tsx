/** Announces the title of a page that opened without a new document to screen readers. */
export function Announcer({ title }: { title: string }) {
  return (
    <p className="hidden-text" role="status">
      {title}
    </p>
  );
}
