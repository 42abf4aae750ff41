import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import styles from "./tabs.module.css";

export type TabsProps = {
  label: string;
  tabs: readonly { value: string; label: ReactNode; panel: ReactNode }[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** Tab panels of one page, one shown at a time. Use `LinkTabs` when each panel has its own address. */
export function Tabs({ label, tabs, value, defaultValue, onChange }: TabsProps) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <BaseTabs.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
