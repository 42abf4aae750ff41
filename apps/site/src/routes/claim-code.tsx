import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { type FormEvent, useRef, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { FormPage } from "../forms/form-page.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldText, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import type { ShownBonus } from "../money/bonus-card.tsx";
import { paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { requirePlayer } from "../request/require-player.ts";
import type { Route } from "./+types/claim-code.ts";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  return {
    page: pageOf(site, {
      title: "core.bonus_claim_title",
      texts: ["core.bonus_", "core.error_", "promo.campaign_"],
      unlisted: true,
    }),
    code: (args.url.searchParams.get("code") ?? "").slice(0, 40),
  };
}

/** Claims a bonus code, typed from a letter or filled in by a link. */
export default function ClaimCode({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { run, pending, refusal } = useGateWrite("claimCode");
  const [code, setCode] = useState(loaderData.code);
  const [bonus, setBonus] = useState<ShownBonus>();
  useFirstError(form, refusal);
  const wrong = refusal?.fields.code;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBonus(await run({ code }));
  };
  if (bonus) return <Claimed bonus={bonus} />;
  return (
    <FormPage title={t("core.bonus_claim_title")} text={t("core.bonus_claim_text")} pose="celebrating">
      <form ref={form} onSubmit={submit} noValidate>
        <FormAlert>{refusal && !wrong ? refusalText(refusal, t) : undefined}</FormAlert>
        <TextField
          name="code"
          label={t("core.bonus_code")}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={fieldText(wrong, t, refusal?.params)}
          required
        />
        <SubmitButton size="large" block busy={pending} busyLabel={t("core.bonus_busy")}>
          {t("core.bonus_claim_submit")}
        </SubmitButton>
        {refusal?.code === "not_activated" && (
          <LinkButton
            as={Link}
            href={paths.activation({ origin: paths.claimCode({ code }) })}
            variant="secondary"
            block
          >
            {t("core.bonus_activate")}
          </LinkButton>
        )}
      </form>
    </FormPage>
  );
}

function Claimed({ bonus }: { bonus: ShownBonus }) {
  const t = useTexts();
  const language = useLanguage();
  const name = t(bonus.name as MessageKey) || bonus.code;
  const waits = bonus.state === "waiting";
  const text = waits
    ? t("core.bonus_claimed_text", {
        name,
        minimum: formatMoney(bonus.minimum_deposit, bonus.currency, language),
      })
    : bonus.kind === "free_spins"
      ? t("core.bonus_claimed_text_spins", { name, count: bonus.spins_left })
      : t("core.bonus_claimed_text_cashback", { name });
  return (
    <FormPage title={t("core.bonus_claimed_title")} text={text} pose="celebrating">
      {waits ? (
        <LinkButton as={Link} href={paths.deposit()} size="large" block>
          {t("core.bonus_deposit")}
        </LinkButton>
      ) : bonus.game_id !== null ? (
        <LinkButton as={Link} href={paths.play(bonus.game_id)} size="large" block>
          {t("core.bonus_play_spins")}
        </LinkButton>
      ) : (
        <LinkButton as={Link} href={paths.bonus()} size="large" block>
          {t("core.bonus_see")}
        </LinkButton>
      )}
    </FormPage>
  );
}
