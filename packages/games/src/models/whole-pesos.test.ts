import fc from "fast-check";
import { expect, it } from "vitest";
import { playUsually, usualInputs } from "../rounds/usual-play.ts";
import { payableStep } from "../rules/stakes.ts";
import { sheetFor } from "../sheet/sheet-for.ts";
import { anySeeds } from "../testing/rounds.ts";
import { findModel } from "./model.ts";
import { releasedModels } from "./released-models.ts";

const models = releasedModels();
const step = payableStep("CLP");

it.each([...models.keys()])(
  "%s pays whole pesos at its lowest 2 stakes in Chile, alone at its table",
  (id) => {
    const model = findModel(models, id);
    const inputs = usualInputs(model);
    const { stakes } = sheetFor(model, "CLP");
    fc.assert(
      fc.property(anySeeds, (seeds) => {
        for (const stake of stakes.slice(0, 2).map(BigInt)) {
          const { payoutMinor } = playUsually(model, seeds, stake, inputs(stake));
          expect(payoutMinor % step).toBe(0n);
        }
      }),
      { numRuns: 4 },
    );
  },
);
