export { mountSupport } from "./routes.ts";
