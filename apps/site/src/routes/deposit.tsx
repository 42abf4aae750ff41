import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { protectionOf } from "@bellwether/market/protection.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { normaliseAmount } from "@bellwether/ui/fields/amount.ts";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { type FormEvent, Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { lazyPart } from "../browser/load-chunk.ts";
import { blockFigures, loadBlocks } from "../content/blocks.ts";
import { ContentBlocks } from "../content/content-blocks.tsx";
import { useBlocks } from "../content/use-blocks.ts";
import { FormAlert } from "../forms/form-alert.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { loadPickedGames } from "../games/load-picked-games.ts";
import { Link, useLocalHref } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { AmountChoice } from "../money/amount-choice.tsx";
import { CashierStep } from "../money/cashier-step.tsx";
import { isLimitUsed, LimitUsed } from "../money/limit-used.tsx";
import { MethodCards } from "../money/method-cards.tsx";
import { beginDepositFrom, beginWith, usePaymentChoice } from "../money/payment-choice.ts";
import { PaymentResult } from "../money/payment-result.tsx";
import { paymentTexts } from "../money/payment-texts.ts";
import { readReturned } from "../money/returned-payment.ts";
import { useBonusCode } from "../money/use-bonus-code.ts";
import { usePayment } from "../money/use-payment.ts";
import { WelcomeBonus } from "../money/welcome-bonus.tsx";
import { usePlayer } from "../page-data/use-player.ts";
import { isPlaying, paths, withoutLanguage } from "../paths.ts";
import { callGate } from "../request/call-gate.ts";
import { pageOf } from "../request/page.ts";
import { requireSettled } from "../request/require-settled.ts";
import { wasLimitAsked } from "../safety/limit-asked.ts";
import { LimitPrompt } from "../safety/limit-prompt.tsx";
import { safeOrigin } from "../session/safe-origin.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/deposit.ts";
import styles from "./deposit.module.css";

const PickedGames = lazyPart<Parameters<typeof import("../games/picked-games.tsx").default>[0]>(
  () => import("../games/picked-games.tsx"),
);

export async function loader(args: Route.LoaderArgs) {
  const { site, player } = await requireSettled(args);
  const [{ methods, suggested_amounts, welcome_bonus, deposit_room }, picked] = await Promise.all([
    callGate(site, "paymentMethods", { type: "D" }),
    loadPickedGames(site),
  ]);
  return {
    page: pageOf(site, {
      title: "core.money_deposit_title",
      texts: ["core.money_", "core.error_", "core.safe_prompt_", "promo.campaign_", "promo.block_"],
      unlisted: true,
    }),
    offersLimit: offersLimit(player),
    blocks: (await loadBlocks(site)).deposit,
    blockFigures: await blockFigures(site),
    methods,
    suggested: suggested_amounts,
    welcome: welcome_bonus,
    room: deposit_room,
    currency: player.player_currency,
    code: (args.url.searchParams.get("code") ?? "").slice(0, 40),
    origin: args.url.searchParams.get("origin")?.slice(0, 2_000),
    picked,
    returned: await readReturned(site, player, args.url.searchParams),
  };
}

/** Some markets require a limit to be offered before the first deposit; a player who has one is not asked. */
function offersLimit(player: PlayerProfile): boolean {
  return (
    protectionOf(player.player_country).limitPromptAtFirstDeposit === true &&
    player.player_deposits_count === 0 &&
    player.deposit_limits.every(({ isSet }) => !isSet)
  );
}

