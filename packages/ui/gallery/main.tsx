import "../src/styles.css";
import "./gallery.css";
import { createRoot } from "react-dom/client";
import { PageShell } from "../src/index.ts";
import { brandContent, longContent } from "./brand-content.tsx";
import { Forms } from "./forms.tsx";
import { GalleryBar, GalleryFooter, GalleryHeader, Lobby } from "./lobby.tsx";
import { Overlays } from "./overlays.tsx";
import { Pieces } from "./pieces.tsx";
import { States } from "./states.tsx";

import.meta.glob("../../../brands/*/tokens.css", { eager: true });

const query = new URLSearchParams(location.search);
const key = query.get("brand") ?? "bellwether";
document.documentElement.dataset.brand = key;
const long = query.get("words") === "long";
const brand = { ...brandContent(key), ...(long ? longContent : {}) };
const pages = {
  lobby: null,
  forms: <Forms />,
  states: <States />,
  pieces: <Pieces />,
  overlays: <Overlays brand={brand} />,
};
const page = pages[(query.get("page") ?? "lobby") as keyof typeof pages];

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");
createRoot(root).render(
  page ? (
    <PageShell
      skipLabel="Skip to the content"
      header={<GalleryHeader brand={brand} />}
      footer={<GalleryFooter brand={brand} />}
      bottomBar={<GalleryBar />}
    >
      {page}
    </PageShell>
  ) : (
    <Lobby brand={brand} long={long} />
  ),
);
