import { describeDrawKills, KILLED_DRAWS_EVERY_MS } from "../servers/draw-kill-suite.ts";
import { startProduct } from "../servers/product.ts";

describeDrawKills(
  "the embedded database",
  async (tables) => {
    const settings = { TABLES_DIR: tables, DRAWS_EVERY_MS: String(KILLED_DRAWS_EVERY_MS) };
    const product = await startProduct(settings, { killable: true });
    return { product, verifyWith: { DATA_DIR: product.dataFolder } };
  },
  true,
);