/** The deposit page: method, amount and an optional bonus code; then the cashier, then the outcome. */
export default function Deposit({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { currency } = loaderData;
  // The address is read once and then cleaned: its payment stays on the page, but a reload does not show it again.
  const [returned] = useState(loaderData.returned);
  const payment = usePayment("startDeposit", returned);
  const [unknown, setUnknown] = useState(returned && !returned.payment ? returned.outcome : undefined);
  const back = useWayBack(loaderData.origin);
  // A player who left a game for the deposit goes back to it; for the others some games are there.
  const picksGame = payment.outcome === "success" && !back.isGame;
  useCleanAddress(loaderData.returned !== undefined);
  const blocks = useBlocks("deposit", loaderData.blocks);
  const { room, methods } = loaderData;
  const nothingLeft = isLimitUsed(room, methods);
  const formShown = payment.payment === undefined && unknown === undefined && !nothingLeft;
  const { revalidate } = useRevalidator();
  const limitReached = payment.refusal?.code === "deposit_limit_reached";
  useEffect(() => {
    // Another tab or device has used what was left: the page then shows what there is now.
    if (limitReached) void revalidate();
  }, [limitReached, revalidate]);
  const player = usePlayer();
  const [limitOffered, setLimitOffered] = useState(loaderData.offersLimit && !wasLimitAsked(player?.id));
  if (limitOffered)
    return (
      <div className={styles.narrow}>
        <LimitPrompt currency={currency} onDone={() => setLimitOffered(false)} />
      </div>
    );
  return (
    <div className={formShown && loaderData.methods.length > 1 ? styles.page : styles.narrow}>
      <PageHead title={t("core.money_deposit_title")} />
      {payment.payment && payment.outcome ? (
        <PaymentResult
          kind="deposit"
          payment={payment.payment}
          outcome={payment.outcome}
          back={back}
          onAgain={payment.reset}
        />
      ) : unknown ? (
        <PaymentResult kind="deposit" outcome={unknown} back={back} onAgain={() => setUnknown(undefined)} />
      ) : payment.payment ? (
        <Card padding="small">
          <CashierStep
            type="deposit"
            payment={payment.payment}
            onMessage={payment.onMessage}
            onChange={payment.reset}
          />
        </Card>
      ) : loaderData.methods.length === 0 ? (
        <Card>
          <p>{t("core.money_no_methods")}</p>
        </Card>
      ) : room && nothingLeft ? (
        <LimitUsed room={room} minimum={methods[0]?.minimum ?? "0.00"} currency={currency} />
      ) : (
        <DepositForm key={loaderData.code} {...loaderData} currency={currency} payment={payment} />
      )}
      {picksGame && (
        <Suspense>
          <PickedGames games={loaderData.picked} leadsTo="play" />
        </Suspense>
      )}
      {formShown && (
        <ContentBlocks
          blocks={blocks}
          games={{}}
          figures={loaderData.blockFigures}
          label={t("core.money_blocks")}
        />
      )}
    </div>
  );
}

/** Link back to the page that the deposit started from [3.24]. */
function useWayBack(asked: string | undefined): { href: string; label: string; isGame: boolean } {
  const t = useTexts();
  const home = useLocalHref()(paths.home());
  const kept = usePaymentChoice(({ origin }) => origin);
  useEffect(() => {
    usePaymentChoice.persist.rehydrate();
    beginDepositFrom(asked);
  }, [asked]);
  const href = safeOrigin(kept ?? asked, home);
  const { pathname } = new URL(href, "http://page.invalid");
  if (isPlaying(withoutLanguage(pathname)))
    return { href, label: t("core.money_back_to_game"), isGame: true };
  const label = t(pathname === home ? "core.money_back_to_lobby" : "core.money_back");
  return { href, label, isGame: false };
}

/** Cleans the address: a reload or a shared link would show the payment as if it had just been made. */
function useCleanAddress(isTold: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isTold) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [isTold, navigate, pathname]);
}

type DepositFormProps = Pick<
  Route.ComponentProps["loaderData"],
  "methods" | "suggested" | "welcome" | "currency" | "code"
> & {
  payment: ReturnType<typeof usePayment>;
};

