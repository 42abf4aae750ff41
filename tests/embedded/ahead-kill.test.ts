import { describeAheadKills } from "../servers/ahead-kill-suite.ts";
import { startProduct } from "../servers/product.ts";

describeAheadKills("the embedded database", async (tables) => {
  const product = await startProduct({ TABLES_DIR: tables }, { killable: true });
  return { product, verifyWith: { DATA_DIR: product.dataFolder } };
});
