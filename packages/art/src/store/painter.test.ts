import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, expect, it } from "vitest";
import { readCatalogue } from "../content.ts";
import { createDrawer } from "../drawing/draw-unit.ts";
import { createPictureIndex } from "../files/picture-index.ts";
import { createPainter, type Painter } from "./painter.ts";

const folder = mkdtempSync(join(tmpdir(), "painter-"));
afterAll(() => rmSync(folder, { recursive: true }));
const [title] = readCatalogue();
const index = createPictureIndex({ titles: [title!] });
const [unit, second, third, fourth] = index.units;
const log = join(folder, "log");
const lines = () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : []);

const painters: Painter[] = [];
afterEach(() => {
  for (const painter of painters.splice(0)) painter.close();
  rmSync(log, { force: true });
});
/** A painter whose process writes down its id when it starts, and then handles its input with this code. */
function painterThat(does: string, options: Parameters<typeof createPainter>[0] = {}): Painter {
  const program = join(folder, `program-${painters.length}-${does.length}.mjs`);
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from "node:fs";
const note = (text) => appendFileSync(${JSON.stringify(log)}, text + "\\n");
note("began " + process.pid);
process.on("disconnect", () => process.exit());
process.on("message", ({ id, unit }) => { ${does} });`,
  );
  const painter = createPainter({ program: pathToFileURL(program), ...options });
  painters.push(painter);
  return painter;
}
const DRAWS = "process.send({ id, drawn: unit.files.map((file) => Buffer.from(file)) });";
const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it("the painting process draws the same bytes as this process, twice", async () => {
  const painter = createPainter();
  painters.push(painter);
  const tile = index.unitOf(`tiles/${title!.code}.webp`)!;
  const here = (await createDrawer()(tile)).map((each) => Buffer.from(each));
  for (let again = 0; again < 2; again += 1) {
    const there = await painter.draw(tile, "asked");
    expect(there.map((each) => Buffer.from(each).equals(here[there.indexOf(each)]!))).toEqual([true, true]);
  }
}, 120_000);

it("sources that changed since the server started draw nothing under the old key", async () => {
  const painter = createPainter();
  painters.push(painter);
  await expect(painter.draw({ ...unit!, source: "of before" }, "asked")).rejects.toThrow("restart it");
}, 120_000);

it("a drawing that was in progress when the process crashed is drawn by a new process", async () => {
  const painter = painterThat(
    `if (readFileSync(${JSON.stringify(log)}, "utf8").split("began").length < 3) process.exit(7); ${DRAWS}`,
  );
  const drawn = await Promise.all([painter.draw(unit!, "asked"), painter.draw(second!, "asked")]);
  expect(drawn.map(([each]) => Buffer.from(each!).toString())).toEqual([unit!.files[0], second!.files[0]]);
  expect(lines()).toHaveLength(2);
});

it("a process that always crashes fails its callers after two tries, and is not restarted for a while", async () => {
  const painter = painterThat("process.exit(7);", { pauseMs: 600_000 });
  const asked = [painter.draw(unit!, "asked"), painter.draw(second!, "ahead")];
  await Promise.all(asked.map((each) => expect(each).rejects.toThrow("ended with code 7")));
  await expect(painter.draw(third!, "asked")).rejects.toThrow("is paused");
  expect(lines()).toHaveLength(2);
});

it("a process that hangs is killed, and its caller gets an error", async () => {
  const painter = painterThat("", { slowestMs: 300 });
  await expect(painter.draw(unit!, "asked")).rejects.toThrow("SIGKILL");
});

it("a picture that cannot be drawn does not fail the others", async () => {
  const painter = painterThat(
    `if (unit.key === "${unit!.key}") process.send({ id, error: "no ink" }); else ${DRAWS}`,
  );
  await expect(painter.draw(unit!, "asked")).rejects.toThrow("no ink");
  expect(await painter.draw(second!, "asked")).toHaveLength(1);
  expect(lines()).toHaveLength(1);
});

it("a requested picture is drawn before those that are drawn ahead", async () => {
  const painter = painterThat(`note(unit.files[0]); setTimeout(() => { ${DRAWS} }, 20);`, { atOnce: 1 });
  const all = [
    painter.draw(unit!, "ahead"),
    painter.draw(second!, "ahead"),
    painter.draw(third!, "ahead"),
    painter.draw(fourth!, "asked"),
  ];
  painter.hurry(third!);
  painter.hurry(unit!);
  await Promise.all(all);
  expect(lines().slice(1)).toEqual([unit!, fourth!, third!, second!].map(({ files }) => files[0]));
});

it("the process ends after a while without requests, and starts again at the next one", async () => {
  const painter = painterThat(DRAWS, { idleMs: 50 });
  await painter.draw(unit!, "asked");
  const pid = Number(lines()[0]!.slice("began ".length));
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await painter.draw(second!, "asked")).toHaveLength(1);
  expect(lines()).toHaveLength(2);
});

it("a closed painter fails all waiting callers at once and leaves no process", async () => {
  const painter = painterThat("");
  const asked = painter.draw(unit!, "asked");
  await expect.poll(() => lines().length).toBe(1);
  painter.close();
  await expect(asked).rejects.toThrow();
  await expect(painter.draw(second!, "asked")).rejects.toThrow("closed");
  const pid = Number(lines()[0]!.slice("began ".length));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

it("the painting process has a low priority, and ends by itself when its server is killed", async () => {
  const program = join(folder, "real.mjs");
  const real = new URL("./painter-process.ts", import.meta.url).href;
  writeFileSync(
    program,
    `import { writeFileSync } from "node:fs";\nawait import(${JSON.stringify(real)});\nwriteFileSync(${JSON.stringify(log)}, String(process.pid));`,
  );
  const server: ChildProcess = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `const { createPainter } = await import(${JSON.stringify(new URL("./painter.ts", import.meta.url).href)});
       createPainter({ program: new URL(${JSON.stringify(pathToFileURL(program).href)}) }).draw(${JSON.stringify(unit)}, "asked");
       setInterval(() => {}, 1000);`,
    ],
    { stdio: "inherit" },
  );
  try {
    await expect.poll(() => lines().length, { timeout: 30_000 }).toBe(1);
    const pid = Number(lines()[0]);
    expect(getPriority(pid)).toBeGreaterThanOrEqual(10);
    server.kill("SIGKILL");
    await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
  } finally {
    server.kill("SIGKILL");
  }
}, 120_000);
