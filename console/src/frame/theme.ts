import { effect, signal } from '@preact/signals';

const themes = ['auto', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const STORAGE_KEY = 'parley-theme';
const storedTheme = localStorage.getItem(STORAGE_KEY);

export const theme = signal<Theme>(themes.find((theme) => theme === storedTheme) ?? 'auto');

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

export const switchTheme = (): void => {
  theme.value = themes[(themes.indexOf(theme.value) + 1) % themes.length] ?? 'auto';
  localStorage.setItem(STORAGE_KEY, theme.value);
};
