import { type OfficeRole, officeRoles } from "@bellwether/contract/office/index.ts";
import styles from "./role-tags.module.css";

/** A person's roles, each on a small plate. */
export function RoleTags({ roles }: { roles: readonly OfficeRole[] }) {
  return (
    <span className={styles.roles}>
      {roles.map((role) => (
        <span key={role} className={styles.role}>
          {officeRoles[role].title}
        </span>
      ))}
    </span>
  );
}
