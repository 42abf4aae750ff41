export { asFairness, chooseClientSeed } from "./choose-client-seed.ts";
export { openServerSeed, tableOwner } from "./open-server-seed.ts";
export { seedsData } from "./personal-data.ts";
export { sealSeeds } from "./seal-seeds.ts";
export {
  deleteSeedPairs,
  ensureSeedPair,
  findPairByHash,
  findRotatedPair,
  insertSeedPair,
  lockNextNonce,
  lockSeedPair,
  revealSeedPair,
  type SeedPair,
  useNextNonce,
} from "./seed-pair.ts";
