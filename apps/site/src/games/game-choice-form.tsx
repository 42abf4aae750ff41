import { minorToAmount } from "@bellwether/contract/minor-units.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { currencies, isCurrency } from "@bellwether/market/currencies.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { SelectField, type SelectOption } from "@bellwether/ui/fields/select-field.tsx";
import { Filter } from "@bellwether/ui/icons.ts";
import { Form, useLocation, useNavigate, useNavigation } from "react-router";
import { useLocalHref } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { featureName } from "./category-name.ts";
import { choiceOf, type GameChoice, type GameFilter, gameSorts, type volatilities } from "./game-choice.ts";
import styles from "./game-choice-form.module.css";

type GameChoiceFormProps = {
  choice: GameChoice;
  makers: readonly { slug: string; name: string }[];
  /** The values of each filter that narrow this list. */
  filters: { readonly [Name in GameFilter]?: readonly string[] };
  /** The page's default order is not popularity. */
  hasOwnOrder: boolean;
  /** Number of games shown. */
  count: number;
  hrefOf: (choice: GameChoice) => string;
};

/**
 * Form that sorts a category's games and filters them. With script each change is a navigation with an entry in the history, to an address that
 * names only what was chosen; without script it is a plain form.
 */
export function GameChoiceForm({
  choice: loaded,
  makers,
  filters,
  hasOwnOrder,
  count,
  hrefOf,
}: GameChoiceFormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const localHref = useLocalHref();
  const brandQuery = useRoot()?.brandQuery;
  const choice = useComingChoice() ?? loaded;
  const own = hasOwnOrder ? "" : "popular";
  const nameOf = useValueNames();
  const change = (next: GameChoice) => navigate(localHref(hrefOf(next)), { preventScrollReset: true });
  const filter = (name: GameFilter, options: readonly SelectOption[], placeholder: string) =>
    (options.length > 0 || choice[name] !== undefined) && (
      <SelectField
        key={name}
        name={name}
        className={styles.field}
        label={t(`core.sort_${name}`)}
        placeholder={placeholder}
        options={options}
        value={choice[name] ?? ""}
        onChange={(event) =>
          void change(choiceOf(new URLSearchParams({ ...choice, [name]: event.currentTarget.value })))
        }
      />
    );
  const further = (["feature", "volatility", "stake", "returns"] as const).map((name) => {
    // What was chosen elsewhere is named here too, also where it narrows nothing.
    const values = [...new Set([...(filters[name] ?? []), ...(choice[name] ? [choice[name]] : [])])];
    return filter(
      name,
      values.map((value) => ({ value, label: nameOf(name, value) })),
      t("core.sort_any"),
    );
  });
  return (
    <Form className={styles.form}>
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
          void change({ ...choice, sort });
        }}
      />
      {makers.length > 1 || choice.maker !== undefined
        ? filter(
            "maker",
            makers.map(({ slug, name }) => ({ value: slug, label: name })),
            t("core.sort_maker_all"),
          )
        : null}
      {further.some(Boolean) && (
        <details className={styles.more} open={isNarrowed(loaded)}>
          <summary className={styles.moreLabel}>
            <Filter aria-hidden="true" />
            {t("core.sort_more")}
          </summary>
          <div className={styles.further}>{further}</div>
        </details>
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

const isNarrowed = ({ feature, volatility, stake, returns }: GameChoice) =>
  [feature, volatility, stake, returns].some((value) => value !== undefined);

/** Names a filter's value in the reader's language; stakes in the reader's currency. */
function useValueNames() {
  const t = useTexts();
  const language = useLanguage();
  const known = useRoot()?.currency ?? "";
  const currency = isCurrency(known) ? known : "EUR";
  return (name: Exclude<GameFilter, "maker">, value: string): string => {
    if (name === "feature") return featureName(value as Parameters<typeof featureName>[0], t);
    if (name === "volatility") return t(`core.sort_volatility_${value as (typeof volatilities)[number]}`);
    if (name === "returns") return t("core.sort_returns_from", { percent: value });
    const stakeMinor = BigInt(value) * BigInt(currencies[currency].scale);
    return t("core.sort_stake_up_to", { amount: formatMoney(minorToAmount(stakeMinor), currency, language) });
  };
}

/** While the sorted page loads, the fields already show the new choice. */
function useComingChoice(): GameChoice | undefined {
  const coming = useNavigation().location;
  const { pathname } = useLocation();
  return coming?.pathname === pathname ? choiceOf(new URLSearchParams(coming.search)) : undefined;
}
