import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { watchAttention } from "./browser/attention.ts";
import { queryClient } from "./gate/office.ts";
import { routes } from "./routes.tsx";

/** Shows the office. */
export function startOffice(): void {
  const root = document.getElementById("office");
  if (!root) throw new Error("index.html has no #office");
  watchAttention();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
