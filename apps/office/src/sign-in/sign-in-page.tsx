import { localPath } from "@bellwether/contract/local-path.ts";
import { useNavigate, useSearchParams } from "react-router";
import { becomeSelf } from "../identity/self.ts";
import { SignInForm } from "../identity/sign-in-form.tsx";
import { officePaths } from "../paths.ts";
import { FrontPage } from "./front-page.tsx";
import { signInWords as words } from "./words.ts";

/** Signs somebody in and leads them to where they wanted to go. */
export function SignInPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <FrontPage title={words.title}>
      <SignInForm
        returnTo={localPath(query.get("to")) ?? officePaths.today()}
        onSignedIn={(self) => {
          becomeSelf(self);
          void navigate(localPath(query.get("to")) ?? officePaths.today(), { replace: true });
        }}
      />
    </FrontPage>
  );
}
