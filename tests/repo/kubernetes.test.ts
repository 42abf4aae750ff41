import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Deployment } from "kubernetes-types/apps/v1.d.ts";
import type { NetworkPolicy } from "kubernetes-types/networking/v1.d.ts";
import { afterAll, describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { sourceFiles } from "./source-files.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Within the repository, where the compiler finds the package of types. */
const folder = join(root, ".cache/kubernetes-test");

const text = (path: string) => sourceFiles((each) => each === path)[0]!.text;
type Manifest = { apiVersion: string; kind: string };
const manifests = parseAllDocuments(text("ops/kubernetes/bellwether.yaml")).map(
  (each) => each.toJS() as Manifest,
);
const ofKind = (kind: string) => manifests.filter((each) => each.kind === kind);
const deployment = ofKind("Deployment")[0] as unknown as Deployment;
const pod = deployment.spec!.template.spec!;
const container = pod.containers[0]!;

/** Kubernetes's own types, without those of lists, as a compiler reads them from its API. */
const KINDS: Record<string, string> = {
  "apps/v1 Deployment": "apps/v1",
  "v1 Service": "core/v1",
  "policy/v1 PodDisruptionBudget": "policy/v1",
  "networking.k8s.io/v1 NetworkPolicy": "networking/v1",
};

/** What the compiler says against the manifests as literals of these types, in which an unknown field is an error. */
function faultsOf(objects: readonly Manifest[]): string[] {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "manifests.ts");
  const lines = objects.map((object, index) => {
    const module = KINDS[`${object.apiVersion} ${object.kind}`];
    if (!module) throw new Error(`this test does not know ${object.apiVersion} ${object.kind}`);
    return `export const m${index}: import("kubernetes-types/${module}.d.ts").${object.kind} = ${JSON.stringify(object)};`;
  });
  writeFileSync(file, lines.join("\n"));
  const { stdout } = spawnSync(
    join(root, "node_modules/.bin/tsc"),
    [
      ...["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "--types", "", "--lib", "es2022"],
      ...["--target", "es2022", "--module", "nodenext", "--allowImportingTsExtensions", file],
    ],
    { cwd: folder, encoding: "utf8" },
  );
  return stdout.split("\n").filter((line) => line.includes("error"));
}

describe("the example for Kubernetes", () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("the example for Kubernetes has no field that Kubernetes does not know, and no value of another type", () => {
    expect(faultsOf(manifests)).toEqual([]);
    const spoiled = structuredClone(deployment) as unknown as Manifest & Deployment;
    Object.assign(spoiled.spec!.template.spec!.containers[0]!, { imagePullPolicies: "Always" });
    expect(faultsOf([spoiled])).toEqual([expect.stringContaining("imagePullPolicies")]);
    const { replicas: _, ...rest } = deployment.spec!;
    const wrong = { ...deployment, spec: { ...rest, replicas: "2" } } as unknown as Manifest;
    expect(faultsOf([wrong])).toEqual([
      expect.stringContaining("'string' is not assignable to type 'number'"),
    ]);
  });

  it("the example for Kubernetes has two nodes, of an image that is named by its digest", () => {
    expect(deployment.spec!.replicas).toBe(2);
    expect(container.image).toMatch(/@sha256:[0-9a-f]{64}$/);
  });

  it("the example for Kubernetes sets only variables that the environment reads, and every secret from a file that is mounted", () => {
    const known = text("apps/server/src/settings/variables.ts");
    const mounts = container.volumeMounts!.map(({ mountPath }) => mountPath);
    for (const { name, value } of container.env!) {
      const setting = name.replace(/_FILE$/, "");
      expect(known, name).toContain(`  ${setting}:`);
      if (name !== setting)
        expect(
          mounts.some((path) => value!.startsWith(`${path}/`)),
          name,
        ).toBe(true);
      else expect(name, name).not.toMatch(/PASSWORD|SECRET|_KEY$|DATABASE|REDIS/);
    }
  });

  it("the example for Kubernetes lets a node end what has arrived, and begins no rolling update with one node less", () => {
    const notice = Number(container.env!.find(({ name }) => name === "DRAIN_NOTICE_SECONDS")!.value);
    const stops =
      Number(/MAX_STOP_MS = ([\d_]+)/.exec(text("apps/server/src/main.ts"))![1]!.replaceAll("_", "")) / 1_000;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(notice + stops);
    expect(deployment.spec!.strategy!.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(ofKind("PodDisruptionBudget")).toMatchObject([{ spec: { minAvailable: 1 } }]);
  });

  it("the example for Kubernetes asks /healthz whether a node lives, and /readyz whether it serves, with more patience than a failover takes", () => {
    const paths = [container.startupProbe, container.livenessProbe, container.readinessProbe].map(
      (probe) => probe?.httpGet?.path,
    );
    expect(paths).toEqual(["/healthz", "/healthz", "/readyz"]);
    const { periodSeconds, failureThreshold } = container.readinessProbe!;
    expect(periodSeconds! * failureThreshold!).toBeGreaterThanOrEqual(60);
  });

  it("the example for Kubernetes shuts the office and the figures to all but their own readers", () => {
    const [policy] = ofKind("NetworkPolicy") as unknown as NetworkPolicy[];
    const open = policy!.spec!.ingress!.map(({ ports, from }) => [
      ports!.map(({ port }) => port),
      JSON.stringify(from),
    ]);
    expect(open).toEqual([
      [["site"], expect.stringContaining("ingress-nginx")],
      [["office"], expect.stringContaining("office-proxy")],
      [["metrics"], expect.stringContaining("prometheus")],
    ]);
    expect(policy!.spec!.policyTypes).toEqual(["Ingress"]);
  });
});
