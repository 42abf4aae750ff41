import { expect, it } from "vitest";
import { changedPart } from "./changed-part.ts";

it.each([
  ["apps/gate/src/account/routes.ts", "gate"],
  ["apps/studio/src/http/routes.ts", "studio"],
  ["apps/sandbox/src/sandbox.ts", "sandbox"],
  ["apps/server/src/web.ts", "server"],
  ["packages/contract/src/calls.ts", "contract"],
  ["content/catalogue/netent.json", "content"],
])("a change of %s restarts the product, and it is said to be of %s", (path, part) => {
  expect(changedPart(path)).toBe(part);
});

it.each([
  "apps/gate/src/account/routes.test.ts",
  "apps/gate/src/testing/test-gate.ts",
  "apps/gate/src/account/routes.ts~",
  "apps/gate/src/account/.routes.ts.swp",
  "apps/server/src/development/main.ts",
  "apps/site/src/root.tsx",
  "apps/arcade/src/main.ts",
  "packages/ui/src/index.ts",
  "apps/gate/package.json",
])("a change of %s does not restart the product", (path) => {
  expect(changedPart(path)).toBeUndefined();
});
