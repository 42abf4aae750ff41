import { describeMoveKills } from "../servers/kill-suite.ts";
import { startProduct } from "../servers/product.ts";

// Money that was moved and not answered can be moved twice, or be lost. PostgreSQL has the other steps in the short run.
describeMoveKills("the embedded database", {
  in: "calls",
  shortSteps: ["before commit", "before answer"],
  async start() {
    const product = await startProduct({}, { killable: true });
    return { product, verifyWith: { DATA_DIR: product.dataFolder } };
  },
});
