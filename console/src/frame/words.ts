import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const STORAGE_KEY = 'parley-language';

const preferredLanguage = (): Language => {
  const tags = [localStorage.getItem(STORAGE_KEY) ?? '', ...navigator.languages].map((tag) =>
    tag.slice(0, 2),
  );
  return tags.map((tag) => languages.find((language) => language === tag)).find(Boolean) ?? 'en';
};

export const language = signal<Language>(preferredLanguage());

export const setLanguage = (choice: Language): void => {
  localStorage.setItem(STORAGE_KEY, choice);
  language.value = choice;
};

effect(() => {
  document.documentElement.lang = language.value;
});

/** The texts of a screen in every language: the same names, and functions for texts with values. */
export const words = <T extends object>(all: {
  readonly en: T;
  readonly de: NoInfer<T>;
}): ReadonlySignal<T> => computed(() => all[language.value]);

/** A word for a name of the API. A name that is not in the list is returned, or `otherwise`. */
export const wordFor = (names: Readonly<Record<string, string>>, name: string, otherwise = name): string =>
  names[name] ?? otherwise;
