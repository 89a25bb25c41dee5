import { words } from '../frame/words.ts';

const text = words({ en: { cancel: 'Cancel' }, de: { cancel: 'Abbrechen' } });

type Props = {
  /** 0 to 1; undefined while the length of the work is unknown. */
  readonly share: number | undefined;
  readonly label: string;
  readonly onCancel?: (() => void) | undefined;
};

/** The progress of a long task, and a button that cancels it. */
export const Progress = ({ share, label, onCancel }: Props) => (
  <p class="line" role="status">
    <progress aria-label={label} max={1} {...(share !== undefined && { value: share })} /> {label}{' '}
    {onCancel && (
      <button type="button" onClick={onCancel}>
        {text.value.cancel}
      </button>
    )}
  </p>
);
