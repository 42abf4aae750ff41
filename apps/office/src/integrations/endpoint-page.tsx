import type { OfficeDelivery, OfficeEndpoint } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { OfficeOutput } from "../gate/call-office.ts";
import { errorText } from "../gate/error-text.ts";
import { officeQuery } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { may, useSelf } from "../identity/self.ts";
import { BackLink } from "../kit/back-link.tsx";
import { Callout } from "../kit/callout.tsx";
import { Facts } from "../kit/facts.tsx";
import { IntegrationsIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { officePaths } from "../paths.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { RemoveEndpointDialog, ReplayDialog, RotateDialog } from "./endpoint-acts.tsx";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import styles from "./endpoint-page.module.css";
import { EndpointState } from "./endpoint-state.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { integrationWords as words } from "./words.ts";

/** One endpoint: how it stands, what was sent to it, and what can be done with it. */
export function EndpointPage() {
  const { endpointId } = useParams();
  const query = useQuery(officeQuery("webhooks", {}));
  return (
    <>
      <BackLink to={officePaths.integrations()}>{words.back}</BackLink>
      <Loaded query={query}>
        {(webhooks) => {
          const endpoint = webhooks.endpoints.find(({ id }) => id === endpointId);
          return endpoint ? (
            <ShownEndpoint endpoint={endpoint} webhooks={webhooks} />
          ) : (
            <Panel>
              <StateNote
                icon={<IntegrationsIcon />}
                title={words.missing}
                text={words.missingHint}
                isScreen
              />
            </Panel>
          );
        }}
      </Loaded>
    </>
  );
}

type Shown = { endpoint: OfficeEndpoint; webhooks: OfficeOutput<"webhooks"> };

function ShownEndpoint({ endpoint, webhooks: { types, last_sequence: last } }: Shown) {
  const mayManage = may(useSelf(), "integrations.manage");
  const navigate = useNavigate();
  const [act, setAct] = useState<"change" | "replay" | "rotate" | "remove">();
  const [secret, setSecret] = useState<string>();
  const [tested, setTested] = useState<OfficeDelivery>();
  const test = useCall("testWebhook", {
    changes: ["webhookDeliveries", "audit"],
    onDone: ({ delivery }) => setTested(delivery),
  });
  const close = () => setAct(undefined);
  return (
    <>
      <ScreenHead
        title={endpoint.description}
        about={<EndpointState endpoint={endpoint} />}
        actions={
          mayManage && (
            <>
              <Button
                variant="secondary"
                busy={test.isBusy}
                onClick={() => test.send({ endpoint_id: endpoint.id })}
              >
                {words.test}
              </Button>
              <Button variant="secondary" onClick={() => setAct("replay")}>
                {words.replay}
              </Button>
              <Button variant="secondary" onClick={() => setAct("rotate")}>
                {words.rotate}
              </Button>
              <Button variant="secondary" onClick={() => setAct("change")}>
                {words.change}
              </Button>
              <Button variant="danger" onClick={() => setAct("remove")}>
                {words.remove}
              </Button>
            </>
          )
        }
      />
      <div className={styles.parts}>
        {test.error !== undefined && <Callout tone="danger">{errorText(test.error)}</Callout>}
        {test.error === undefined && tested && <TestResult delivery={tested} />}
        <Standing endpoint={endpoint} />
        <Panel>
          <Facts isWide lines={factsOf(endpoint, last)} />
        </Panel>
        <DeliveryList endpointId={endpoint.id} />
      </div>
      {act === "change" && <EndpointDialog types={types} endpoint={endpoint} onClose={close} />}
      {act === "replay" && <ReplayDialog endpoint={endpoint} last={last} onClose={close} />}
      {act === "rotate" && <RotateDialog endpoint={endpoint} onClose={close} onSecret={setSecret} />}
      {act === "remove" && (
        <RemoveEndpointDialog
          endpoint={endpoint}
          onClose={close}
          onRemoved={() => void navigate(officePaths.integrations())}
        />
      )}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}

/** What a test has brought back. */
function TestResult({ delivery: { is_accepted, status, error } }: { delivery: OfficeDelivery }) {
  return is_accepted && status !== null ? (
    <Callout tone="success">{words.tested(status)}</Callout>
  ) : (
    <Callout tone="danger">{words.testRefused(error ?? words.answered(status ?? 0))}</Callout>
  );
}

/** What is wrong with it, if something is. */
function Standing({ endpoint }: { endpoint: OfficeEndpoint }) {
  const { state, failing_since: since, last_error: error, next_attempt_at: next } = endpoint;
  if (state === "failed") return <Callout tone="danger">{words.failedText(error ?? "")}</Callout>;
  if (state === "off") return <Callout tone="info">{words.offText}</Callout>;
  if (!since) return null;
  return (
    <Callout tone="warning">
      {words.failingText(error ?? "")} {words.failingSince} <Moment at={since} />
      {next && (
        <>
          {" "}
          {words.nextAttempt} <Moment at={next} look="ago" />
        </>
      )}
      .
    </Callout>
  );
}

function factsOf(endpoint: OfficeEndpoint, last: number) {
  const { facts } = words;
  return [
    { name: facts.url, value: <code>{endpoint.url}</code> },
    {
      name: facts.types,
      value: (
        <span className={styles.types}>
          {endpoint.types.map((type) => (
            <code key={type}>{type}</code>
          ))}
        </span>
      ),
    },
    { name: facts.stands, value: words.stands(endpoint.done_up_to, last) },
    {
      name: facts.secret,
      value: endpoint.former_secret_until ? (
        <>
          {words.twoSecrets} <Moment at={endpoint.former_secret_until} />
        </>
      ) : (
        words.oneSecret
      ),
    },
    {
      name: facts.created,
      value: (
        <>
          {words.createdBy(endpoint.created_by)} <Moment at={endpoint.created_at} />
        </>
      ),
    },
  ];
}
