import type { TargetedSubmitEvent } from 'preact';

export type Submission = TargetedSubmitEvent<HTMLFormElement>;

export const fieldText = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** The text of a field of a submitted form. The browser does not send the form itself. */
export const submittedText = (event: Submission, name: string): string => {
  event.preventDefault();
  return fieldText(new FormData(event.currentTarget), name);
};
