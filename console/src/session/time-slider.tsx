import { text } from './text.ts';

type Props = { readonly turn: number; readonly count: number; readonly onTravel: (turn: number) => void };

export const TimeSlider = ({ turn, count, onTravel }: Props) => (
  <div class="time-slider">
    <label for="moment">{text.value.afterTurn}</label>
    <input
      id="moment"
      type="range"
      min="1"
      max={count}
      value={turn}
      aria-valuetext={text.value.turnOf(turn, count)}
      onInput={({ currentTarget }) => onTravel(Number(currentTarget.value))}
    />
    <output for="moment">
      {turn}/{count}
    </output>
  </div>
);
