import type { Statistics } from '@ankerplatz/protocol';
import { sumStatistics } from '@ankerplatz/protocol/statistics-sum';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { listGames } from '../local/saved.ts';
import { statisticsText } from '../text/statistics.ts';
import { deviceLines } from './device-lines.ts';
import { Sections } from './Sections.tsx';
import './statistics.css';

/** Loaded when it is first shown, with its words. */
export const loadDeviceStatistics = async () => {
  await statisticsText.load();
  return DeviceStatistics;
};

/** The statistics of the games on this device; nothing where none is finished. */
export function DeviceStatistics(): JSX.Element | null {
  const words = statisticsText.value;
  const sum = useSignal<Statistics | null>(null);
  useEffect(() => {
    void listGames()
      .then(deviceLines)
      .then(lines => {
        sum.value = sumStatistics(lines, lines.length, 0);
      });
  }, []);
  if (!sum.value || sum.value.games === 0) return null;
  const won = sum.value.results.reduce((all, each) => all + each.won, 0);
  const drawn = sum.value.results.reduce((all, each) => all + each.drawn, 0);
  return (
    <section class="statistics" aria-labelledby="statistics-device">
      <h2 id="statistics-device">{words.device}</h2>
      <p class="statistics-hint">{words.deviceHint}</p>
      <p class="statistics-sum">{words.summary(sum.value.games, won, drawn)}</p>
      <Sections statistics={sum.value} of="person" />
    </section>
  );
}
