import { Button } from "@bellwether/ui/actions/button.tsx";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { Form, useLocation, useNavigate, useNavigation } from "react-router";
import { useLocalHref } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import type { ChosenFeature } from "./chosen-feature.ts";
import { choiceOf, type GameChoice, gameSorts } from "./game-choice.ts";
import styles from "./game-choice-form.module.css";

type GameChoiceFormProps = {
  choice: GameChoice;
  makers: readonly { slug: string; name: string }[];
  /** The page's default order is not popularity. */
  hasOwnOrder: boolean;
  /** Number of games shown. */
  count: number;
  feature: ChosenFeature | undefined;
  hrefOf: (choice: GameChoice) => string;
};

/**
 * Form that sorts a category's games and filters them by one maker. With script each change is a navigation with an entry in the history, to an
 * address that names only what was chosen; without script it is a plain form.
 */
export function GameChoiceForm({
  choice: loaded,
  makers,
  hasOwnOrder,
  count,
  feature,
  hrefOf,
}: GameChoiceFormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const localHref = useLocalHref();
  const brandQuery = useRoot()?.brandQuery;
  const choice = useComingChoice() ?? loaded;
  const own = hasOwnOrder ? "" : "popular";
  const change = (next: GameChoice) => navigate(localHref(hrefOf(next)), { preventScrollReset: true });
  return (
    <Form className={styles.form}>
      {feature && <input type="hidden" name="feature" value={feature} />}
      {brandQuery !== undefined && <input type="hidden" name="brand" value={brandQuery} />}
      <SelectField
        name="sort"
        className={styles.field}
        label={t("core.sort_label")}
        options={[
          ...(hasOwnOrder ? [{ value: "", label: t("core.sort_ours") }] : []),
          ...gameSorts.map((sort) => ({ value: sort, label: t(`core.sort_${sort}`) })),
        ]}
        value={choice.sort ?? own}
        onChange={(event) => {
          const sort = gameSorts.find((each) => each === event.currentTarget.value && each !== own);
          void change({ maker: choice.maker, sort });
        }}
      />
      {(makers.length > 1 || choice.maker !== undefined) && (
        <SelectField
          name="maker"
          className={styles.field}
          label={t("core.sort_maker")}
          placeholder={t("core.sort_maker_all")}
          options={makers.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={choice.maker ?? ""}
          onChange={(event) =>
            void change({ sort: choice.sort, maker: event.currentTarget.value || undefined })
          }
        />
      )}
      <noscript>
        <Button type="submit" variant="secondary">
          {t("core.sort_submit")}
        </Button>
      </noscript>
      <p className={styles.count} role="status">
        {t("core.sort_count", { games: count })}
      </p>
    </Form>
  );
}

/** While the sorted page loads, the fields already show the new choice. */
function useComingChoice(): GameChoice | undefined {
  const coming = useNavigation().location;
  const { pathname } = useLocation();
  return coming?.pathname === pathname ? choiceOf(new URLSearchParams(coming.search)) : undefined;
}
