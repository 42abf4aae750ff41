import { startProduct } from "../servers/product.ts";
import { describeTableKills } from "../servers/table-kill-suite.ts";

describeTableKills(
  "the embedded database",
  async (tables) => {
    const product = await startProduct({ TABLES_DIR: tables }, { killable: true });
    return { product, verifyWith: { DATA_DIR: product.dataFolder } };
  },
  // Stakes are taken in the one, and bets paid in the other.
  ["betting", "drawn"],
);
