import { startProduct } from "../servers/product.ts";
import { describeRunKills } from "../servers/run-kill-suite.ts";

describeRunKills("the embedded database", async (tables) => {
  const product = await startProduct({ TABLES_DIR: tables }, { killable: true });
  return { product, verifyWith: { DATA_DIR: product.dataFolder } };
});
