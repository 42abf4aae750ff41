import { describeClockKills, shortClocks } from "../servers/clock-kill-suite.ts";
import { startProduct } from "../servers/product.ts";

describeClockKills("the embedded database", async () => {
  const product = await startProduct(shortClocks, { killable: true });
  return { product, verifyWith: { DATA_DIR: product.dataFolder } };
});
