import {
  approvalActions,
  type OfficeCall,
  type OfficeCallName,
  officeCalls,
} from "@bellwether/contract/office/index.ts";
import { describe, expect, it } from "vitest";
import { createOfficeOpenApi } from "./office-open-api.ts";

type Operation = {
  operationId: string;
  summary: string;
  "x-permission": string;
  "x-needs-proof"?: boolean;
  "x-needs-approval"?: string;
  parameters?: { in: string; name: string }[];
  requestBody?: object;
};

const { paths } = createOfficeOpenApi() as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(paths).flatMap((each) => Object.values(each));

describe("the office's OpenAPI file", () => {
  it("describes each call once", () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(officeCalls).sort());
  });

  it.each(operations)(
    "$operationId says its permission, its proof, its second person, its path's fields, and where its input goes",
    (operation) => {
      const call: OfficeCall = officeCalls[operation.operationId as OfficeCallName];
      expect(operation).toMatchObject({ summary: call.summary, "x-permission": call.permission });
      expect(operation["x-needs-proof"]).toBe(call.needsProof);
      expect(operation["x-needs-approval"]).toBe(call.needsApproval);
      const inPath = operation.parameters?.filter((each) => each.in === "path").map(({ name }) => name) ?? [];
      expect(inPath).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(operation.requestBody === undefined).toBe(call.method === "GET");
    },
  );

  it("a large withdrawal and a large bonus name the action that a second person approves", () => {
    const named = operations.flatMap(({ "x-needs-approval": action }) => action ?? []);
    expect(named.sort()).toEqual(["bonus.give", "withdrawal.approve"]);
    expect(Object.keys(approvalActions)).toEqual(expect.arrayContaining(named));
  });
});
