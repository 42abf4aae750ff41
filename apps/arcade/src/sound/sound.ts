import type { SlotBed } from "@bellwether/contract/content/world.ts";
import { type Bed, beds } from "./beds.ts";
import { notes, type SoundName } from "./notes.ts";
import { BASE_GAME, BONUS, createSynthesizer, type Synthesizer } from "./synthesizer.ts";

/** Sounds are synthesised, not loaded. Off until the player turns them on. */
export type Sound = {
  readonly on: boolean;
  toggle(): boolean;
  play(name: SoundName, pitch?: number): void;
  /** Sets the music of a slot's world. It plays softly while the sound is on. */
  setBed(bed: SlotBed): void;
  /** Starts or stops the music of a bonus: the world's music, louder and faster. */
  music(playing: boolean): void;
  /** Pauses the sounds while the game is paused. */
  hush(hushed: boolean): void;
};

/** Creates the sounds; the browser's audio starts when the player first turns them on, because browsers require a gesture. */
export function createSound(): Sound {
  let audio: AudioContext | undefined;
  let synthesizer: Synthesizer | undefined;
  let on = false;
  let bed: Bed | undefined;
  let isBonus = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let step = 0;
  let nextAt = 0;

  /** Schedules notes half a second ahead, because the page's timers are too inaccurate for music. */
  const scheduleMusic = () => {
    const playing = bed ?? (isBonus ? beds.market : undefined);
    if (!playing || !on || !audio || !synthesizer || audio.state !== "running") return;
    const loudness = isBonus ? BONUS : BASE_GAME;
    nextAt = Math.max(nextAt, audio.currentTime + 0.05);
    for (; nextAt < audio.currentTime + 0.5; nextAt += playing.stepSeconds * loudness.pace, step += 1)
      synthesizer.step(playing, step, nextAt, loudness);
  };
  /** The timer runs only while there is music. */
  const keepTime = () => {
    clearInterval(timer);
    if (on && (bed || isBonus)) timer = setInterval(scheduleMusic, 120);
  };
  return {
    get on() {
      return on;
    },
    toggle() {
      on = !on;
      if (on) {
        audio ??= new AudioContext();
        synthesizer ??= createSynthesizer(audio);
        void audio.resume();
      }
      keepTime();
      return on;
    },
    setBed(name) {
      bed = beds[name];
      keepTime();
    },
    music(playing) {
      if (playing === isBonus) return;
      isBonus = playing;
      step = 0;
      keepTime();
    },
    hush(hushed) {
      if (hushed) void audio?.suspend();
      else if (on) void audio?.resume();
    },
    play(name, pitch = 1) {
      if (on && audio) synthesizer?.play(notes[name], audio.currentTime, pitch);
    },
  };
}
