import { Button } from "@bellwether/ui/actions/button.tsx";
import { BannerBar } from "@bellwether/ui/shell/banner-bar.tsx";
import { refusalText } from "../gate/refusal.ts";
import { useTexts } from "../locale/texts.tsx";
import { useTermsAcceptance } from "./terms-acceptance.ts";

/** Under the terms themselves: the one thing that a player is asked who has not accepted them [4.07]. */
export default function TermsBar() {
  const t = useTexts();
  const { accept, pending, refusal } = useTermsAcceptance();
  return (
    <BannerBar
      place="bottom"
      label={t("core.dialog_terms_title")}
      actions={
        <Button size="small" busy={pending} onClick={accept}>
          {t("core.dialog_terms_accept")}
        </Button>
      }
    >
      {refusal ? <span role="alert">{refusalText(refusal, t)}</span> : t("core.dialog_terms_bar")}
    </BannerBar>
  );
}
