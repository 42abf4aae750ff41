import { describeMoveKills } from "../servers/kill-suite.ts";
import { startProduct } from "../servers/product.ts";

describeMoveKills("the embedded database", {
  in: "rounds",
  async start() {
    const product = await startProduct({}, { killable: true });
    return { product, verifyWith: { DATA_DIR: product.dataFolder } };
  },
});
