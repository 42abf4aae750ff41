import type { ComponentProps } from "react";

/** A group of radio buttons: led by its parent with `value`, or by itself from `defaultValue` on. */
export type RadioGroup = {
  name: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** What makes an `input` one button of the group. */
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
