/** All that a process for real money needs to start. */
export const liveVariables = {
  DOCUMENTS_KEY: Buffer.alloc(32, 7).toString("base64"),
  NODE_ENV: "production",
  SANDBOX: "false",
  DATABASE_URL: "postgres://somewhere/bellwether?sslmode=verify-full",
  PUBLIC_URL: "https://bellwether.example",
  PIQ_URL: "https://cashier.example",
  PIQ_PASSWORD: "a password of 24 bytes..",
  PIQ_ADMIN_URL: "https://cashier.example/admin",
  PIQ_ADMIN_PASSWORD: "an admin of 24 bytes....",
  MESSAGE_GATEWAY_URL: "https://messages.example",
  PROVIDER_KEYS_DIR: "/keys",
};
