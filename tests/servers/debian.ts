import { execFileSync } from "node:child_process";

/** Installs packages with apt on a Debian system as root; otherwise says what is missing. */
export function installDebianPackages(packages: string[]): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0) {
    throw new Error(`Please install: ${packages.join(", ")}.`);
  }
  console.log(`Installing ${packages.join(", ")} …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update", "-qq"], { stdio: ["ignore", "ignore", "inherit"], env: environment });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    stdio: ["ignore", "ignore", "inherit"],
    env: environment,
  });
}
