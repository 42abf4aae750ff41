import { useState } from "react";
import { Bonus, Cashout, Chat, Hot, Limit, Logout, Promotion, Reward, Wallet } from "../src/icons.ts";
import {
  AwardToast,
  BannerBar,
  Button,
  createAwardQueue,
  createMessageQueue,
  LoadingBar,
  Logo,
  MenuList,
  MessageArea,
  Modal,
  SideMenu,
} from "../src/index.ts";
import { Picture } from "./art.tsx";
import type { BrandContent } from "./brand-content.tsx";

const messages = createMessageQueue();
const awards = createAwardQueue();
const shown = new URLSearchParams(location.search).get("over");

/** `?over=modal`, `menu`, `messages`, `award` or `cookies` opens that overlay at once. */
export function Overlays({ brand }: { brand: BrandContent }) {
  const [modal, setModal] = useState(shown === "modal");
  const [menu, setMenu] = useState(shown === "menu");
  return (
    <>
      <div className="gallery-row">
        <Button onClick={() => setModal(true)}>Modal</Button>
        <Button onClick={() => setMenu(true)}>Menu</Button>
        <Button onClick={() => messages.show("success", "Saved.")}>Message</Button>
        <Button
          onClick={() => awards.notify({ rewards: [{ description: "20 free spins", type: "freespins" }] })}
        >
          Award
        </Button>
      </div>
      <LoadingBar active={shown === "loading"} label="Loading" />
      <Modal
        open={modal}
        onOpenChange={setModal}
        title="Our terms have changed"
        description="Please read them before you play on. The main points are on one page."
        closeLabel="Close"
        actions={
          <>
            <Button variant="quiet" onClick={() => setModal(false)}>
              Later
            </Button>
            <Button onClick={() => setModal(false)}>I agree</Button>
          </>
        }
        art={<Picture name={brand.mascot} size="7rem" />}
      />
      <SideMenu
        open={menu}
        onOpenChange={setMenu}
        title="Menu"
        closeLabel="Close"
        head={<Logo name={brand.name} mark={<Picture name={brand.symbol} size="100%" />} />}
        foot={<Button block>Deposit</Button>}
      >
        <MenuList
          label="Games"
          entries={[
            { label: "Rewards", icon: <Reward />, href: "#1", badge: "2" },
            { label: "Hot games", icon: <Hot />, href: "#2", current: "page" },
            { label: "Bonus games", icon: <Bonus />, href: "#3" },
          ]}
        />
        <MenuList
          label="Account"
          entries={[
            { label: "My account", icon: <Wallet />, href: "#4" },
            { label: "Cash out", icon: <Cashout />, href: "#5" },
            { label: "Promotions", icon: <Promotion />, href: "#6" },
            { label: "Playsafe", icon: <Limit />, href: "#7" },
          ]}
        />
        <MenuList
          label="More"
          entries={[
            { label: "Live chat", icon: <Chat />, onPress: () => {} },
            { label: "Log out", icon: <Logout />, onPress: () => {} },
          ]}
        />
      </SideMenu>
      <MessageArea queue={messages} label="Messages" dismissLabel="Dismiss" />
      <AwardToast
        queue={awards}
        title="You have earned"
        dismissLabel="Close"
        random={Math.random}
        art={<Picture name={brand.mascot} size="4.5rem" />}
      />
      {shown === "cookies" && (
        <BannerBar
          label="Cookies"
          place="bottom"
          actions={
            <>
              <Button size="small" variant="quiet">
                Only what is needed
              </Button>
              <Button size="small">Accept</Button>
            </>
          }
        >
          We use cookies to keep you logged in and, if you allow it, to learn what people like.
        </BannerBar>
      )}
    </>
  );
}

if (shown === "messages") {
  messages.show("success", "Your limit is saved.", 0);
  messages.show("error", "The code has expired. Ask for a new one.", 0);
  messages.show("info", "The draw starts in five minutes.", 0);
}
if (shown === "award")
  awards.notify({ rewards: [{ description: "20 free spins on Bell Tower Bonanza", type: "freespins" }] });
