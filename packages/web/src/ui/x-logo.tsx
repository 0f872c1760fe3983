/** The mark of Twitter, now X, which the icon set does not carry. */

/** The mark in the colour of its text. */
export function XLogo({ size }: { size: number; 'aria-hidden'?: 'true' }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M18.2 2.3h3.4l-7.4 8.4 8.7 11.5h-6.8l-5.3-7-6.1 7H1.3l7.9-9L.9 2.3h7l4.8 6.4 5.5-6.4Zm-1.2 18h1.9L6.9 4.2h-2L17 20.3Z" />
    </svg>
  );
}
