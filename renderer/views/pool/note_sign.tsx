/** A sheet with lines on it: what people wrote. */
export function NoteSign() {
  return (
    <svg width="11" height="12" viewBox="0 0 11 12" aria-hidden fill="none" stroke="currentColor">
      <path d="M1.5 1h8v10h-8zM3.5 4h4M3.5 6.5h4" />
    </svg>
  );
}
