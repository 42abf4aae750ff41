import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import type { Site } from "./fixtures.ts";
import { newPersonalNumber } from "./outside.ts";
import type { Person } from "./person.ts";

const dialCode = (site: Site) => (site.language === "fi" ? "+358" : "+353");

/** A player's actions on the site, in the terms of the domain. */
export function playerOn(page: Page, site: Site) {
  const { t } = site;
  const header = page.getByRole("banner");
  const balance = header.getByRole("link", { name: t("core.shell_balance") }).getByRole("status");

  const cashier = page.frameLocator(`iframe[title="${t("core.money_frame_title")}"]`);

  return {
    balance,
    header,
    /** The frame in which a payment is made. */
    cashier,

    async fillSignup(person: Person): Promise<void> {
      await this.fillSignupLogin(person);
      await page.getByLabel(t("static.signup_day"), { exact: true }).fill("17");
      await page.getByLabel(t("static.signup_month"), { exact: true }).fill("5");
      await page.getByLabel(t("static.signup_year"), { exact: true }).fill("1990");
      await this.fillSignupPerson(person);
    },

    /** In Sweden the personal number contains it. */
    async fillSignupWithoutBirthday(person: Person): Promise<void> {
      await this.fillSignupLogin(person);
      await this.fillSignupPerson(person);
    },

    /**
     * Goes to the next step; without JavaScript all steps are one form. The press lasts longer than the gate takes to weigh a password, and what
     * it answers must not move the button away.
     */
    async continueSignup(): Promise<void> {
      const next = page.getByRole("button", { name: t("static.signup_next") });
      if (await next.isVisible()) await next.click({ delay: 200 });
    },

    async fillSignupLogin(person: Person): Promise<void> {
      await page.getByLabel(t("static.signup_email"), { exact: true }).fill(person.email);
      await page.getByLabel(t("static.signup_password"), { exact: true }).fill(person.password);
      await this.continueSignup();
      const firstName = page.getByLabel(t("static.signup_firstname"));
      // A press before the page's script runs is kept for 10 s; after that people press again.
      await firstName.waitFor({ timeout: 12_000 }).catch(() => this.continueSignup());
      await expect(firstName).toBeVisible();
    },

    async fillSignupPerson(person: Person): Promise<void> {
      await page.getByLabel(t("static.signup_firstname")).fill("Aino");
      await page.getByLabel(t("static.signup_lastname")).fill(person.lastName);
      await page
        .getByLabel(t("static.signup_gender"))
        .selectOption({ label: t("static.signup_gender_female") });
      await page.getByLabel(t("static.signup_address")).fill("1 Market Square");
      await page.getByLabel(t("static.signup_zip")).fill("00100");
      await page.getByLabel(t("static.signup_city")).fill("Helsinki");
      await this.continueSignup();
      await page.getByLabel(t("static.signup_phone_number"), { exact: true }).fill(person.phone);
    },

    /** From the open form to an activated account: in Sweden by the personal number. */
    async signUpAsSwede(person: Person): Promise<void> {
      await page.getByLabel(t("static.signup_personal_number")).fill(newPersonalNumber());
      await this.fillSignupWithoutBirthday(person);
      await page.getByRole("button", { name: t("static.signup_submit") }).click();
      await expect(page).toHaveURL(/\/activation/);
      await this.acceptCookies();
      await this.activate(person, "+46");
    },

    /** The rounds of the last session of play, in the history. */
    async openLastSession(): Promise<void> {
      await page.goto(site.at("/my-account/history"));
      await page.getByRole("main").getByRole("row").nth(1).getByRole("link").click();
      await expect(page).toHaveURL(/session=\d+/);
      await expect(page.getByRole("table", { name: t("core.history_session_of") })).toBeVisible();
    },

    async acceptCookies(): Promise<void> {
      await page.getByRole("button", { name: t("core.shell_cookies_accept") }).click();
    },

    async signUp(person: Person): Promise<void> {
      await page.goto(site.at("/signup"));
      await this.fillSignup(person);
      await page.getByRole("button", { name: t("static.signup_submit") }).click();
      await expect(page).toHaveURL(/\/activation/);
      await expect(balance).toBeVisible();
    },

    /** After signup the code is sent at once to the number typed there; elsewhere the number is asked for first. */
    async requestCode(person: Person, dial = dialCode(site)): Promise<string> {
      const field = page.getByLabel(t("static.activation_code"));
      const number = page.getByRole("textbox", { name: t("static.activation_phone_number"), exact: true });
      await expect(number.or(field)).toBeVisible();
      // The field may be replaced by the code's while it is read.
      const isEmpty = (await number.inputValue({ timeout: 1_000 }).catch(() => undefined)) === "";
      if (isEmpty || !/\/activation/.test(page.url())) {
        await number.fill(person.phone);
        await page.getByRole("button", { name: t("static.activation_send") }).click();
      }
      await expect(field).toBeVisible();
      return readCode(site, `${dial}${person.phone}`);
    },

    /**
     * The last digit submits the code. Continues from the welcome page to the player's destination; where the market requires limits first,
     * this ends at their form.
     */
    async activate(person: Person, dial?: string): Promise<void> {
      const code = await this.requestCode(person, dial);
      const opensAccount = /\/activation/.test(page.url());
      await page.getByLabel(t("static.activation_code")).fill(code);
      if (!opensAccount) return;
      const heading = (name: MessageKey) => page.getByRole("heading", { level: 1, name: t(name) });
      const limits = heading("core.safe_set_title").or(heading("core.safe_prompt_title"));
      await expect(this.welcome.or(limits)).toBeVisible();
      if (await this.welcome.isVisible()) await this.goOnFromWelcome();
    },

    /** The end of signup. */
    welcome: page.getByRole("heading", { level: 1, name: t("static.activation_done_title") }),

    async goOnFromWelcome(): Promise<void> {
      await page
        .getByRole("region", { name: t("static.activation_done_title") })
        .getByRole("link")
        .first()
        .click();
      await expect(page).not.toHaveURL(/\/activation/);
    },

    async logIn(person: Person): Promise<void> {
      await this.tryLogin(person);
      await expect(balance).toBeVisible();
    },

    /** Does not check the result. */
    async tryLogin(person: Person): Promise<void> {
      await page.goto(site.at("/login"));
      await this.sendLogin(person);
    },

    /** From the open form, whatever page it leads to. */
    async enterLogin(person: Person): Promise<void> {
      await this.sendLogin(person);
      await expect(balance).toBeVisible();
    },

    /** From the open form; does not check the result. */
    async sendLogin(person: Person): Promise<void> {
      await page.getByLabel(t("static.login_email")).fill(person.email);
      await page.getByLabel(t("static.login_password"), { exact: true }).fill(person.password);
      await page
        .getByRole("main")
        .getByRole("button", {
          name: t(site.language === "fi" ? "static.login_submit_fi" : "static.login_submit"),
        })
        .click();
    },

    /** Opens the cashier for an amount; the payment continues in the frame. */
    async openDeposit(amount: string, code?: string): Promise<FrameLocator> {
      await page.goto(site.at("/deposit"));
      await page.getByLabel(t("core.money_amount"), { exact: true }).fill(amount);
      if (code) {
        await page.getByText(t("core.money_code_question")).click();
        await page.getByLabel(t("core.money_code"), { exact: true }).fill(code);
      }
      await page
        .getByRole("main")
        .getByRole("button", { name: t("core.money_deposit_submit", { amount: euros(amount, site) }) })
        .click();
      return cashier;
    },

    async deposit(amount: string, code?: string): Promise<void> {
      const frame = await this.openDeposit(amount, code);
      await this.pay(frame, "4111 1111 1111 1111");
      await expect(page.getByRole("heading", { name: t("core.money_deposit_success_title") })).toBeVisible();
    },

    /** The quick deposit sheet over a game, for deposits without leaving it. */
    quickSheet: page.getByRole("dialog", { name: t("core.money_quick_title") }),

    /** Opens the sheet over the game and fills it in; the payment continues in its frame. */
    async openQuickDeposit(amount: string): Promise<FrameLocator> {
      await header.getByRole("link", { name: t("core.shell_deposit") }).click();
      return this.payFromSheet(amount);
    },

    async payFromSheet(amount: string): Promise<FrameLocator> {
      await this.quickSheet.getByLabel(t("core.money_amount"), { exact: true }).fill(amount);
      await this.quickSheet
        .getByRole("button", { name: t("core.money_deposit_submit", { amount: euros(amount, site) }) })
        .click();
      return cashier;
    },

    /** From a game and back to it. */
    async quickDeposit(amount: string): Promise<void> {
      await this.pay(await this.openQuickDeposit(amount), "4111 1111 1111 1111");
      await expect(this.quickSheet.getByText(t("core.money_deposit_success_title"))).toBeVisible();
      await this.quickSheet.getByRole("button", { name: t("core.money_back_to_game") }).click();
      await expect(this.quickSheet).toBeHidden();
    },

    /**
     * Pays in the cashier: by card in Ireland, at the bank in Finland. Uses the keyboard, because a growing frame could move away from the
     * pointer.
     */
    async pay(frame: FrameLocator, card: string): Promise<void> {
      if (site.language === "fi") return frame.getByRole("button", { name: "Hyväksy maksu" }).press("Enter");
      await this.fillCard(card);
      await frame.getByRole("button", { name: "Pay" }).press("Enter");
    },

    /** A card that the bank declines, and no other one after it. */
    async payInVain(frame: FrameLocator): Promise<void> {
      await this.pay(frame, "4000 0000 0000 0002");
      await expect(frame.getByRole("alert")).toHaveText(
        "The card was declined. Try again or use another card.",
      );
      await frame.getByRole("button", { name: "Cancel" }).press("Enter");
    },

    /** The frame has the height of its content and its loading text is gone, so it no longer moves away from the pointer. */
    async cashierIsAtRest(): Promise<void> {
      const frame = cashier.owner();
      await expect(frame).toHaveAttribute("style", /height/);
      let place = "";
      const moves = async () => {
        const before = place;
        place = JSON.stringify(await frame.boundingBox());
        return place !== before;
      };
      await expect.poll(moves, { intervals: [150] }).toBe(false);
    },

    async fillCard(card: string): Promise<void> {
      await cashier.getByLabel("Card number").fill(card);
      await cashier.getByLabel("Expiry (MM/YY)").fill("12/29");
      await cashier.getByLabel("Security code").fill("123");
    },

    async logOut(): Promise<void> {
      await page.goto(site.at("/my-account"));
      await page
        .getByRole("main")
        .getByRole("button", { name: t("core.account_logout") })
        .click();
      // The push message may arrive before the response, whose redirect would then affect the next page.
      await expect(page).toHaveURL(site.at("/"));
      await expect(header.getByRole("link", { name: t("core.shell_login") })).toBeVisible();
    },
  };
}

