import { TextAreaField } from "@bellwether/ui/fields/text-area-field.tsx";

export type ReasonFieldProps = { label: string; hint?: string; error?: string; defaultValue?: string };

/** Why somebody does it, in their own words: it is kept with what they did. Ctrl+Enter sends the form. */
export function ReasonField({ label, hint, error, defaultValue }: ReasonFieldProps) {
  return (
    <TextAreaField
      name="reason"
      rows={2}
      maxLength={500}
      required
      label={label}
      hint={hint}
      error={error}
      defaultValue={defaultValue}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
          event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}

/** The text of a form's field, trimmed. */
export const typedText = (values: FormData, name: string): string => String(values.get(name) ?? "").trim();
