import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths, withoutLanguage } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { notFound, siteOf } from "../request/site.ts";
import { useRoot } from "../session/use-player.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/reading.ts";
import styles from "./reading.module.css";

/** Pages of running text: a title, an opening, and numbered sections `static.{name}_{number}_title` and `_text`. */
const namesByPath: Record<string, string> = {
  [paths.responsibleGaming()]: "responsible",
  [paths.aboutUs()]: "about",
  [paths.privacyPolicy()]: "privacy",
  [paths.terms()]: "terms",
};

export function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const name = namesByPath[withoutLanguage(args.url.pathname)];
  if (!name) throw notFound();
  const page = pageOf(site, {
    title: `static.${name}_title` as MessageKey,
    description: `static.${name}_opening` as MessageKey,
    texts: [`static.${name}_`],
  });
  const sections = Object.keys(page.texts)
    .flatMap((key) => /_(\d+)_title$/.exec(key)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  return { page, name, sections };
}

export default function Reading({ loaderData: { name, sections } }: Route.ComponentProps) {
  const t = useTexts();
  const root = useRoot();
  const text = (part: string) =>
    t(`static.${name}_${part}` as MessageKey, {
      brand: root?.brand.name ?? "",
      email: root?.supportEmail ?? "",
    });
  return (
    <article className={styles.page}>
      <PageHead title={text("title")} text={text("opening")} />
      <Card padding="large" className={styles.sections}>
        {sections.map((section) => (
          <section key={section}>
            <h2 className={styles.title}>{text(`${section}_title`)}</h2>
            {text(`${section}_text`)
              .split("\n")
              .map((paragraph) => (
                <p key={paragraph} className={styles.text}>
                  {paragraph}
                </p>
              ))}
          </section>
        ))}
      </Card>
    </article>
  );
}
