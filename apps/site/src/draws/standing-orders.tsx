import layout from "@bellwether/ui/layout/layout.module.css";
import { Card, StubCard } from "@bellwether/ui/surfaces/card.tsx";
import { useRevalidator } from "react-router";
import { messages } from "../browser/messages.ts";
import { useTimeText } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { ShownOrder } from "./load-standing-orders.ts";
import type { OrderReason } from "./order-reason.ts";
import type { OrderedLine } from "./ordered-lines.ts";
import styles from "./standing-orders.module.css";
import { StopOrder } from "./stop-order.tsx";

/** The player's standing orders, each with a way to end it. Renders nothing for a player without any; undefined while they are not known. */
export function StandingOrders({ orders }: { orders: readonly ShownOrder[] | undefined }) {
  const t = useTexts();
  const revalidator = useRevalidator();
  const stopped = (title: string, already: OrderReason | undefined) => {
    if (already)
      messages.show("info", t("core.orders_already", { title, reason: t(`core.orders_reason_${already}`) }));
    else messages.show("success", t("core.orders_stopped", { title }));
    void revalidator.revalidate();
  };
  if (orders?.length === 0) return null;
  return (
    <section aria-labelledby="standing-orders" className={styles.orders}>
      <h2 id="standing-orders" className={layout.title}>
        {t("core.orders_title")}
      </h2>
      {orders === undefined ? (
        <Card>{t("core.orders_unread")}</Card>
      ) : (
        <>
          <p className={layout.intro}>{t("core.orders_text")}</p>
          <ul className={styles.list}>
            {orders.map((order) => (
              <li key={order.id}>
                <Order order={order} stopped={stopped} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type OrderProps = { order: ShownOrder; stopped(title: string, already: OrderReason | undefined): void };

function Order({ order, stopped }: OrderProps) {
  const t = useTexts();
  const timeText = useTimeText();
  const { title, state, price, days, zone, lines, nextAt, missed, endReason } = order;
  const isActive = state === "active";
  const nameId = `order-${order.id}`;
  return (
    <StubCard
      element="article"
      aria-labelledby={nameId}
      stubSide="bottom"
      className={styles.order}
      stub={
        <div className={styles.stub}>
          <p className={styles.price}>
            <strong>{price}</strong>
            <span>{t("core.orders_each")}</span>
          </p>
          {isActive && (
            <StopOrder order={order} describedBy={nameId} stopped={(already) => stopped(title, already)} />
          )}
        </div>
      }
    >
      <div className={styles.main}>
        <h3 id={nameId} className={layout.leading}>
          {title}
        </h3>
        <p className={layout.strong}>
          {isActive
            ? nextAt
              ? t("core.orders_next", { time: timeText(nextAt) })
              : t("core.orders_none_next")
            : t("core.orders_ended")}
        </p>
        {endReason && <p>{t(`core.orders_reason_${endReason}`)}</p>}
        {isActive && (
          <p>
            {days}
            {zone && <span className={styles.zone}>{t("core.orders_zone", { zone })}</span>}
          </p>
        )}
        {isActive && missed && (
          <p className={styles.missed}>
            {t("core.orders_missed", {
              time: timeText(missed.at),
              reason: t(`core.orders_reason_${missed.reason}`),
            })}
          </p>
        )}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ticket may have the same line twice
          <Line key={index} line={line} />
        ))}
      </div>
    </StubCard>
  );
}

function Line({ line: { faces, way } }: { line: OrderedLine }) {
  const t = useTexts();
  return (
    <div className={styles.line}>
      <ul className={styles.faces} aria-label={t("core.orders_numbers")}>
        {faces.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: digits repeat, and only their position identifies them
          <li key={index}>{face}</li>
        ))}
      </ul>
      {way && <span>{way}</span>}
    </div>
  );
}
