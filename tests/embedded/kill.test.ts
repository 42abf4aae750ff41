import { describeBetKills, STEPS_THAT_LOSE } from "../servers/kill-suite.ts";
import { startProduct } from "../servers/product.ts";

describeBetKills(
  "the embedded database",
  async () => {
    const product = await startProduct({}, { killable: true });
    return { product, verifyWith: { DATA_DIR: product.dataFolder } };
  },
  STEPS_THAT_LOSE,
);
