import type { MountTable } from "../../tables/table-game.ts";
import { mountLiveRoulette } from "./mount-live-roulette.ts";

export const mountTable: MountTable = (parts) => mountLiveRoulette(parts);
