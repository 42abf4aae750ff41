import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { helplinesOf } from "@bellwether/market/helplines.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Clock, Heart, Limit, Lock, PlaySafe } from "@bellwether/ui/icons.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import type { ReactNode } from "react";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { effectiveCountry, siteOf } from "../request/site.ts";
import { HelplineList } from "../safety/helpline-list.tsx";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/responsible-gaming.ts";
import styles from "./responsible-gaming.module.css";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  return {
    page: pageOf(site, {
      title: "static.responsible_title",
      description: "static.responsible_opening",
      texts: ["static.responsible_"],
    }),
    helplines: helplinesOf(await effectiveCountry(site)),
  };
}

type Tool = { name: "limits" | "break" | "exclude" | "reality" | "test"; icon: ReactNode; href: string };

const selfExclusion = `${paths.playSafe({ current_setting: "self-exclude" })}#self-exclude`;

const tools: readonly Tool[] = [
  { name: "limits", icon: <Limit />, href: paths.setLimits() },
  { name: "break", icon: <Clock />, href: paths.playSafe({ current_setting: "responsible-gaming" }) },
  { name: "exclude", icon: <Lock />, href: selfExclusion },
  { name: "reality", icon: <PlaySafe />, href: paths.playSafe({ current_setting: "responsible-gaming" }) },
  {
    name: "test",
    icon: <Heart />,
    href: `${paths.playSafe({ current_setting: "responsible-gaming" })}#self-test`,
  },
];
const warningSigns = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;
const readings = ["odds", "before", "friends", "children", "duties"] as const;

/** Links to the tools that limit play, warning signs, and helplines in the reader's country. */
export default function ResponsibleGaming({ loaderData: { helplines } }: Route.ComponentProps) {
  const t = useTexts();
  const root = useRoot();
  const text = (part: string) =>
    t(`static.responsible_${part}` as MessageKey, {
      brand: root?.brand.name ?? "",
      email: root?.supportEmail ?? "",
    });
  return (
    <div className={styles.page}>
      <PageHead title={text("title")} text={text("opening")} />
      <Section id="tools" title={text("tools_title")}>
        <ul className={styles.tools}>
          {tools.map(({ name, icon, href }) => (
            <Card key={name} element="li" className={styles.tool}>
              <span className={styles.icon} aria-hidden="true">
                {icon}
              </span>
              <h3 className={layout.title}>{text(`tool_${name}_title`)}</h3>
              <p>{text(`tool_${name}_text`)}</p>
              <Link href={href} className={layout.way}>
                {text(`tool_${name}_action`)}
              </Link>
            </Card>
          ))}
        </ul>
      </Section>
      <Section id="signs" title={text("signs_title")}>
        <Card padding="large">
          <p>{text("signs_text")}</p>
          <ul className={styles.signs}>
            {warningSigns.map((sign) => (
              <li key={sign}>{text(`sign_${sign}`)}</li>
            ))}
          </ul>
          <p className={styles.after}>{text("signs_after")}</p>
          <LinkButton as={Link} href={selfExclusion}>
            {text("tool_exclude_action")}
          </LinkButton>
        </Card>
      </Section>
      <Section id="helplines" title={text("helplines_title")}>
        <p className={styles.before}>{text("helplines_text")}</p>
        <HelplineList helplines={helplines} />
      </Section>
      <Section title={text("reading_title")}>
        <Card padding="large" className={styles.readings}>
          {readings.map((name) => (
            <section key={name}>
              <h3 className={layout.title}>{text(`${name}_title`)}</h3>
              <p>{text(`${name}_text`)}</p>
            </section>
          ))}
        </Card>
      </Section>
    </div>
  );
}
