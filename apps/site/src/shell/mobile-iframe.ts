import { inTab } from "@bellwether/ui/browser-storage.ts";
import { useEffect } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptState } from "../browser/kept-state.ts";

type MobileIframe = { active: boolean };

/** Kept per tab: an app that shows the site in its frame opens no other tab [3.24]. */
const useMobileIframe = create<MobileIframe>()(
  persist((): MobileIframe => ({ active: false }), {
    name: "mobile_iframe",
    storage: keptState(inTab, ({ active }) => typeof active === "boolean"),
    skipHydration: true,
  }),
);

/** `?iframe=1` turns the mode on and `?iframe=0` off; any other value keeps it. */
export function iframeWish(search: string): boolean | undefined {
  const wish = new URLSearchParams(search).get("iframe");
  return wish === "1" ? true : wish === "0" ? false : undefined;
}

/** Is the site shown inside a phone app, which has its own bar at the bottom [2.27]? */
export function useIsMobileIframe(search: string): boolean {
  const active = useMobileIframe((state) => state.active);
  useEffect(() => {
    void Promise.resolve(useMobileIframe.persist.rehydrate()).then(() => {
      const wish = iframeWish(search);
      if (wish !== undefined) useMobileIframe.setState({ active: wish });
    });
  }, [search]);
  return active;
}
