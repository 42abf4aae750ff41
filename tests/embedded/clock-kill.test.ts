import { describeClockKills } from "../servers/clock-kill-suite.ts";
import { startProduct } from "../servers/product.ts";

describeClockKills("the embedded database", async (settings) => {
  const product = await startProduct(settings, { killable: true });
  return { product, verifyWith: { DATA_DIR: product.dataFolder } };
});
