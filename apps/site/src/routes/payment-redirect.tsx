import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Empty } from "../brand/empty.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { redirectOf } from "../money/payment-return.ts";
import { pathInLanguage, withBrand } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { siteOf } from "../request/site.ts";
import type { Route } from "./+types/payment-redirect.ts";

export function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const { message, page } = redirectOf(args.url.searchParams);
  return {
    page: pageOf(site, { title: "static.redirect_title", texts: ["static.redirect_"], unlisted: true }),
    message: JSON.stringify(message),
    href: page,
    next: withBrand(pathInLanguage(page, site.language), site.brandQuery),
    nonce: site.nonce,
  };
}

/**
 * Where a payment method redirects the player: inside the cashier's frame, in a new window, or in this one. It notifies the page
 * that waits for it, or redirects to the next page. The cashier's sandbox blocks module scripts, so this script is inline. Its message has the
 * cashier frame's shape, counts only when sent from that frame, and holds no more than the payment's id and its status.
 */
export default function PaymentRedirect({
  loaderData: { message, href, next, nonce },
}: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <Empty pose="waving" level={1} title={t("static.redirect_title")} text={t("static.redirect_text")}>
        <LinkButton as={Link} href={href}>
          {t("static.redirect_action")}
        </LinkButton>
      </Empty>
      <div id="payment-return" data-message={message} data-next={next} hidden />
      <script nonce={nonce} suppressHydrationWarning>
        {leaveScript}
      </script>
    </>
  );
}

const leaveScript = `(function () {
  var data = document.getElementById("payment-return").dataset;
  var message = JSON.parse(data.message);
  var framed = window.top !== window;
  if (!framed && !window.opener) return location.replace(data.next);
  (framed ? window.top : window.opener).postMessage(message, "*");
  if (!framed) return window.close();
  setTimeout(function () { try { window.top.location.replace(data.next); } catch (_) {} }, 2000);
})();`;
