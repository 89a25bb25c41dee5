import { effect, signal } from '@preact/signals';

const themes = ['auto', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const PLACE = 'parley-theme';
const stored = localStorage.getItem(PLACE);

export const theme = signal<Theme>(themes.find((one) => one === stored) ?? 'auto');

effect(() => {
  document.documentElement.dataset.theme = theme.value;
});

export const switchTheme = (): void => {
  theme.value = themes[(themes.indexOf(theme.value) + 1) % themes.length] ?? 'auto';
  localStorage.setItem(PLACE, theme.value);
};
