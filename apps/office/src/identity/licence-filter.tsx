import type { OfficeLicence } from "@bellwether/contract/office/index.ts";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { useSelf } from "./self.ts";
import { licenceWords as words } from "./words.ts";

/** The licence by which the address filters lists; undefined for all. */
export function useLicence(): OfficeLicence | undefined {
  const { licences } = useSelf();
  const [chosen] = useFilter("licence");
  return licences.find((licence) => licence === chosen);
}

/** The filter of licences, where the house plays under several. */
export function LicenceFilter() {
  const { licences } = useSelf();
  const [, write] = useFilter("licence");
  const licence = useLicence();
  if (licences.length < 2) return null;
  return (
    <SelectField
      name="licence"
      label={words.label}
      placeholder={words.all}
      options={licences.map((value) => ({ value, label: words.names[value] }))}
      value={licence ?? ""}
      onChange={(event) => write(event.target.value)}
    />
  );
}
