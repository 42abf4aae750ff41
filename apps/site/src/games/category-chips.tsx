import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import styles from "./category-chips.module.css";
import { subCategoryName } from "./category-name.ts";

type CategoryChipsProps = { slug: string; current: string | undefined; subCategories: readonly string[] };

const allGames = "all-games";

/** The sub-categories of a category as links in a row that scrolls. */
export function CategoryChips({ slug, current, subCategories }: CategoryChipsProps) {
  const t = useTexts();
  if (subCategories.length === 0) return null;
  const whole = slug === allGames ? paths.allGames() : paths.category(slug);
  const chips = [
    { label: t("core.category_all"), href: whole, current: current === undefined },
    ...subCategories.map((each) => ({
      label: subCategoryName(each, t),
      href: slug === allGames ? paths.allGamesSubCategory(each) : paths.subCategory(slug, each),
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