/** The form of a deposit or a withdrawal, and the frame that replaces it. */
export const moneyForm = (page: Page, site: Site) => ({
  amount: page.getByRole("main").getByLabel(site.t("core.money_amount"), { exact: true }),
  submit: page.getByRole("main").locator("form button[type=submit]").last(),
  frame: playerOn(page, site).cashier.owner(),
});

/** Whether a player's menu stands beside the page. */
export const isWide = (page: Page) => page.viewportSize()!.width >= 1280;

/** By the button in the header, or on a phone in the bar. */
export async function openMenu(page: Page, site: Site): Promise<void> {
  await page
    .getByRole("button", { name: site.t("core.shell_menu"), exact: true })
    .first()
    .click();
}

/** Presses the button that starts a round and waits for the studio's response: a losing round may be over before the page can be read. */
export async function startsRound(page: Page, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith("/api/rounds") && response.request().method() === "POST",
  );
  await press();
  expect((await answer).ok()).toBe(true);
}

/** The items beside a game in the header; on a phone they are behind one button. */
export async function showPlayTools(page: Page, site: Site): Promise<void> {
  const banner = page.getByRole("banner");
  // They appear a moment after the header.
  await expect(
    banner.getByRole("button", { name: site.t("core.play_full_screen"), includeHidden: true }),
  ).toBeAttached();
  const more = banner.getByRole("button", { name: site.t("core.play_tools"), exact: true });
  if (await more.isVisible()) await more.click();
}

