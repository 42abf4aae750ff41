export { startResolver } from "./start-resolver.ts";
