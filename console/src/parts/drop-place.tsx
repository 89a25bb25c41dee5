import { useState } from 'preact/hooks';

type Props = {
  readonly label: string;
  /** In the format of an `<input>`. */
  readonly accept: string;
  readonly isBusy: boolean;
  readonly isForMany?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A place to drop or choose files. */
export const DropPlace = ({ label, accept, isBusy, isForMany = false, onFiles }: Props) => {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const all = [...(files ?? [])];
    const acceptedFiles = isForMany ? all : all.slice(0, 1);
    if (acceptedFiles.length > 0 && !isBusy) onFiles(acceptedFiles);
  };
  return (
    <label
      class={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      <span>{label}</span>
      <input
        type="file"
        accept={accept}
        multiple={isForMany}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Allows the same file to be chosen again after it was edited.
          currentTarget.value = '';
        }}
      />
    </label>
  );
};
