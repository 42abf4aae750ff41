import type { TimelineKind } from "@bellwether/contract/office/index.ts";
import type { ComponentType, SVGProps } from "react";
import {
  ActIcon,
  BlockIcon,
  BonusIcon,
  ChangeIcon,
  DocumentIcon,
  LetterIcon,
  LimitIcon,
  LoginIcon,
  NoteIcon,
  PaymentIcon,
  RiskIcon,
  RoundIcon,
} from "../kit/icons.ts";

/** The icon of each kind of event. */
export const kindIcons: Record<TimelineKind, ComponentType<SVGProps<SVGSVGElement>>> = {
  login: LoginIcon,
  payment: PaymentIcon,
  round: RoundIcon,
  bonus: BonusIcon,
  limit: LimitIcon,
  change: ChangeIcon,
  letter: LetterIcon,
  note: NoteIcon,
  block: BlockIcon,
  document: DocumentIcon,
  risk: RiskIcon,
  act: ActIcon,
};
