/** A sheet with lines: the examples. */
export function ExamplesIcon() {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M3 1.75h7l3 3v9.5H3zM5.5 7h5M5.5 9.5h5M5.5 12h3" />
    </svg>
  );
}
