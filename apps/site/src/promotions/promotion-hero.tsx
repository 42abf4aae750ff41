import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import type { CSSProperties, ReactNode } from "react";
import styles from "./promotion-hero.module.css";
import { PromotionPicture } from "./promotion-picture.tsx";
import type { PictureInk } from "./promotion-view.ts";

type PromotionHeroProps = {
  folder: "promotions" | "landings";
  name: string;
  ink: PictureInk;
  eyebrow: string;
  title: ReactNode;
  level: 1 | 2;
  text: string;
  children?: ReactNode;
};

/** The picture with the text on its palette's darkest colour: below it on a phone, over its empty half from 768 px. */
export function PromotionHero({
  folder,
  name,
  ink,
  eyebrow,
  title,
  level,
  text,
  children,
}: PromotionHeroProps) {
  const Title = `h${level}` as const;
  const colours = { "--ink-ground": ink.ground, "--ink-letter": ink.letter } as CSSProperties;
  return (
    <div className={styles.hero} style={colours}>
      <PromotionPicture folder={folder} name={name} className={styles.picture} wide="wide" eager />
      <div className={styles.words}>
        <p>
          <Badge>{eyebrow}</Badge>
        </p>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
  );
}
