/** drand's quicknet as its `/info` describes it: the beacon of a product that names no other. */
export const QUICKNET_INFO = {
  public_key:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
  period: 3,
  genesis_time: 1_692_803_367,
  hash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
  groupHash: "f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e",
  schemeID: "bls-unchained-g1-rfc9380",
  metadata: { beaconID: "quicknet" },
} as const;

/** The chain of every sandbox. Its secret key is public, so anybody can compute its values in advance: production refuses it. */
export const SANDBOX_CHAIN_INFO = {
  public_key:
    "84f98883f8d4da7186dc8885f398afbd3c398a099602abcfa38c99a7de9a76b941bdcad585c9625eb9fc30ad8735c6b112d4d878b09e1531d0c7fc4dab5000be9d43da51d5032f88293b95fdc4dab9df02fb968f0cc03b0a4974534f84f1d75f",
  period: 3,
  genesis_time: 1_767_225_600,
  hash: "b263204f67316b7201a0d9198ed24515cb413cd94e5e903c1c66ed285f32465c",
  groupHash: "b5d4647d52cec4cc9a675c811af2212300dec7b4956bf96f913bbce07ae0bbd0",
  schemeID: "bls-unchained-g1-rfc9380",
  metadata: { beaconID: "bellwether-sandbox" },
} as const;

/** Whether a chain is the sandbox's: then every text about the public beacon says so. */
export const isSandboxChain = (chainHash: string | null | undefined): boolean =>
  chainHash === SANDBOX_CHAIN_INFO.hash;
