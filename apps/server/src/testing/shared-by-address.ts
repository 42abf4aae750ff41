import type { SiteServer } from "@bellwether/site/site-options.ts";

/** A stand-in for the site's function: visitors without a session share one page per URL, including its query. */
export const sharedByAddress: SiteServer["sharedPage"] = (request, context) => {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || /(?:^|;\s*)session=/.test(request.headers.get("cookie") ?? "")) return undefined;
  const { country, region, secure } = context;
  return {
    key: JSON.stringify([request.url, country, region, secure]),
    request: () => new Request(request.url),
    context,
  };
};
