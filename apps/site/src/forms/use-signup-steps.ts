import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { afterPress } from "../browser/after-press.ts";
import { firstWrongStep, type SignupStep, signupSteps, stepOf, wrongIn } from "./signup-steps.ts";

type Fields = Readonly<Record<string, string>>;

type Given = {
  form: RefObject<HTMLFormElement | null>;
  /** Errors that the server found; a new object with each response. */
  refused: Fields | undefined;
  numberFirst: boolean;
};

/**
 * Which step of signup is open, and its errors so far. A filled field is checked when it loses focus, a whole step before the next one opens;
 * the server's response opens the first step with an error. Without script all steps are one form, and the server validates it.
 */
export function useSignupSteps({ form, refused, numberFirst }: Given) {
  const asked = { numberFirst };
  const [step, setStep] = useState<SignupStep>(() => (refused ? firstWrongStep(refused, asked) : "login"));
  const [wrong, setWrong] = useState<Fields>(refused ?? {});
  const [answered, setAnswered] = useState(refused);
  /** The figures of the errors that were found here. */
  const [params, setParams] = useState<Fields>({});
  const [moves, setMoves] = useState(0);
  if (answered !== refused) {
    setAnswered(refused);
    setWrong(refused ?? {});
    if (refused) setStep(firstWrongStep(refused, asked));
  }

  // Focus the first invalid field, or the first field of the step that has opened.
  const moved = useRef(0);
  useEffect(() => {
    if (moves === moved.current) return;
    moved.current = moves;
    const part = form.current?.querySelector<HTMLElement>("[data-current]");
    const field =
      part?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      part?.querySelector<HTMLElement>("input, select");
    field?.focus({ preventScroll: true });
    const invalid = part?.querySelector('[aria-invalid="true"]');
    if (invalid) invalid.scrollIntoView({ block: "center" });
    // In a step taller than the screen, centring the whole step would push its name out at the top.
    else part?.querySelector("legend")?.scrollIntoView({ block: "nearest" });
  }, [form, moves]);

  const check = async (): Promise<Fields> => {
    const { checkSignup } = await import("./check-signup.ts");
    if (!form.current) return {};
    const found = checkSignup(new FormData(form.current));
    setParams(found.params);
    return found.fields;
  };

  const next = async () => {
    const found = wrongIn(step, await check(), asked);
    // The server's errors of other steps stay until those steps are checked again.
    setWrong((before) => ({ ...withoutStep(before, step, asked), ...found }));
    if (Object.keys(found).length === 0) setStep(signupSteps[signupSteps.indexOf(step) + 1] ?? step);
    setMoves((count) => count + 1);
  };

  const back = () => {
    setStep(signupSteps[signupSteps.indexOf(step) - 1] ?? step);
    setMoves((count) => count + 1);
  };

  const onBlur = async ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const field: EventTarget = target;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    // A message must not push away the button that is being pressed; the button checks the step itself.
    if (!field.name || !field.value || relatedTarget instanceof HTMLButtonElement) return;
    const names = dateParts.includes(field.name) ? dateParts : [field.name];
    if (names.some((name) => !enteredIn(form.current, name))) return;
    const found = await check();
    // An error that only the server can find stays until the field changes.
    const problems = names.flatMap((name) => (found[name] ? [[name, found[name]] as const] : []));
    // Some browsers give a pressed button no focus, and a pressed link moves away too.
    await afterPress();
    if (problems.length > 0) setWrong((before) => ({ ...before, ...Object.fromEntries(problems) }));
  };

  /** Clears the error of a field that is being edited. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement | HTMLSelectElement;
    const names = dateParts.includes(name) ? dateParts : [name];
    if (names.some((each) => each in wrong))
      setWrong((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !names.includes(field))),
      );
  };

  /** Enter opens the next step, except in the last one. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (step === "phone") return;
    event.preventDefault();
    void next();
  };

  return { step, wrong, params, next, back, formEvents: { onBlur, onInput, onSubmit } };
}

const dateParts = ["day", "month", "year"];

function enteredIn(form: HTMLFormElement | null, name: string): string {
  return form ? String(new FormData(form).get(name) ?? "") : "";
}

function withoutStep(fields: Fields, step: SignupStep, asked: { numberFirst: boolean }): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => stepOf(field, asked) !== step));
}
