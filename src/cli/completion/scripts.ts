import type { Command } from '../command.ts';

/** The possible words after each path of words, such as `parley agent`: commands, or options. */
export type Completions = ReadonlyMap<string, readonly string[]>;

export const completionsOf = (commands: readonly Command[]): Completions => {
  const next = new Map<string, string[]>();
  for (const { name, options = [], settings } of commands) {
    const words = ['parley', ...name.split(' ')];
    for (let length = 1; length < words.length; length += 1) {
      const path = words.slice(0, length).join(' ');
      const word = words[length] ?? '';
      const candidates = next.get(path) ?? [];
      next.set(path, candidates.includes(word) ? candidates : [...candidates, word]);
    }
    const flags = Object.values(settings).flatMap(({ flag }) => (flag === undefined ? [] : [`--${flag}`]));
    const longFlags = options.flatMap((option) => option.flags.match(/--[\w-]+/) ?? []);
    next.set(words.join(' '), [...longFlags, ...flags, '--config', '--help']);
  }
  return next;
};

const quoteWords = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ');

/** Each shell walks the words before the cursor as far as they are commands, then offers what may follow. */
export const scripts: Readonly<Record<string, (completions: Completions) => string>> = {
  bash: (completions) => `_parley() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" at=parley word next=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
      ${pathsOf(completions, '|', '"')}) at="$at $word" ;;
    esac
  done
  case "$at" in
${casesOf(completions, (path, words) => `    "${path}") next="${words.join(' ')}" ;;`)}
  esac
  COMPREPLY=($(compgen -W "$next" -- "$cur"))
  [ "\${#COMPREPLY[@]}" -gt 0 ] || COMPREPLY=($(compgen -f -- "$cur"))
}
complete -F _parley parley
`,
  zsh: (completions) => `#compdef parley
_parley() {
  local at=parley word
  local -a next
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
      ${pathsOf(completions, '|', '"')}) at="$at $word" ;;
    esac
  done
  case "$at" in
${casesOf(completions, (path, words) => `    "${path}") next=(${quoteWords(words)}) ;;`)}
  esac
  compadd -- $next || _files
}
compdef _parley parley
`,
  fish: (completions) => `function __parley_next
  set -l at parley
  for word in (commandline -opc)[2..-1]
    switch "$at $word"
      case ${pathsOf(completions, ' ', "'")}
        set at "$at $word"
    end
  end
  switch "$at"
${casesOf(completions, (path, words) => `    case '${path}'\n      printf '%s\\n' ${quoteWords(words)}`)}
  end
end
complete -c parley -a '(__parley_next)'
`,
};

const pathsOf = (completions: Completions, between: string, quote: string): string =>
  [...completions.keys()]
    .filter((path) => path !== 'parley')
    .map((path) => `${quote}${path}${quote}`)
    .join(between);

const casesOf = (
  completions: Completions,
  caseOf: (path: string, words: readonly string[]) => string,
): string => [...completions].map(([path, words]) => caseOf(path, words)).join('\n');
