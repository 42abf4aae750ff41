/** A letter as it is sent: plain text. */
export type Letter = { subject: string; body: string };

export type LetterName =
  | "reset"
  | "confirmEmail"
  | "collision"
  | "passwordChanged"
  | "emailChanged"
  | "accountClosed"
  | "lastScratchCode";

type Given = { brand: string; support: string; link: string };
type Letters = Record<LetterName, (given: Given) => Letter>;

/** Letters about the account by language; English where a language is not written yet. */
export const letterTexts: Readonly<Record<string, Letters>> = {
  en: {
    reset: ({ brand, link }) => ({
      subject: `${brand}: a new password`,
      body: `With this link you set a new password. It works once, for 10 minutes:\n\n${link}\n\nYou did not ask for it? Then there is nothing to do: your password is as it was.`,
    }),
    confirmEmail: ({ brand, link }) => ({
      subject: `${brand}: is this your address?`,
      body: `With this link you confirm this address for your ${brand} account. It works once, for 10 minutes:\n\n${link}\n\nYou have no account with us? Then there is nothing to do.`,
    }),
    collision: ({ brand, link, support }) => ({
      subject: `${brand}: someone used your address`,
      body: `Someone has just tried to use this address for a ${brand} account. You have one already, and nothing about it has changed.\n\nWas it you? Log in as usual, or set a new password here:\n\n${link}\n\nWas it not you? Then there is nothing to do. Questions go to ${support}.`,
    }),
    passwordChanged: ({ brand, support }) => ({
      subject: `${brand}: your password was changed`,
      body: `The password of your ${brand} account was changed just now, and you are logged out everywhere else.\n\nWas it not you? Then set a new one at once, and write to ${support}.`,
    }),
    emailChanged: ({ brand, support }) => ({
      subject: `${brand}: your email address was changed`,
      body: `Your ${brand} account has another email address now. This one is no longer used.\n\nWas it not you? Then write to ${support} at once.`,
    }),
    accountClosed: ({ brand, support }) => ({
      subject: `${brand}: your account is closed`,
      body: `Your ${brand} account is closed, and you are logged out everywhere. Bonuses were given up with it.\n\nCash that is left stays yours, and so does what an open round still wins: write to ${support} and we pay it out. Payouts that are on their way arrive.`,
    }),
    lastScratchCode: ({ brand }) => ({
      subject: `${brand}: your last scratch code is used`,
      body: `You have just logged in with the last of your scratch codes. From now on your password alone opens your ${brand} account, until you make new codes in its settings.`,
    }),
  },
  fi: {
    reset: ({ brand, link }) => ({
      subject: `${brand}: uusi salasana`,
      body: `Tällä linkillä asetat uuden salasanan. Se toimii kerran, 10 minuutin ajan:\n\n${link}\n\nEtkö pyytänyt sitä? Silloin sinun ei tarvitse tehdä mitään: salasanasi on ennallaan.`,
    }),
    confirmEmail: ({ brand, link }) => ({
      subject: `${brand}: onko tämä osoitteesi?`,
      body: `Tällä linkillä vahvistat tämän osoitteen ${brand}-tilillesi. Se toimii kerran, 10 minuutin ajan:\n\n${link}\n\nEikö sinulla ole tiliä meillä? Silloin sinun ei tarvitse tehdä mitään.`,
    }),
    collision: ({ brand, link, support }) => ({
      subject: `${brand}: joku käytti osoitettasi`,
      body: `Joku yritti juuri käyttää tätä osoitetta ${brand}-tiliin. Sinulla on jo tili, eikä siinä ole muuttunut mitään.\n\nOlitko se sinä? Kirjaudu sisään tavalliseen tapaan tai aseta uusi salasana täällä:\n\n${link}\n\nEtkö se ollut sinä? Silloin sinun ei tarvitse tehdä mitään. Kysymyksiin vastaa ${support}.`,
    }),
    passwordChanged: ({ brand, support }) => ({
      subject: `${brand}: salasanasi vaihdettiin`,
      body: `${brand}-tilisi salasana vaihdettiin juuri, ja sinut on kirjattu ulos kaikkialta muualta.\n\nEtkö se ollut sinä? Aseta heti uusi salasana ja kirjoita osoitteeseen ${support}.`,
    }),
    emailChanged: ({ brand, support }) => ({
      subject: `${brand}: sähköpostiosoitteesi vaihdettiin`,
      body: `${brand}-tililläsi on nyt toinen sähköpostiosoite. Tätä osoitetta ei enää käytetä.\n\nEtkö se ollut sinä? Kirjoita heti osoitteeseen ${support}.`,
    }),
    accountClosed: ({ brand, support }) => ({
      subject: `${brand}: tilisi on suljettu`,
      body: `${brand}-tilisi on suljettu, ja sinut on kirjattu ulos kaikkialta. Samalla luovuttiin bonuksista.\n\nJäljellä oleva käteinen on edelleen sinun, samoin se, minkä avoin kierros vielä voittaa: kirjoita osoitteeseen ${support}, niin maksamme sen. Jo matkalla olevat nostot tulevat perille.`,
    }),
    lastScratchCode: ({ brand }) => ({
      subject: `${brand}: viimeinen raaputuskoodisi on käytetty`,
      body: `Kirjauduit juuri viimeisellä raaputuskoodillasi. Tästä lähtien ${brand}-tilisi avautuu pelkällä salasanalla, kunnes luot asetuksissa uudet koodit.`,
    }),
  },
};
