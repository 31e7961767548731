/** Configuration of the demo world, as in the page. */
export const demoConfiguration = {
  apiOrigin: "http://localhost:4401",
  identityOrigin: "http://localhost:4402",
  identityClientId: "parkschein-shop",
  identityAudience: "https://api.parkschein.example",
  identityScope: "openid profile email",
  lastShopVisitedClaim: "https://parkschein.example/last_shop_visited",
  emailVerifiedClaim: "https://parkschein.example/email_verified",
  paymentOrigins: ["http://localhost:4403"],
  trackingOrigin: null,
  commitHash: "0000000"
}
