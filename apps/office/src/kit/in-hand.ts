/** Whether somebody else has it in hand. */
export const isAnothers = ({ taken_by, is_own }: { taken_by: { name: string } | null; is_own: boolean }) =>
  taken_by !== null && !is_own;
