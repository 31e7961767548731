import { expect, it } from "vitest"
import { clientNetwork } from "./client-network.ts"

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2::3", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1:0:0:3", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
  ["no address", "no address"]
])("the network of %s is %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