function DepositForm({ methods, suggested, welcome, currency, code, payment }: DepositFormProps) {
  const t = useTexts();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [begin] = useState(() => beginWith(usePaymentChoice.getState(), { methods, suggested }));
  const [method, setMethod] = useState(begin.method);
  const [amount, setAmount] = useState(begin.amount);
  const bonus = useBonusCode(code || (usePaymentChoice.getState().code ?? ""));
  useEffect(() => {
    // The stored choice is read after hydration, because the server does not have it. It must not replace what the player has entered by then.
    if (usePaymentChoice.persist.hasHydrated()) return;
    usePaymentChoice.persist.rehydrate();
    const kept = beginWith(usePaymentChoice.getState(), { methods, suggested });
    // A player who is typing would have their next digit appended to an amount that they did not see: 30 would become 2030.
    if (form.current?.contains(document.activeElement)) return;
    setMethod((held) => (held === begin.method ? kept.method : held));
    setAmount((held) => (held === begin.amount ? kept.amount : held));
  }, [methods, suggested, begin]);
  const { refusal } = payment;
  useFirstError(form, refusal ?? bonus.refusal);
  const [switched, setSwitched] = useState(false);
  const chosen = methods.find((each) => each.code === method) ?? methods[0];
  if (!chosen) return null;
  const { bounds, alert, errorOf } = paymentTexts(refusal, { ...chosen, currency }, { t, language });
  const exact = normaliseAmount(amount);
  const writeCode = (text: string, bySwitch: boolean) => {
    setSwitched(bySwitch);
    bonus.setCode(text);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Store the choice before any call: after a refusal or a redirect the player finds it here again.
    usePaymentChoice.setState({ method, code: bonus.code, ...(exact && { amount: exact }) });
    if (!(await bonus.claim())) return;
    await payment.start({ method, amount: exact ?? amount, currency });
  };

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      className={styles.form}
      data-single={methods.length === 1 || undefined}
    >
      <FormAlert>{alert}</FormAlert>
      <Card className={styles.part}>
        <MethodCards
          label={t("core.money_method")}
          methods={methods}
          value={method}
          onChange={setMethod}
          error={errorOf("method")}
        />
      </Card>
      <Card className={styles.part}>
        <AmountChoice
          suggested={suggested}
          currency={currency}
          value={amount}
          onChange={setAmount}
          hint={t("core.money_bounds", bounds)}
          error={errorOf("amount")}
        />
        <WelcomeBonus
          offer={welcome}
          currency={currency}
          bonus={bonus}
          switched={switched}
          onSwitch={(text) => writeCode(text, true)}
        />
        <details
          className={styles.code}
          open={!switched && (code !== "" || bonus.code !== "" || bonus.claimed !== undefined)}
        >
          <summary>{t("core.money_code_question")}</summary>
          <TextField
            name="bonus_code"
            label={t("core.money_code")}
            autoCapitalize="characters"
            autoComplete="off"
            value={bonus.code}
            onChange={(event) => writeCode(event.currentTarget.value, false)}
            error={switched ? undefined : bonus.error}
            hint={
              bonus.claimed &&
              (bonus.claimed.state === "waiting"
                ? t("core.money_code_claimed", {
                    minimum: formatMoney(bonus.claimed.minimum_deposit, bonus.claimed.currency, language),
                  })
                : t("core.money_code_active"))
            }
          />
        </details>
        <SubmitButton
          size="large"
          block
          busy={payment.pending || bonus.pending}
          busyLabel={t("core.money_busy")}
        >
          {exact
            ? t("core.money_deposit_submit", { amount: formatMoney(exact, currency, language) })
            : t("core.money_deposit_title")}
        </SubmitButton>
        {refusal?.code === "not_activated" && (
          <LinkButton
            as={Link}
            href={paths.activation({ origin: paths.deposit() })}
            variant="secondary"
            block
          >
            {t("core.money_activate")}
          </LinkButton>
        )}
        <p className={styles.small}>{t("core.money_deposit_safe")}</p>
      </Card>
    </form>
  );
}
