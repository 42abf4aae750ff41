import type { PictureIndex } from "../files/picture-index.ts";
import type { Unit } from "../files/unit.ts";
import { itemAt } from "../paint/item-at.ts";
import { type Filling, fillStore } from "./fill-store.ts";
import type { StoreLog } from "./store-log.ts";
import { createStoredFiles } from "./stored-files.ts";

/** `asked`: a request is waiting for it. `ahead`: no request yet. */
export type Urgency = "asked" | "ahead";

/** Draws a unit's files, in the order of its file names. */
export type Draw = (unit: Unit, urgency: Urgency) => Promise<Uint8Array[]>;

export type Picture = {
  /** Changes when the picture changes. */
  key: string;
  read(): Promise<Uint8Array>;
};

export type PictureStore = ReturnType<typeof createPictureStore>;

/**
 * Draws pictures at the first request and keeps them in `folder`. The file name contains the hash of all inputs, so an existing file is
 * always fresh, and any number of processes can share the folder.
 */
export function createPictureStore(options: {
  folder: string;
  index: PictureIndex;
  draw: Draw;
  /** A request has arrived for a picture that is being drawn ahead. */
  hurry?: (unit: Unit) => void;
  log: StoreLog;
}) {
  const { index, draw, hurry, log } = options;
  const files = createStoredFiles(options.folder);
  const underWay = new Map<Unit, Promise<Uint8Array[]>>();
  /** Files that could not be written to the disk. */
  const unkept = new Map<Unit, Uint8Array[]>();
  let disk: "takes" | "refuses" = "takes";

  async function drawAndKeep(unit: Unit, urgency: Urgency): Promise<Uint8Array[]> {
    const drawn = await draw(unit, urgency);
    try {
      await files.write(unit, drawn);
      unkept.delete(unit);
      disk = "takes";
    } catch (err) {
      unkept.set(unit, drawn);
      if (disk === "takes")
        log.warn({ err }, `pictures cannot be kept in ${options.folder}: they are served from memory`);
      disk = "refuses";
    }
    return drawn;
  }

  /** All requests that arrive during a drawing share it. */
  function drawOnce(unit: Unit, urgency: Urgency): Promise<Uint8Array[]> {
    const known = underWay.get(unit);
    if (known !== undefined) {
      if (urgency === "asked") hurry?.(unit);
      return known;
    }
    const drawing = drawAndKeep(unit, urgency).finally(() => underWay.delete(unit));
    underWay.set(unit, drawing);
    return drawing;
  }

  return {
    /** The picture of a name such as `tiles/bell-tower.webp`. Nothing is read until its contents are requested. */
    find(name: string): Picture | undefined {
      const unit = index.unitOf(name);
      if (!unit) return undefined;
      const at = unit.files.indexOf(name);
      return {
        key: unit.key,
        read: async () =>
          unkept.get(unit)?.[at] ?? (await files.read(unit, at)) ?? itemAt(await drawOnce(unit, "asked"), at),
      };
    },
    /** Draws what is missing, then removes files that are no longer pictures. Ends early when the disk is full or not writable. */
    fill: (filling: Filling) =>
      fillStore(filling, {
        units: index.units,
        files,
        drawAhead: (unit) => drawOnce(unit, "ahead"),
        diskTakes: () => disk === "takes",
        log,
      }),
  };
}
