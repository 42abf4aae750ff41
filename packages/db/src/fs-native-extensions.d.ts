declare module "fs-native-extensions" {
  /** Locks an open file for its descriptor alone; false when another descriptor holds it. Throws where the file system has no locks. */
  export function tryLock(fd: number): boolean;
}
