import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { BannerBar } from "@bellwether/ui/shell/banner-bar.tsx";
import { refusalText } from "../gate/refusal.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { useTermsAcceptance } from "./terms-acceptance.ts";

/** On pages that new terms do not block, the question is a bar: below the terms themselves, and on pages that stay open [4.07]. */
export default function TermsBar({ path }: { path: string }) {
  const t = useTexts();
  const root = useRoot();
  const { accept, pending, refusal } = useTermsAcceptance();
  const isRead = path === paths.terms();
  const question = isRead
    ? t("core.dialog_terms_bar")
    : t("core.dialog_terms_text", { brand: root?.brand.name ?? "" });
  return (
    <BannerBar
      place="bottom"
      label={t("core.dialog_terms_title")}
      actions={
        <>
          {!isRead && (
            <LinkButton as={Link} href={paths.terms({ origin: path })} size="small" variant="secondary">
              {t("core.dialog_terms_read")}
            </LinkButton>
          )}
          <Button size="small" busy={pending} onClick={accept}>
            {t("core.dialog_terms_accept")}
          </Button>
        </>
      }
    >
      {refusal ? <span role="alert">{refusalText(refusal, t)}</span> : question}
    </BannerBar>
  );
}
