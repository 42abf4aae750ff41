import type { ScreenedPerson, ScreeningResponse } from "@bellwether/contract";

export type ScreeningPort = {
  /**
   * Asks the service about up to 100 persons. Rejects without a clear answer, and where it names somebody about whom it was not asked. Undefined
   * where none is connected: then nobody is screened.
   */
  screenPersons: ((persons: readonly ScreenedPerson[]) => Promise<ScreeningResponse["results"]>) | undefined;
};
