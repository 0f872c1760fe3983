/** The icons of header, menu and footer: one path each, for they stand in every document. */

const paths = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  close: 'M18 6 6 18M6 6l12 12',
  moon: 'M21 13A9 9 0 1 1 11 3a7 7 0 0 0 10 10Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1',
  x: 'M3 3h5l13 18h-5ZM20 3l-7 8M11 13l-7 8',
  plane: 'M22 2 15 22l-4-9-9-4ZM22 2 11 13',
  globe: 'M12 2a10 10 0 0 0 0 20 10 10 0 0 0 0-20 15 15 0 0 0 0 20 15 15 0 0 0 0-20M2 12h20',
  letter: 'M2 5h20v14H2ZM2 6l10 7 10-7',
};

/** A drawing in the ink of the words around it, `size` CSS pixels wide and high; what it means is said beside it. */
export function Icon({
  name,
  size = 22,
  className,
}: {
  name: keyof typeof paths;
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg
      width={size}
      height={size}
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
