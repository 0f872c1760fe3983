// How much an application may hold, apart from its rules: the form shows it before they are needed.

export const APPLICATION_LIMITS = {
  projectChars: 60,
  contactChars: 120,
  pitchChars: 4_000,
  links: 6,
  noteChars: 2_000,
} as const;
