import type { ReactNode } from "react";
import { Form } from "react-router";
import { useLocalHref } from "../locale/link.tsx";
import { paths } from "../paths.ts";
import { leaveOnPurpose } from "../session/session-end.ts";

/** The form around a logout button; it works without script. */
export function LogoutForm({ children, className }: { children: ReactNode; className?: string }) {
  const localHref = useLocalHref();
  return (
    <Form method="post" action={localHref(paths.logout())} className={className} onSubmit={leaveOnPurpose}>
      {children}
    </Form>
  );
}
