import { startProduct } from "../servers/product.ts";
import { describePromotionKills } from "../servers/promotion-kill-suite.ts";

describePromotionKills(
  "the embedded database",
  async (settings) => {
    const product = await startProduct(settings, { killable: true });
    return { product, verifyWith: { DATA_DIR: product.dataFolder } };
  },
  true,
);
