import { isAlike } from './json-alike.ts';

/** For example `12.5 %`. @param share between 0 and 1 */
export const shareText = (share: number): string => `${Number((share * 100).toFixed(4))} %`;

/** For example `10 % of new sessions to revision 15`. */
export const splitText = (split: { readonly revision: number; readonly share: number }): string =>
  `${shareText(split.share)} of new sessions to revision ${split.revision}`;

type Split = Parameters<typeof splitText>[0];
type Shadow = { readonly revision: number };

/** What changed of the revisions beside the published one. */
export const comparedSplitText = ({
  splitBefore,
  splitAfter,
  shadowBefore,
  shadowAfter,
}: {
  readonly splitBefore?: Split;
  readonly splitAfter?: Split;
  readonly shadowBefore?: Shadow;
  readonly shadowAfter?: Shadow;
}): readonly string[] => [
  ...(isAlike(splitBefore, splitAfter)
    ? []
    : [splitAfter === undefined ? 'split off' : splitText(splitAfter)]),
  ...(isAlike(shadowBefore, shadowAfter)
    ? []
    : [shadowAfter === undefined ? 'shadow off' : `shadow revision ${shadowAfter.revision}`]),
];
