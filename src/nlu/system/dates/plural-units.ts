import type { Lexeme } from '../lexeme.ts';

/** `the coming weeks`, `ces dernières années`: without a number. */
const MANY: Readonly<Record<string, RegExp>> = {
  en: /s$/,
  de: /^(?:stunden|minuten|sekunden|tagen?|wochen|monate|monaten|jahren?|quartale|quartalen|jahrzehnten?|wochenenden)$/,
  fr: /s$(?<!mois)/,
  es: /(?:as|os|eses|res)$/,
  pt: /(?:as|os|eses|res)$/,
  it: /^(?:ore|minuti|secondi|giorni|settimane|mesi|anni|trimestri|decenni)$/,
  nl: /en$(?<!weekenden)|kwartalen$/,
  sv: /(?:or|er|ar|orna|erna|arna|åren)$/,
  hi: /ों$/,
};

export const areMany = (base: string, text: string, unit: Lexeme | undefined): boolean =>
  MANY[base]?.test(text.slice(unit?.start, unit?.end).toLowerCase()) === true;

/** Plural endings of days and weeks. */
const PLURALS: Readonly<Record<string, RegExp>> = { en: /s$/, nl: /en$/, es: /s$/, pt: /s$/, de: /[en]$/ };

export const isPlural = (base: string, text: string, unit: Lexeme | undefined): boolean =>
  unit !== undefined && PLURALS[base]?.test(text.slice(unit.start, unit.end)) === true;
