/** Runs one look of the mail worker, when the test requests it. */
import { Effect, Layer, Redacted } from "effect"
import { databaseLayer } from "../../database/client.ts"
import { MailServer } from "../mails/mail-server.ts"
import { remindAndSend } from "../mails/worker.ts"
import { Repositories } from "../repositories.ts"
import { RequestMetrics } from "../request-metrics.ts"
import { type MailSettings, Settings, type ShopServiceSettings } from "../settings.ts"

/** Runs as a process of its own would: creates reminders, and sends all that is due. */
export const sendDueMails = (
  databaseUrl: string,
  settings: ShopServiceSettings & { readonly mail: MailSettings }
): Promise<void> =>
  Effect.runPromise(
    Effect.provide(
      remindAndSend,
      Layer.mergeAll(Repositories, MailServer.layer(settings.mail), Layer.succeed(Settings, settings)).pipe(
        Layer.provide(RequestMetrics.layer),
        Layer.provideMerge(
          databaseLayer({
            url: Redacted.make(databaseUrl),
            maximumConnections: 2,
            applicationName: "mail-look-test"
          })
        )
      )
    )
  )
