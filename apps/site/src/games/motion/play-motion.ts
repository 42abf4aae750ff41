import { climb } from "./climb.ts";
import { cubes } from "./cubes.ts";
import { deal } from "./deal.ts";
import { drum } from "./drum.ts";
import { falls } from "./falls.ts";
import { lanes } from "./lanes.ts";
import { lids } from "./lids.ts";
import styles from "./motion.module.css";
import { loadMotionLook, type MotionLook } from "./motion-look.ts";
import { MOTION_MS, type MotionStage } from "./motion-stage.ts";
import { pass } from "./pass.ts";
import { pegs } from "./pegs.ts";
import { reels } from "./reels.ts";
import { rotor } from "./rotor.ts";
import { spokes } from "./spokes.ts";

const kinds: Readonly<Record<MotionLook["motion"]["kind"], (stage: MotionStage) => void>> = {
  climb,
  cubes,
  deal,
  drum,
  falls,
  lanes,
  lids,
  pass,
  pegs,
  reels,
  rotor,
  spokes,
};

const fadeMs = 180;

let stopRunning: (() => void) | undefined;

/** Plays a title's motion over a picture, once, and stops the one that runs elsewhere. Returns the function that stops it early. */
export function playMotion(picture: HTMLElement, code: string): () => void {
  stopRunning?.();
  let end: (() => void) | undefined;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    end?.();
    if (stopRunning === stop) stopRunning = undefined;
  };
  stopRunning = stop;
  loadMotionLook(code).then(
    (look) => {
      if (!isStopped && picture.isConnected) end = show(picture, look, stop);
    },
    () => {},
  );
  return stop;
}

function show(picture: HTMLElement, look: MotionLook, stop: () => void): () => void {
  const root = document.createElement("span");
  root.className = styles.stage ?? "";
  root.ariaHidden = "true";
  const room = document.createElement("img");
  room.className = styles.room ?? "";
  room.src = look.room;
  room.alt = "";
  root.append(room);
  picture.append(root);
  kinds[look.motion.kind]({ root, width: root.clientWidth, height: root.clientHeight, look });
  // A tile hides its play icon, which would lie on what moves.
  const tile = picture.closest("[data-preview]");
  tile?.setAttribute("data-moving", "");
  root.animate({ opacity: [0, 1] }, { duration: fadeMs });
  const timer = setTimeout(stop, MOTION_MS);
  const watching = new IntersectionObserver(([seen]) => !seen?.isIntersecting && stop());
  watching.observe(picture);
  return () => {
    clearTimeout(timer);
    watching.disconnect();
    tile?.removeAttribute("data-moving");
    const fading = root.animate({ opacity: [1, 0] }, { duration: fadeMs, fill: "forwards" });
    fading.onfinish = () => root.remove();
    // A hidden tab finishes nothing.
    if (document.hidden) root.remove();
  };
}
