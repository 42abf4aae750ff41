import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { useNavigate } from "react-router";
import { Mascot } from "../brand/mascot.tsx";
import { Link, useLocalHref } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useOpens } from "../page-data/use-opens.ts";
import { paths } from "../paths.ts";
import styles from "./error-screen.module.css";
import { errorWords } from "./error-words.ts";
import { leadsBack } from "./leads-back.ts";

/** The error page, for a missing page or a failed one: what happened, and ways to go on [2.31]. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTexts();
  const opens = useOpens();
  const { kind, title, texts } = errorWords(error);
  const missing = kind === "missing";
  const unavailable = kind === "loading";
  return (
    <div className={styles.screen}>
      <title>{t(title)}</title>
      <meta name="robots" content="noindex" />
      <Mascot pose="shrugging" className={styles.mascot} />
      <h1 className={layout.pageTitle}>{t(title)}</h1>
      <p className={styles.text}>{texts.map((key) => t(key)).join(" ")}</p>
      <div className={styles.ways}>
        {missing && opens(paths.home()) && (
          <LinkButton as={Link} href={paths.home()}>
            {t("core.error_page_home")}
          </LinkButton>
        )}
        <BackButton label={t("core.error_page_back")} variant={missing ? "secondary" : "primary"} />
        {unavailable && (
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t("core.error_page_retry")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Goes back in history if that leads to a page of this visit, otherwise home. */
function BackButton({ label, variant }: { label: string; variant: "primary" | "secondary" }) {
  const navigate = useNavigate();
  const localHref = useLocalHref();
  const goBack = () => (leadsBack(window.history.length) ? navigate(-1) : navigate(localHref(paths.home())));
  return (
    <Button variant={variant} onClick={goBack}>
      {label}
    </Button>
  );
}
