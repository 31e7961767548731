/** Fetches the discovery document of an OpenID provider. */
export const discover = async (issuer: string): Promise<Readonly<Record<string, unknown>>> => {
  const response = await fetch(new URL(".well-known/openid-configuration", issuer), {
    signal: AbortSignal.timeout(5_000)
  })
  return (await response.json()) as Readonly<Record<string, unknown>>
}
