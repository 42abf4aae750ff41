import { describeDecisionKills } from "../servers/decision-kill-suite.ts";
import { startProduct } from "../servers/product.ts";

describeDecisionKills("the embedded database", async (tables) => {
  const product = await startProduct({ TABLES_DIR: tables });
  return { product, verifyWith: { DATA_DIR: product.dataFolder } };
});
