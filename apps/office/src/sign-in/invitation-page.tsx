import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { officeQuery } from "../gate/queries.ts";
import { becomeSelf } from "../identity/self.ts";
import { Callout } from "../kit/callout.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { officePaths } from "../paths.ts";
import { AcceptForm } from "./accept-form.tsx";
import { FrontPage } from "./front-page.tsx";
import styles from "./invitation-page.module.css";
import { signInWords as words } from "./words.ts";

/** What an invitation leads to. Its token stands behind the `#`, which a browser sends to nobody. */
export function InvitationPage() {
  const navigate = useNavigate();
  const [token] = useState(() => window.location.hash.slice(1));
  const invitation = useQuery({
    ...officeQuery("readInvitation", { token }),
    enabled: token !== "",
    // The secret stays the same while somebody types it into their app.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (token === "")
    return (
      <FrontPage title={words.invitationTitle}>
        <div className={styles.none}>
          <Callout tone="warning">{words.noToken}</Callout>
          <LinkButton href={officePaths.signIn()} variant="secondary">
            {words.toSignIn}
          </LinkButton>
        </div>
      </FrontPage>
    );
  return (
    <FrontPage title={words.invitationTitle}>
      <Loaded query={invitation}>
        {(data) => (
          <AcceptForm
            token={token}
            invitation={data}
            onAccepted={(self) => {
              becomeSelf(self);
              void navigate(officePaths.today(), { replace: true });
            }}
          />
        )}
      </Loaded>
    </FrontPage>
  );
}
