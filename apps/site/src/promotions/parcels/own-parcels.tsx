import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useTexts } from "../../locale/texts.tsx";
import type { PlayersRewards } from "../players-rewards.ts";
import styles from "./parcels.module.css";
import { WonParcel } from "./won-parcel.tsx";

type OwnParcelsProps = {
  parcels: PlayersRewards["parcels"];
  /** The name of the country of residence, to which they go. */
  country: string;
};

/** The things that the player has won; nothing without any. */
export function OwnParcels({ parcels, country }: OwnParcelsProps) {
  const t = useTexts();
  if (parcels.length === 0) return null;
  return (
    <Section id="own-parcels" title={t("promo.rewards_parcels_title")}>
      <ul className={styles.list}>
        {parcels.map((parcel) => (
          <li key={parcel.id}>
            <WonParcel parcel={parcel} country={country} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
