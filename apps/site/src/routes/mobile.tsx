import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Mascot } from "../brand/mascot.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { siteOf } from "../request/site.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/mobile.ts";
import styles from "./mobile.module.css";

export function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  return {
    page: pageOf(site, {
      title: "static.mobile_title",
      description: "static.mobile_opening",
      texts: ["static.mobile_"],
    }),
  };
}

const phones = ["ios", "android"] as const;
const steps = ["1", "2", "3"] as const;
const answers = ["room", "data", "same"] as const;

/** The site on a phone: no download needed, and how to add it to the home screen. */
export default function Mobile() {
  const t = useTexts();
  const brand = useRoot()?.brand.name ?? "";
  const text = (part: string) => t(`static.mobile_${part}` as MessageKey, { brand });
  return (
    <div className={styles.page}>
      <PageHead title={text("title")} text={text("opening")} />
      <Mascot pose="pointing" className={styles.mascot} />
      <div className={styles.phones}>
        {phones.map((phone) => (
          <Card key={phone} element="section" padding="large">
            <h2 className={layout.heading}>{text(`${phone}_title`)}</h2>
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{text(`${phone}_${step}`)}</li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
      <Card className={styles.answers}>
        {answers.map((answer) => (
          <section key={answer}>
            <h2 className={layout.heading}>{text(`${answer}_title`)}</h2>
            <p>{text(`${answer}_text`)}</p>
          </section>
        ))}
      </Card>
      <LinkButton as={Link} href={paths.allGames()} size="large">
        {text("action")}
      </LinkButton>
    </div>
  );
}
