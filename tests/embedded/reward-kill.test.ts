import { startProduct } from "../servers/product.ts";
import { describeRewardKills } from "../servers/reward-kill-suite.ts";

describeRewardKills("the embedded database", async (settings) => {
  const product = await startProduct(settings, { killable: true });
  return { product, verifyWith: { DATA_DIR: product.dataFolder } };
});
