import type { MountTable } from "../../tables/table-game.ts";
import { mountLiveBaccarat } from "./mount-live-baccarat.ts";

export const mountTable: MountTable = (parts) => mountLiveBaccarat(parts);
