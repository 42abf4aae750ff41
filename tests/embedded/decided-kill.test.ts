import { describeDecidedKills, killedHandSettings } from "../servers/decided-kill-suite.ts";
import { startProduct } from "../servers/product.ts";

describeDecidedKills("the embedded database", async () => {
  const product = await startProduct(killedHandSettings, { killable: true });
  return { product, verifyWith: { DATA_DIR: product.dataFolder } };
});
