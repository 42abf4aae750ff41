import styles from "./payment-plate.module.css";

/** A payment method's mark: its name on a white plate until a logo under a licence that allows it is there. */
export function PaymentPlate({ code, name }: { code: string; name: string }) {
  return (
    <span className={styles.plate} data-method={code}>
      {name}
    </span>
  );
}
