import type { ComponentProps } from "react";

/** State of a radio group: controlled by its parent with `value`, or uncontrolled from `defaultValue` on. */
export type RadioGroup = {
  name: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** The props that make an `input` one button of the group. */
export function radioState(
  { name, value, defaultValue, onChange }: RadioGroup,
  own: { value: string; disabled?: boolean },
): ComponentProps<"input"> {
  const isLed = value !== undefined;
  return {
    type: "radio",
    name,
    value: own.value,
    checked: isLed ? value === own.value : undefined,
    defaultChecked: isLed ? undefined : defaultValue === own.value,
    onChange: onChange && (() => onChange(own.value)),
    readOnly: isLed && !onChange,
    disabled: own.disabled,
  };
}
