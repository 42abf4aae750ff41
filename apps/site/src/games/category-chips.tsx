import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import styles from "./category-chips.module.css";
import { subCategoryName } from "./category-name.ts";
import { categoryPath } from "./category-path.ts";
import type { GameChoice } from "./game-choice.ts";

type CategoryChipsProps = {
  slug: string;
  current: string | undefined;
  subCategories: readonly string[];
  /** Kept in the link to each sub-category. */
  choice: GameChoice;
};

/** The sub-categories of a category as links in a row that scrolls. */
export function CategoryChips({ slug, current, subCategories, choice }: CategoryChipsProps) {
  const t = useTexts();
  if (subCategories.length === 0) return null;
  const chips = [
    {
      label: t("core.category_all"),
      href: categoryPath(slug, undefined, choice),
      current: current === undefined,
    },
    ...subCategories.map((each) => ({
      label: subCategoryName(each, t),
      href: categoryPath(slug, each, choice),
      current: each === current,
    })),
  ];
  return (
    <nav aria-label={t("core.category_sub_categories")} className={styles.nav}>
      <ul className={styles.chips}>
        {chips.map((chip) => (
          <li key={chip.href}>
            <Link href={chip.href} className={styles.chip} aria-current={chip.current ? "page" : undefined}>
              {chip.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
