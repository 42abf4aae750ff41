import { raw } from "hono/html";

type DrawnState = "busy" | "success" | "failure" | "pending" | "cancelled";

/** Each state as a picture: a slip that turns, is ticked, crossed, timed or struck out. The text beside it says the same. */
export function stateDrawing(state: DrawnState) {
  return raw(
    `<svg class="drawing ${state}" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">${ground}${signs[state]}</svg>`,
  );
}

/** A paper slip behind the sign. */
const ground =
  '<path class="slip" d="M24 10H72A6 6 0 0 1 78 16V82L69 76L60 82L48 76L36 82L27 76L18 82V16A6 6 0 0 1 24 10Z"/><path class="rule" d="M32 26H64M32 36H52"/>';

const disc = '<circle class="disc" cx="62" cy="62" r="22"/>';

const signs: Record<DrawnState, string> = {
  busy: '<circle class="disc" cx="62" cy="62" r="22"/><path class="sign turning" d="M62 49A13 13 0 0 1 75 62"/>',
  success: `${disc}<path class="sign" d="M52 62L59 69L72 55"/>`,
  failure: `${disc}<path class="sign" d="M54 54L70 70M70 54L54 70"/>`,
  pending: `${disc}<path class="sign" d="M62 51V62L69 67"/>`,
  cancelled: `${disc}<path class="sign" d="M53 62H71"/>`,
};
