import { useState } from "react";
import { Mail } from "../src/icons.ts";
import {
  Ball,
  ButtonContent,
  buttonClassName,
  Fact,
  FavouriteHeart,
  Paper,
  QrCode,
  RankNumeral,
  Section,
  SectionHeading,
  Skeleton,
  SkeletonGrid,
  SkeletonGroup,
  VisuallyHidden,
} from "../src/index.ts";

/** The pieces of which other components consist. */
export function Pieces() {
  const [isFavourite, setFavourite] = useState(true);
  return (
    <>
      <SectionHeading title="A heading alone" level={1} all={{ href: "#all", label: "All" }} />
      <Section title="Balls">
        {(["small", "medium", "large"] as const).map((size) => (
          <div key={size} className="gallery-row">
            {(["red", "black", "green", "blue", "violet", "gold", "white"] as const).map((tone) => (
              <Ball key={tone} tone={tone} size={size} label={`17 ${tone}`}>
                17
              </Ball>
            ))}
          </div>
        ))}
      </Section>
      <Section title="On a tile">
        <div className="gallery-row">
          <RankNumeral rank={1} label="Rank 1" />
          <RankNumeral rank={12} />
          <div className="gallery-piece">
            <FavouriteHeart
              label="Bell Tower Bonanza: favourite"
              pressed={isFavourite}
              onPress={() => setFavourite(!isFavourite)}
            />
          </div>
          <div className="gallery-piece">
            <FavouriteHeart label="Moonlit Wolves: favourite" pressed={false} onPress={() => {}} />
          </div>
        </div>
      </Section>
      <Section title="QR code">
        <QrCode text="otpauth://totp/Gallery:aino@example.org?secret=JBSWY3DPEHPK3PXP" label="A QR code" />
      </Section>
      <Section title="Paper">
        <div className="gallery-row">
          {(["none", "upright", "level"] as const).map((notch) => (
            <div key={notch} className="gallery-piece">
              <Paper notch={notch} />
              {notch}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Texts">
        <dl>
          <Fact label="Method" value="Visa ••12" />
          <Fact label="New balance" value={<strong>€298.50</strong>} />
        </dl>
        <p>
          Between these brackets is a text for screen readers: [
          <VisuallyHidden>only screen readers say this</VisuallyHidden>]
        </p>
        <label className={buttonClassName({ variant: "secondary" })}>
          <ButtonContent icon={<Mail />}>A label that looks like a button</ButtonContent>
          <VisuallyHidden>
            <input type="file" />
          </VisuallyHidden>
        </label>
      </Section>
      <Section title="Placeholders">
        <div className="gallery-row">
          {(["block", "round", "tile"] as const).map((shape) => (
            <Skeleton key={shape} shape={shape} width="6rem" height={shape === "tile" ? undefined : "6rem"} />
          ))}
        </div>
        <SkeletonGroup label="Loading games">
          <SkeletonGrid tiles={6} />
        </SkeletonGroup>
      </Section>
    </>
  );
}
