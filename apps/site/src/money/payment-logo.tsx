import styles from "./payment-logo.module.css";

type PaymentLogoProps = {
  code: string;
  /** Address of the logo; undefined for a method without one. */
  image: string | undefined;
  name: string;
  size: "footer" | "card" | "row";
  /** The name is shown next to the logo, so a screen reader must not read it twice. */
  beside?: boolean;
};

const widthPx = { footer: 66, card: 60, row: 36 } as const;

/** A payment method's logo, drawn by packages/art; its name on a plate when there is no logo. */
export function PaymentLogo({ code, image, name, size, beside = false }: PaymentLogoProps) {
  if (!image)
    return beside ? null : (
      <span className={styles.plate} data-method={code}>
        {name}
      </span>
    );
  return (
    <img
      className={styles.logo}
      data-method={code}
      src={image}
      alt={beside ? "" : name}
      width={widthPx[size]}
      height={(widthPx[size] * 2) / 3}
      loading="lazy"
      decoding="async"
    />
  );
}
