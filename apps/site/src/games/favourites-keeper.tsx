import { useCallback, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { messages } from "../browser/messages.ts";
import { refusalOf, refusalText } from "../gate/refusal.ts";
import { useGate } from "../gate/use-gate.ts";
import { useLocalHref } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useOpens } from "../page-data/use-opens.ts";
import { paths } from "../paths.ts";
import {
  type FavouriteGame,
  showFavourite,
  showFavourites,
  takePressed,
  useFavourites,
} from "./favourites-state.ts";
import { rememberFavourite, takeRememberedFavourite } from "./remembered-favourite.ts";

/** Handles presses of a page's hearts: a player's favourites are sent to the gate, a visitor is sent to log in and returns. */
export function FavouritesKeeper({ player }: { player: string | undefined }) {
  const carryOut = useCarryOut(player !== undefined);
  const pressed = useFavourites((state) => state.pressed);
  useEffect(() => {
    if (pressed.length > 0) for (const game of takePressed()) carryOut(game);
  }, [pressed, carryOut]);
  useOwnFavourites(player);
  return null;
}

/** The player's favourites once the page has hydrated, with the one that they logged in to mark; none after a logout. */
function useOwnFavourites(player: string | undefined): void {
  const gate = useGate();
  const t = useTexts();
  // New texts after a navigation must not trigger another request.
  const notify = useEffectEvent((kind: "success" | "error", text: (translate: typeof t) => string) =>
    messages.show(kind, text(t)),
  );
  useEffect(() => {
    if (player === undefined) return;
    let gone = false;
    const wished = takeRememberedFavourite(Date.now());
    const asked = wished
      ? gate("setFavourite", { gameId: wished.id, favourite: true })
      : gate("favourites", {});
    asked.then(
      ({ game_ids }) => {
        if (gone) return;
        showFavourites(game_ids);
        if (wished) notify("success", (t) => t("core.game_favourite_added", { title: wished.title }));
      },
      (error: unknown) => {
        // Without the list the hearts are hollow; a press still works.
        if (!gone && wished) notify("error", (t) => refusalText(refusalOf(error), t));
      },
    );
    return () => {
      gone = true;
      showFavourites([]);
    };
  }, [player, gate]);
}

function useCarryOut(signedIn: boolean): (game: FavouriteGame) => void {
  const gate = useGate();
  const t = useTexts();
  const navigate = useNavigate();
  const localHref = useLocalHref();
  const opens = useOpens();
  const { pathname, search } = useLocation();
  return useCallback(
    (game) => {
      if (!signedIn) {
        const login = paths.login({ origin: pathname + search });
        if (!opens(login)) return;
        rememberFavourite(game, Date.now());
        messages.show("info", t("core.game_favourite_login", { title: game.title }));
        void navigate(localHref(login));
        return;
      }
      const favourite = !useFavourites.getState().ids.has(game.id);
      showFavourite(game.id, favourite);
      gate("setFavourite", { gameId: game.id, favourite }).then(
        ({ game_ids }) => {
          showFavourites(game_ids);
          if (favourite) messages.show("success", t("core.game_favourite_added", { title: game.title }));
        },
        (error: unknown) => {
          showFavourite(game.id, !favourite);
          messages.show("error", refusalText(refusalOf(error), t));
        },
      );
    },
    [signedIn, gate, t, navigate, localHref, opens, pathname, search],
  );
}
