import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Modal } from "@bellwether/ui/feedback/modal.tsx";
import { Mascot } from "../brand/mascot.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { rememberChoice } from "./remembered-choice.ts";

/** Shown once at the start to visitors and players from Great Britain [4.10]. */
export default function BritishWelcome() {
  const t = useTexts();
  const root = useRoot();
  const close = () => rememberChoice("britishWelcomeSeen", "yes");
  return (
    <Modal
      open
      onOpenChange={close}
      size="small"
      title={t("core.british_title")}
      description={t("core.british_text", { brand: root?.brand.name ?? "" })}
      closeLabel={t("core.shell_close")}
      art={<Mascot pose="waving" sizePx={128} />}
      actions={
        <>
          <LinkButton as={Link} href={paths.playSafe()} variant="secondary" onClick={close}>
            {t("core.british_tools")}
          </LinkButton>
          <Button onClick={close}>{t("core.british_close")}</Button>
        </>
      }
    />
  );
}
