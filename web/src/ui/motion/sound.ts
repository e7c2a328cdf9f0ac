import { settings } from '../../settings/settings.ts';
import { isNight } from './night.ts';

/** One sounding part: a pitch that may glide, or a breath of noise. Times in seconds, pitches in hertz. */
interface Tone {
  readonly wave: OscillatorType | 'noise';
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly volume: number;
}

const bell = (at: number, pitch: number, volume: number, length = 0.9): readonly Tone[] => [
  { wave: 'sine', at, length, pitch, volume },
  { wave: 'sine', at, length: length * 0.5, pitch: pitch * 2.76, volume: volume * 0.28 },
];

const knock = (at: number, pitch: number, volume: number): readonly Tone[] => [
  { wave: 'triangle', at, length: 0.09, pitch, to: pitch * 0.55, volume },
  { wave: 'noise', at, length: 0.025, pitch: pitch * 6, volume: volume * 0.5 },
];

/** Sounds made of tones: wood, a ship's bell, coins, a ratchet, water. */
const SOUNDS = {
  /** Your turn: two strokes of a bell. */
  turn: [...bell(0, 659, 0.11), ...bell(0.16, 880, 0.09)],
  /** A piece was put down. */
  place: knock(0, 240, 0.16),
  /** Taler were paid or got. */
  coin: [...bell(0, 2093, 0.03, 0.18), ...bell(0.05, 2637, 0.03, 0.22)],
  /** A ship is finished: timber, then the splash, then its bell. */
  ship: [
    { wave: 'sawtooth', at: 0, length: 0.28, pitch: 90, to: 140, volume: 0.03 },
    { wave: 'noise', at: 0.26, length: 0.4, pitch: 900, volume: 0.09 },
    ...bell(0.45, 523, 0.07),
    ...bell(0.54, 659, 0.07),
    ...bell(0.63, 784, 0.08, 1.2),
  ],
  /** Crowns rain into the score. */
  crowns: [1568, 1760, 2093, 2349, 2637].flatMap((pitch, i) => bell(i * 0.07, pitch, 0.03, 0.25)),
  /** A round has ended: the anchor goes down its chain, the bell is struck, the wheel turns. */
  round: [
    ...[0, 0.06, 0.12, 0.18, 0.24, 0.3].flatMap(at => knock(at, 300, 0.05)),
    ...bell(0.4, 587, 0.08),
    ...bell(0.65, 587, 0.08, 1.2),
    ...[0.9, 1, 1.12, 1.28].flatMap(at => knock(at, 420, 0.06)),
  ],
  /** A sailor makes fast in the harbour. */
  berth: [...knock(0, 180, 0.14), ...bell(0.08, 784, 0.05, 0.6)],
  /** Moby Dick is heard. */
  whale: [
    { wave: 'sine', at: 0, length: 0.7, pitch: 140, to: 300, volume: 0.09 },
    { wave: 'sine', at: 0.55, length: 0.6, pitch: 300, to: 110, volume: 0.07 },
  ],
  /** The wheel turns by a tooth, again and again. */
  wheel: [0, 0.09, 0.19, 0.31, 0.46].flatMap(at => knock(at, 420, 0.07)),
  /** A capture or a loss. */
  sink: [{ wave: 'sine', at: 0, length: 0.5, pitch: 220, to: 82, volume: 0.12 }],
  /** A refusal. */
  refuse: knock(0, 110, 0.14),
  /** Little time is left. */
  time: [...knock(0, 660, 0.1), ...knock(0.18, 660, 0.1)],
  /** The game is won. */
  win: [523, 659, 784, 1047].flatMap((pitch, i) => bell(i * 0.14, pitch, 0.08, i === 3 ? 2 : 0.8)),
  /** The game is over. */
  end: [...bell(0, 392, 0.08, 1.4), ...bell(0.2, 523, 0.08, 1.4), ...bell(0.4, 659, 0.09, 1.8)],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Half a second of hiss. Chance in a sound decides nothing. */
const noiseOf = (audio: AudioContext): AudioBuffer => {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
};

const makeNoise = (audio: AudioContext, { pitch }: Tone): readonly [AudioScheduledSourceNode, AudioNode] => {
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  return [source, source.connect(filter)];
};

const makePitch = (
  audio: AudioContext,
  { wave, pitch, to, length }: Tone & { readonly wave: OscillatorType },
  begin: number,
): readonly [AudioScheduledSourceNode, AudioNode] => {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, begin);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, begin + length);
  return [source, source];
};

const isPitch = (tone: Tone): tone is Tone & { readonly wave: OscillatorType } => tone.wave !== 'noise';

const strike = (audio: AudioContext, tone: Tone, now: number): void => {
  const begin = now + tone.at;
  const end = begin + tone.length;
  const [source, last] = isPitch(tone) ? makePitch(audio, tone, begin) : makeNoise(audio, tone);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(tone.volume, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  last.connect(gain).connect(audio.destination);
  source.start(begin);
  source.stop(end);
};

/** Whether anything may be heard now. */
const isOn = (): boolean => {
  const { sounds, soundsAtNight } = settings.peek();
  return sounds && (soundsAtNight || !isNight(new Date()));
};

/** Plays a sound, if sounds are on. Browsers let a page sound only after it was first touched; until then it stays silent. */
export const sound = (name: SoundName): void => {
  if (!isOn() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') void audio.resume();
  for (const tone of SOUNDS[name]) strike(audio, tone, audio.currentTime + 0.01);
};
