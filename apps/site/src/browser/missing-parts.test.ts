import { beforeEach, describe, expect, it } from "vitest";
import { addMissingPart, leaveMissingParts, loadMissingParts, useMissingParts } from "./missing-parts.ts";

const shown = () => {
  const { parts, needsReload, isHidden } = useMissingParts.getState();
  return parts.length === 0 || isHidden ? "nothing" : needsReload ? "reload" : "try again";
};

function pageWith({ up = true, inUse = true } = {}) {
  const page = {
    reloads: 0,
    answers: async () => up,
    isInUse: () => inUse,
    reload: () => {
      page.reloads += 1;
    },
  };
  return page;
}

const away = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

beforeEach(() => useMissingParts.setState(useMissingParts.getInitialState()));

describe("[2.18] a part of the page that did not load", () => {
  it("a part of the page that did not load is offered again, and is no longer missing when it has loaded", async () => {
    const page = pageWith({ inUse: false });
    const remove = addMissingPart({ load: async () => remove(), required: true });
    expect(shown()).toBe("try again");
    await loadMissingParts(page);
    expect(shown()).toBe("nothing");
    expect(page.reloads).toBe(0);
  });

  it("a part of the page that did not load can be tried again while the server does not answer, as often as one likes", async () => {
    const page = pageWith({ up: false, inUse: false });
    addMissingPart({ load: away, required: false });
    for (let again = 0; again < 2; again += 1) {
      await loadMissingParts(page);
      expect(shown()).toBe("try again");
    }
    expect(page.reloads).toBe(0);
  });

  it("a part of the page that did not load asks for a reload when the server answers and a game is open or a form holds input", async () => {
    const page = pageWith();
    const remove = addMissingPart({ load: away, required: false });
    await loadMissingParts(page);
    expect(shown()).toBe("reload");
    expect(page.reloads).toBe(0);
    // Another one can be tried again first.
    remove();
    addMissingPart({ load: away, required: false });
    expect(shown()).toBe("try again");
  });

  it("a part of the page that did not load reloads the page on request when the server answers and nothing is lost", async () => {
    const page = pageWith({ inUse: false });
    addMissingPart({ load: away, required: false });
    await loadMissingParts(page);
    expect(page.reloads).toBe(1);
  });

  it("a part of the page that did not load is tried once at a time, together with all others that are missing", async () => {
    const loads: string[] = [];
    for (const name of ["menu", "clock"])
      addMissingPart({ load: async () => void loads.push(name), required: false });
    await Promise.all([loadMissingParts(pageWith()), loadMissingParts(pageWith())]);
    expect(loads).toEqual(["menu", "clock"]);
  });

  it("a part of the page that did not load is closed with its message when the reader closes that; the next missing part shows a message again", () => {
    const left: string[] = [];
    addMissingPart({ load: away, leave: () => left.push("deposit"), required: false });
    addMissingPart({ load: away, required: false });
    leaveMissingParts();
    expect(left).toEqual(["deposit"]);
    expect(shown()).toBe("nothing");
    addMissingPart({ load: away, required: false });
    expect(shown()).toBe("try again");
  });
});
