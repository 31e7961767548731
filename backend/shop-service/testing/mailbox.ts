/** Mail server for tests: receives mails by SMTP, refuses them, or is unreachable for a while. */
import type { AddressInfo } from "node:net"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"
import { host } from "../../configuration.ts"

export interface ReceivedMail extends Email {
  readonly recipient: string
}

export interface Mailbox {
  readonly url: string
  /** In order of receipt. */
  readonly mails: ReceivedMail[]
  /** Refuses recipients with this status from now on; null accepts mails again. */
  refuse(status: number | null): void
  /** Receives mails, but answers none of them. */
  keepSilent(): void
  stop(): Promise<void>
}

/** Port 0 for a free one. */
export const startMailbox = async (port = 0): Promise<Mailbox> => {
  const mails: ReceivedMail[] = []
  let refusal: number | null = null
  let isSilent = false
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) =>
      done(
        refusal === null
          ? null
          : Object.assign(new Error("neu@example.com is not wanted"), { responseCode: refusal })
      ),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        mails.push({ ...mail, recipient: envelope.rcptTo.map(({ address }) => address).join() })
        if (!isSilent) done()
      })
    }
  })
  server.on("error", () => undefined)
  await new Promise<void>((resolve) => server.listen(port, host, () => resolve()))
  const { port: actual } = server.server.address() as AddressInfo
  return {
    url: `smtp://${host}:${actual}`,
    mails,
    refuse: (status) => {
      refusal = status
    },
    keepSilent: () => {
      isSilent = true
    },
    stop: () => new Promise((resolve) => server.close(() => resolve()))
  }
}
