import { Modal } from "@bellwether/ui/feedback/modal.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { LanguageLinks } from "./language-links.tsx";

/** Links to the page in other languages. The footer has the same links, which also work without script. */
export default function LanguageDialog({ root, onClose }: { root: RootData; onClose: () => void }) {
  const t = useTexts();
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("core.shell_languages")}
      closeLabel={t("core.shell_close")}
      size="small"
    >
      <LanguageLinks root={root} landmark={false} columns />
    </Modal>
  );
}
