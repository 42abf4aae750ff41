export {
  addTask,
  changeTask,
  countTasksDue,
  finishTask,
  listTasks,
  type StoredTask,
  type TaskPlace,
} from "./office-task.ts";
export { tasksData } from "./personal-data.ts";

export const tasksMigrations = { part: "tasks", folder: new URL("./migrations/", import.meta.url) };
