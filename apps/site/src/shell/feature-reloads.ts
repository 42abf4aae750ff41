import { scheduleReloads } from "@bellwether/market/toggles/schedule-reloads.ts";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/** Spreads the requests, because many pages wait for the same moment. */
const spreadMs = 10_000;

/** Revalidates the page's features when a toggle's date has come [4.21]; what depends on them renders again. */
export function FeatureReloads({ dates }: { dates: readonly string[] }) {
  const { revalidate } = useRevalidator();
  const ask = useRef(revalidate);
  useEffect(() => {
    ask.current = revalidate;
  });
  const key = dates.join();
  useEffect(() => {
    const schedule = scheduleReloads(
      key === "" ? [] : key.split(",").map((date) => new Date(date)),
      () => void setTimeout(() => ask.current(), Math.random() * spreadMs),
      {
        now: () => new Date(),
        set: (callback, delayMs) => setTimeout(callback, delayMs),
        clear: (timer) => clearTimeout(timer as number),
      },
    );
    return () => schedule.stop();
  }, [key]);
  return null;
}
