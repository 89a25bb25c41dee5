/** A share of one as a bar. Screen readers skip it, because the number is beside it. */
export const Bar = ({ share }: { readonly share: number }) => (
  <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="bar-room" width="100" height="8" />
    <rect class="bar-filled" width={Math.max(0, Math.min(1, share)) * 100} height="8" />
  </svg>
);
