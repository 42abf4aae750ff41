import { expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

it.each([
  "8.8.8.8",
  "172.32.0.1",
  "100.128.0.1",
  "192.0.1.1",
  "2606:4700::1111",
  "::ffff:8.8.8.8",
  "64:ff9b::808:808",
])("%s is an address of the public internet", (address) => expect(isPublicAddress(address)).toBe(true));

it.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.100.100.200",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.168.1.5",
  "198.19.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "::ffff:a9fe:a9fe",
  "::10.0.0.1",
  "64:ff9b::a9fe:a9fe",
  "64:ff9b::7f00:1",
  "2002:a00:1::",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));
