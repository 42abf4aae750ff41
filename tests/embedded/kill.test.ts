import { describeKills } from "../servers/kill-suite.ts";
import { startProduct } from "../servers/product.ts";

describeKills("the embedded database", async () => {
  const product = await startProduct({}, { killable: true });
  return { product, verifyWith: { DATA_DIR: product.dataFolder } };
});
