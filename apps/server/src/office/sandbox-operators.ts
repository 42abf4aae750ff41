import type { SeatedOperator } from "@bellwether/gate";

/** The persons of the sandbox's office, whom anybody may be: two of each role that asks for a second one. */
export const sandboxOperators: readonly SeatedOperator[] = [
  { name: "Ada Administrator", email: "ada@office.example", roles: ["administrator"] },
  { name: "Bo Administrator", email: "bo@office.example", roles: ["administrator"] },
  { name: "Carl Support", email: "carl@office.example", roles: ["support"] },
  { name: "Dina Support", email: "dina@office.example", roles: ["support"] },
  { name: "Eero Payments", email: "eero@office.example", roles: ["payments"] },
  { name: "Fanny Payments", email: "fanny@office.example", roles: ["payments"] },
  { name: "Gus Safety", email: "gus@office.example", roles: ["safety"] },
  { name: "Hanna Safety", email: "hanna@office.example", roles: ["safety"] },
  { name: "Ines Content", email: "ines@office.example", roles: ["content"] },
  { name: "Jon Auditor", email: "jon@office.example", roles: ["auditor"] },
];
