/** The photographs of home that a manifest shows before the site is installed; `e2e/scripts/install-pictures.ts` takes them. */
import { LANGUAGES, localizedPath, type Language } from '@lilape/domain/languages';

export type InstallPicture = {
  language: Language;
  /** Of the page that is shown. */
  path: string;
  /** Where it lies under `public/`. */
  file: string;
  form: 'narrow' | 'wide';
  /** Pixels of the file. */
  width: number;
  height: number;
  /** Pixels of the file for each of the page. */
  scale: number;
};

const forms = [
  { form: 'narrow', width: 780, height: 1560, scale: 2 },
  { form: 'wide', width: 1280, height: 800, scale: 1 },
] as const;

/** All of them: a phone and a desktop in every language. */
export const installPictures: readonly InstallPicture[] = LANGUAGES.flatMap((language) =>
  forms.map((size) => ({
    ...size,
    language,
    path: localizedPath('/', language),
    file: `install/home-${size.form}-${language}.jpg`,
  })),
);
