import { describeJackpotKills } from "../servers/jackpot-kill-suite.ts";
import { startProduct } from "../servers/product.ts";

describeJackpotKills("the embedded database", async (settings) => {
  const product = await startProduct(settings, { killable: true });
  return { product, verifyWith: { DATA_DIR: product.dataFolder } };
});
