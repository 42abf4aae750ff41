import { describeMoveKills } from "../servers/kill-suite.ts";
import { startKilledOnServers } from "../servers/start-killed-on-servers.ts";

describeMoveKills("PostgreSQL and Redis", {
  in: "calls",
  start: startKilledOnServers(),
});
