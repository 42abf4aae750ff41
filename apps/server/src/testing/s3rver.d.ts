declare module "@20minutes/s3rver" {
  /** A server that speaks S3 from a folder, with the login `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string; configs: readonly unknown[] }[];
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
