/** Names the client of a request, for rate limits by remote address. */
import { Result } from "effect"
import { NetAddress } from "effect/net"

/** Returns an IPv4 address, or the /64 of an IPv6 address: a home or a phone has all addresses of its /64. */
export const clientNetwork = (address: string): string =>
  Result.match(NetAddress.ipv6FromString(address), {
    onFailure: () => address,
    onSuccess: (ip) => {
      if (NetAddress.isIpv4Mapped(ip)) return NetAddress.ipv6ToOctets(ip).slice(12).join(".")
      const segments = NetAddress.ipv6ToSegments(ip).slice(0, 4)
      return `${segments.map((segment) => segment.toString(16)).join(":")}::/64`
    }
  })
