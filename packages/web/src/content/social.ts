/** Where the project's channels are. The bundled values are examples: replace them and set `areExamples` to false. */

/** Addresses of the channels; `areExamples` has the footer say that they are not real yet. */
export const social = {
  areExamples: true,
  twitter: 'https://x.com/lilape_example',
  telegram: 'https://t.me/lilape_example',
  website: 'https://lilape.example',
  email: 'mailto:hello@lilape.example',
} as const;
