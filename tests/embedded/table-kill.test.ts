import { startProduct } from "../servers/product.ts";
import { describeTableKills } from "../servers/table-kill-suite.ts";

describeTableKills("the embedded database", async (folder) => {
  const product = await startProduct({}, { killable: true, folder });
  return { product, verifyWith: { DATA_DIR: product.dataFolder } };
});
