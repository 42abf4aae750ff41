import { describeBetKills } from "../servers/kill-suite.ts";
import { startKilledOnServers } from "../servers/start-killed-on-servers.ts";

describeBetKills("PostgreSQL and Redis", startKilledOnServers());
