export type StoreLog = { warn(details: object, message: string): void };
