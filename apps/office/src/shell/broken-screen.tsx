import { GateError } from "@bellwether/contract/client.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { kindOfError } from "../gate/error-text.ts";
import { MissingIcon, OfflineIcon, WarningIcon } from "../kit/icons.ts";
import { StateNote } from "../kit/state-note.tsx";
import { officePaths } from "../paths.ts";
import { shellWords as words } from "./words.ts";

/** In place of a screen that could not be shown at all. */
export function BrokenScreen() {
  const error = useRouteError();
  const again = (
    <Button variant="secondary" onClick={() => window.location.reload()}>
      {words.reload}
    </Button>
  );
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingScreen />;
  if (error instanceof GateError && kindOfError(error) === "unreachable")
    return (
      <StateNote
        isScreen
        icon={<OfflineIcon />}
        title={words.unreachable}
        text={words.unreachableHint}
        action={again}
      />
    );
  return (
    <StateNote
      isScreen
      icon={<WarningIcon />}
      title={words.crashed}
      text={words.crashedHint}
      action={again}
    />
  );
}

/** For an address without a screen. */
export function MissingScreen() {
  return (
    <StateNote
      isScreen
      icon={<MissingIcon />}
      title={words.notFound}
      text={words.notFoundHint}
      action={<Link to={officePaths.today()}>{words.toToday}</Link>}
    />
  );
}
