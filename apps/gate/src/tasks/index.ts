export {
  countTasksDue,
  endTask,
  finishTaskWithin,
  listTasks,
  rewriteTask,
  type StoredTask,
  storeTask,
  type TaskPlace,
} from "./office-task.ts";
export { tasksData } from "./personal-data.ts";

export const tasksMigrations = { part: "tasks", folder: new URL("./migrations/", import.meta.url) };
