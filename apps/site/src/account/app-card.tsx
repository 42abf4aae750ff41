import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTimeText } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import { AppSetup } from "./app-setup.tsx";
import { OwnerForm } from "./owner-form.tsx";
import styles from "./settings.module.css";
import { SettingsCard } from "./settings-card.tsx";

type AppCardProps = {
  /** Since when logins ask for an authenticator app. */
  since: string | null;
  /** There are unused codes on a sheet: a way in without the app. */
  hasCodes: boolean;
};

/** The second factor at login: an authenticator app. Setting one up and turning it off want what a login wants. */
export function AppCard({ since, hasCodes }: AppCardProps) {
  const t = useTexts();
  const timeText = useTimeText();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<"begin" | "end" | OutputOf<Calls["beginApp"]>>();
  const begin = useGateWrite("beginApp");
  const end = useGateWrite("endApp");
  const close = () => {
    begin.clear();
    end.clear();
    setStep(undefined);
  };
  const finish = async () => {
    await revalidate();
    close();
  };
  return (
    <SettingsCard id="app" title={t("core.settings_app")} text={t("core.settings_app_text")}>
      <p role="status" className={styles.notice}>
        {since ? t("core.settings_app_on", { time: timeText(since) }) : t("core.settings_app_off")}
        {since && !hasCodes && ` ${t("core.settings_app_paper")}`}
      </p>
      {step === undefined && (
        <div className={layout.row3}>
          <Button variant="secondary" onClick={() => setStep("begin")}>
            {t(since ? "core.settings_app_replace" : "core.settings_app_begin")}
          </Button>
          {since && (
            <Button variant="quiet" onClick={() => setStep("end")}>
              {t("core.settings_app_end")}
            </Button>
          )}
        </div>
      )}
      {step === "begin" && (
        <OwnerForm
          {...begin}
          id="app"
          label={t("core.settings_continue")}
          send={(word) => begin.run(word)}
          onDone={setStep}
          onClose={close}
        />
      )}
      {step === "end" && (
        <OwnerForm
          {...end}
          id="app"
          isDanger
          label={t("core.settings_app_end")}
          send={(word) => end.run(word)}
          onDone={finish}
          onClose={close}
        />
      )}
      {typeof step === "object" && (
        <AppSetup secret={step.secret} uri={step.uri} onDone={finish} onClose={close} />
      )}
    </SettingsCard>
  );
}
