import {
  officePermissionNames,
  officePermissions,
  officeRoleNames,
  officeRoles,
  permissionsOf,
} from "@bellwether/contract/office/index.ts";
import { VisuallyHidden } from "@bellwether/ui/surfaces/visually-hidden.tsx";
import { DoneIcon } from "../kit/icons.ts";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { OperatorTabs } from "./operator-tabs.tsx";
import styles from "./roles-page.module.css";
import { operatorWords as words } from "./words.ts";

/** The one table of roles and permissions, as the office checks it. */
export function RolesPage() {
  return (
    <>
      <ScreenHead title={words.rolesTitle} about={words.rolesAbout} />
      <OperatorTabs current="roles" />
      <Panel isFlush>
        <div className={styles.frame}>
          <table className={styles.table} aria-label={words.rolesTitle}>
            <thead>
              <tr>
                <th scope="col">{words.permission}</th>
                {officeRoleNames.map((role) => (
                  <th key={role} scope="col" title={officeRoles[role].about}>
                    {officeRoles[role].title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {officePermissionNames.map((permission) => (
                <tr key={permission}>
                  <th scope="row">
                    {officePermissions[permission]}
                    <code className={styles.code}>{permission}</code>
                  </th>
                  {officeRoleNames.map((role) => (
                    <td key={role}>
                      {permissionsOf([role]).includes(permission) ? (
                        <>
                          <DoneIcon aria-hidden />
                          <VisuallyHidden>{words.yes}</VisuallyHidden>
                        </>
                      ) : (
                        <VisuallyHidden>{words.no}</VisuallyHidden>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
    </>
  );
}