/** Paths of this kind that the page sends writes to from now on. */
export function writesOf(page: Page, kind: RegExp): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && kind.test(pathname)) sent.push(pathname);
  });
  return sent;
}

/** The code in the newest message to a number, from the sandbox's outbox. */
export async function readCode(site: Site, to: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const response = await fetch(`${site.product.url}/sandbox/outbox.json?to=${encodeURIComponent(to)}`);
      const { messages } = (await response.json()) as { messages: { body: string }[] };
      code = messages[0] && /\d{6}/.exec(messages[0].body)?.[0];
      return code;
    })
    .toBeTruthy();
  return code!;
}

/** "50" as the site formats it: €50.00 or €50,00. */
export function euros(amount: string, site: Site): string {
  return formatMoney(`${amount}.00`, "EUR", site.language);
}

/**
 * Waits until its push connection is registered, because an earlier award would be missed. The first push message is the response to the
 * registration.
 */
export async function openWithLine(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "commit" });
  const line = await page.waitForEvent("websocket");
  await line.waitForEvent("framereceived", ({ payload }) => String(payload).includes('"balance"'));
}

/** Waits until the game accepts the next round. Skips bonus and big win animations, as a player would. */
export async function readyToSpin(game: FrameLocator, spin: Locator): Promise<void> {
  const skip = game.getByRole("button", { name: /^(Skip|Continue|Ohita|Jatka)$/ });
  // The same button spins once nothing is left to skip, so its name is read in the turn in which it is pressed.
  const pressIfStillSkip = (button: HTMLElement) => {
    const name = button.getAttribute("aria-label") ?? button.textContent;
    if (/^(Skip|Continue|Ohita|Jatka)$/.test(name?.trim() ?? "")) button.click();
  };
  await expect(async () => {
    if (await skip.isVisible())
      await skip.evaluate(pressIfStillSkip, undefined, { timeout: 1_000 }).catch(() => {});
    await expect(spin).not.toHaveAttribute("aria-disabled", "true", { timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
}
