import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { NO_ADDRESS } from "../http/request-context.ts";
import { tooManyAttempts } from "../http/too-many-attempts.ts";
import { isPast } from "../is-past.ts";
import type { ClockPort, MetricsPort, SettingsPort } from "../ports.ts";
import { lockName } from "./slow-guessing.ts";

/**
 * A country's share of the daily budget per hour, so that codes sent to expensive numbers of one country do not use up the whole budget.
 */
const COUNTRYS_SHARE_AN_HOUR = 0.1;
const MIN_OF_COUNTRY_AN_HOUR = 20;

/**
 * Records a request for a code by SMS, inside the SQL transaction that sends it, and enforces the limits: per network and hour, a tenth of
 * the daily budget per country of the number and hour, and the daily budget. Refused requests are counted for the alarm.
 * @throws DomainError `too_many_attempts`
 */
export async function noteSms(
  deps: ClockPort & SettingsPort<"smsPerAddress" | "smsPerDay"> & MetricsPort,
  connection: SqlConnection,
  { address, country }: { address: string; country: string },
): Promise<void> {
  const now = deps.now().getTime();
  const budget = deps.settings.smsPerDay;
  await lockName(connection, "sms-bounds");
  const { rows } = await connection.query<{ of_address: number; of_country: number; of_day: number }>(
    `SELECT (SELECT count(*)::int FROM sms_request WHERE address = $1 AND at > $3 AND ${isPast("at", "$5")}) AS of_address,
       (SELECT count(*)::int FROM sms_request WHERE country = $2 AND at > $3 AND ${isPast("at", "$5")}) AS of_country,
       (SELECT count(*)::int FROM sms_request WHERE at > $4 AND ${isPast("at", "$5")}) AS of_day`,
    [address, country, new Date(now - HOUR_MS), new Date(now - DAY_MS), new Date(now)],
  );
  const { of_address, of_country, of_day } = onlyRow(rows);
  const countrys = Math.max(MIN_OF_COUNTRY_AN_HOUR, Math.floor(budget * COUNTRYS_SHARE_AN_HOUR));
  const refuse = (bound: "address" | "country" | "budget") => {
    deps.metrics.add("sms_refused_total", { bound });
    return tooManyAttempts(HOUR_MS);
  };
  deps.metrics.set("sms_budget_used_ratio", {}, of_day / budget);
  if (of_day >= budget) throw refuse("budget");
  if (of_country >= countrys) throw refuse("country");
  if (address !== NO_ADDRESS && of_address >= deps.settings.smsPerAddress) throw refuse("address");
  await connection.query("INSERT INTO sms_request (address, country, at) VALUES ($1, $2, $3)", [
    address,
    country,
    new Date(now),
  ]);
}
