export { buildPays } from "../baccarat/pays.ts";
